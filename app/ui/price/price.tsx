import * as styles from './price.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface PriceProps {
  /** Formatted, as are the others. */
  readonly current: string;
  /** The price before, struck out. */
  readonly was?: string | null;
  /** Before the price, e.g. "from". */
  readonly prefix?: string | null;
  /** Below it, e.g. "about", or "in three instalments". */
  readonly note?: string | null;
  /** What a screen reader says before each of two prices; a line through one is not read out. */
  readonly labels?: { readonly current: string; readonly was: string };
  readonly size?: keyof typeof styles.current;
}

/** A price, with the one it had before where it came down. */
export function Price({ current, was, prefix, note, labels, size = 'medium' }: PriceProps) {
  const currentClass = was ? `${styles.current[size]} ${styles.reduced}` : styles.current[size];
  return (
    <span className={styles.price}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {was && (
        <s className={styles.was}>
          {labels && <VisuallyHidden>{labels.was} </VisuallyHidden>}
          {was}
        </s>
      )}
      <strong className={currentClass}>
        {was && labels && <VisuallyHidden>{labels.current} </VisuallyHidden>}
        {current}
      </strong>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
