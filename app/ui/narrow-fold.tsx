import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './narrow-fold.css.ts';

export interface NarrowFoldProps {
  readonly summary: ReactNode;
  /** Whether it stands open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Folded into one line where the screen is narrow; a desktop shows what is in it, where a browser lets it. */
export function NarrowFold({ summary, open = false, children }: NarrowFoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
