import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import { ContentImage } from '../images/content-image.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import * as styles from './cover-pictures.css.ts';
import { isWall, ON_WALL, travelCover } from './travel-cover.ts';

/**
 * The pictures of a travel (TRV-06): a wall of three on wide screens; on narrow ones a row that one swipes
 * or scrolls, each as wide as the screen, without any script. Each opens as large as the screen (LAY-10).
 */
export function CoverPictures({ pictures }: { readonly pictures: readonly Image[] }) {
  const { t } = useTranslation('travel');
  const first = travelCover(pictures);
  if (!first) return null;
  const others = pictures.slice(1);
  if (!isWall(pictures)) {
    return (
      <div className={styles.single}>
        <OpenPicture image={first.image}>
          <ContentImage {...first} shape="fill" priority />
        </OpenPicture>
      </div>
    );
  }
  return (
    // What scrolls is reached by keyboard: by the pictures.
    <ul className={styles.wall} aria-label={t('cover.pictures')}>
      <li className={styles.main}>
        <OpenPicture image={first.image}>
          <ContentImage {...first} shape="fill" priority />
        </OpenPicture>
      </li>
      {others.map((image, index) => (
        <li key={image.id} className={index < ON_WALL - 1 ? styles.side : styles.beyond}>
          <OpenPicture image={image}>
            <ContentImage image={image} shape="fill" sizes="(min-width: 1024px) 38vw, 100vw" />
          </OpenPicture>
        </li>
      ))}
    </ul>
  );
}

function OpenPicture({ image, children }: { readonly image: Image; readonly children: ReactNode }) {
  return (
    <ModalLink name="gallery" type={image.id} className={styles.link}>
      {children}
    </ModalLink>
  );
}
