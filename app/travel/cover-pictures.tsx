import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import { ContentImage } from '../images/content-image.tsx';
import * as styles from './cover-pictures.css.ts';

/** More stand on the wall of a wide screen than fit beside the first one. */
const ON_WALL = 3;

/**
 * The pictures of a travel (TRV-06): a wall of three on wide screens; on narrow ones a row that one swipes
 * or scrolls, each as wide as the screen, without any script.
 */
export function CoverPictures({ pictures }: { readonly pictures: readonly Image[] }) {
  const { t } = useTranslation('travel');
  const [first, ...others] = pictures;
  if (!first) return null;
  if (others.length < ON_WALL - 1) {
    return (
      <div className={styles.single}>
        <ContentImage image={first} shape="fill" sizes="100vw" hasNarrow priority />
      </div>
    );
  }
  return (
    // What scrolls must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.wall} aria-label={t('cover.pictures')} tabIndex={0}>
      <li className={styles.main}>
        <ContentImage
          image={first}
          shape="fill"
          sizes="(min-width: 1024px) 50vw, 100vw"
          hasNarrow
          priority
        />
      </li>
      {others.map((image, index) => (
        <li key={image.id} className={index < ON_WALL - 1 ? styles.side : styles.beyond}>
          <ContentImage image={image} shape="fill" sizes="(min-width: 1024px) 38vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
