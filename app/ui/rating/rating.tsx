import sprite from '../icon/icons.svg?no-inline';
import * as styles from './rating.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Width and height of a star in the drawing. */
const STAR = 24;
/** The most that there are. */
const ROW = 5 * STAR;

export interface RatingProps {
  /** From 1 to 5 in halves; null is blank and grey (TRV-11). */
  readonly stars: number | null;
  /** What the stars say, e.g. "4.5 of 5 stars", or "Not rated yet": read out in their place. */
  readonly label: string;
  /** The number as it is seen beside the stars. */
  readonly value?: string | null;
  /** Below or beside it, e.g. how many reviews there are. */
  readonly note?: string | null;
}

/** Stars and what they mean in words and numbers. */
export function Rating({ stars, label, value, note }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Stars count={stars} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {value && (
        <span className={styles.value} aria-hidden="true">
          {value}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** Five outlines, and the same five filled, cut off where the rating ends. */
function Stars({ count }: { readonly count: number | null }) {
  const row = <use href={`${sprite}#stars`} width={ROW} height={STAR} />;
  return (
    <svg className={styles.stars} viewBox={`0 0 ${ROW} ${STAR}`} aria-hidden="true">
      {row}
      {count !== null && (
        <svg className={styles.filled} width={count * STAR} height={STAR}>
          {row}
        </svg>
      )}
    </svg>
  );
}
