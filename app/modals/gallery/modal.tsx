/** The pictures of the travel, one below the other, each with what it shows (TRV-12). */
import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import { muted } from '../parts/parts.css.ts';
import * as styles from './modal.css.ts';

/** As wide as the modal's body. */
const SIZES = '(min-width: 1072px) 960px, 100vw';

export default function GalleryModal({ subject }: ModalProps<'gallery'>) {
  const { t } = useTranslation('modals');
  const { title, pictures } = subject;
  return (
    <ModalFrame title={title}>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <figure className={styles.figure}>
              <ContentImage image={picture} shape="wide" sizes={SIZES} priority={index === 0} />
              <figcaption className={styles.caption}>
                {picture.title}
                {pictures.length > 1 && (
                  <span className={muted}>
                    {t('gallery.count', { number: index + 1, total: pictures.length })}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
