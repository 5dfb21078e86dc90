import { Icon } from './icon.tsx';
import * as styles from './rating.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The most that there are. */
const STARS = [1, 2, 3, 4, 5] as const;

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
      <span className={styles.stars} aria-hidden="true">
        <span className={styles.blank}>
          <Stars />
        </span>
        {stars !== null && (
          <span className={styles.filled} style={{ width: `${(stars / STARS.length) * 100}%` }}>
            <Stars />
          </span>
        )}
      </span>
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

function Stars() {
  return STARS.map((star) => (
    <span key={star} className={styles.star}>
      <Icon name="star" />
    </span>
  ));
}
