import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './narrow-fold.css.ts';

export interface NarrowFoldProps {
  readonly summary: ReactNode;
  /** Whether it stands open at first. */
  readonly open?: boolean;
  /** False where it stays open, and there is nothing to fold. */
  readonly isFoldable?: boolean;
  /** Whether who opens it reads on, which statistics count (ANA-01). */
  readonly isReadMore?: boolean;
  readonly children: ReactNode;
}

/** Folded into one line where the screen is narrow; a desktop shows what is in it, where a browser lets it. */
export function NarrowFold({
  summary,
  open = false,
  isFoldable = true,
  isReadMore = false,
  children,
}: NarrowFoldProps) {
  return (
    <details
      className={styles.fold}
      open={open || !isFoldable}
      data-read-more={isReadMore ? '' : undefined}
    >
      <summary className={styles.summary} hidden={!isFoldable}>
        {summary}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
