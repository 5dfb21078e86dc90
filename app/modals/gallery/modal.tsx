/**
 * The pictures of the travel, one at a time, on the whole screen (TRV-06): each has an address
 * of its own, so arrows and little pictures are links. Arrow keys, Home, End and swipes follow them.
 */
import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from './modal.css.ts';
import { useSteps } from './use-steps.ts';

/** As wide as the screen, or as its height lets it be. */
const SIZES = '(min-width: 640px) min(100vw, 120vh), 100vw';

export default function GalleryModal({ subject, type }: ModalProps<'gallery'>) {
  const { t } = useTranslation('modals');
  const { title, pictures } = subject;
  const found = pictures.findIndex(({ id }) => id === type);
  const index = Math.max(0, found);
  const picture = pictures[index];
  // Round and round: the arrow that one has pressed stays where it is.
  const idOf = (at: number) => pictures.at(at % pictures.length)?.id;
  const [previous, next] = [idOf(index - 1), idOf(index + 1)];
  const swipe = useSteps({ previous, next, first: pictures[0]?.id, last: pictures.at(-1)?.id });
  if (!picture) return null;
  const isOne = pictures.length === 1;
  return (
    <ModalFrame title={title} isWholeScreen>
      <div className={styles.gallery}>
        <figure className={styles.figure}>
          <div className={styles.stage} {...swipe}>
            <ContentImage key={picture.id} image={picture} shape="wide" sizes={SIZES} priority />
            {!isOne && (
              <>
                <ModalLink name="gallery" type={previous} className={styles.arrow.previous}>
                  <Icon name="chevron-left" size="medium" />
                  <VisuallyHidden>{t('gallery.previous')}</VisuallyHidden>
                </ModalLink>
                <ModalLink name="gallery" type={next} className={styles.arrow.next}>
                  <Icon name="chevron-right" size="medium" />
                  <VisuallyHidden>{t('gallery.next')}</VisuallyHidden>
                </ModalLink>
              </>
            )}
          </div>
          <figcaption className={styles.caption} aria-live="polite">
            {picture.title}{' '}
            {!isOne && (
              <span className={styles.place}>
                {t('gallery.count', { number: index + 1, total: pictures.length })}
              </span>
            )}
          </figcaption>
        </figure>
        {!isOne && (
          <ul className={styles.all} aria-label={t('gallery.all')}>
            {pictures.map((each) => (
              <li key={each.id}>
                <ModalLink
                  name="gallery"
                  type={each.id}
                  isCurrent={each === picture}
                  className={styles.little}
                >
                  <ContentImage image={each} shape="card" sizes="120px" upTo={320} />
                </ModalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ModalFrame>
  );
}
