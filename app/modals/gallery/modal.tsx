/**
 * The pictures of the travel, one at a time, on the whole screen (TRV-06): each has an address
 * of its own, so arrows and little pictures are links. Arrow keys, Home, End and swipes follow them.
 */
import { useNavigate } from '@remix-run/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { usePageLocation } from '../../page-location.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { readModal, withModal } from '../modal-address.ts';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from './modal.css.ts';

export default function GalleryModal({ subject, type }: ModalProps<'gallery'>) {
  const { t } = useTranslation(['modals', 'listing']);
  const { title, pictures } = subject;
  const ids = pictures.map(({ id }) => id);
  const index = indexOf(ids, type);
  const { previous, next } = stepsFrom(ids, type);
  const swipe = useSteps(ids);
  const picture = pictures[index];
  if (!picture) return null;
  const isOne = pictures.length === 1;
  return (
    <ModalFrame title={title} isWholeScreen>
      <div className={styles.gallery}>
        <figure className={styles.figure}>
          <div className={styles.stage} {...swipe}>
            <ContentImage
              key={picture.id}
              image={picture}
              shape="wide"
              place="openPicture"
              priority
            />
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
            {picture.by === undefined
              ? picture.title
              : `${picture.title} · ${t('listing:blocks.pictureBy', { name: picture.by })}`}{' '}
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
                  <ContentImage image={each} shape="card" place="littlePicture" />
                </ModalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ModalFrame>
  );
}

function indexOf(ids: readonly string[], type: string | null): number {
  return Math.max(0, ids.indexOf(type ?? ''));
}

/** Ids of the pictures on both sides, round and round, and of those at the ends. */
function stepsFrom(ids: readonly string[], type: string | null) {
  const index = indexOf(ids, type);
  return {
    previous: ids.at(index - 1),
    next: ids[(index + 1) % ids.length],
    first: ids[0],
    last: ids.at(-1),
  };
}

type Step = keyof ReturnType<typeof stepsFrom>;

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Follows arrow keys, Home and End anywhere in the gallery, and swipes on what gets these handlers, to the next picture. */
function useSteps(ids: readonly string[]) {
  const location = usePageLocation();
  const navigate = useNavigate();
  const begun = useRef<{ x: number; y: number } | null>(null);
  const go = (to: Step) => {
    // From the address: a key may come before React has made this handler anew for the picture.
    const type = stepsFrom(ids, readModal(window.location)?.type ?? null)[to];
    if (type === undefined) return;
    const address = withModal(location, { name: 'gallery', type });
    // The same step of the history as the picture before: one Escape closes.
    navigate(address, { replace: true, preventScrollReset: true, state: location.state });
  };
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const to = KEYS[event.key];
      if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  });
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      begun.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const to = begun.current && swipeOf(begun.current, { x, y });
      begun.current = null;
      if (to) go(to);
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels under which a finger only trembles. */
const LEAST = 40;

/** Which way a finger has drawn the picture away; null where it pressed, or went up or down. */
export function swipeOf(from: Place, to: Place): 'previous' | 'next' | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < LEAST || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}
