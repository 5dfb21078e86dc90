import type { ReactNode } from 'react';
import * as styles from './two-columns.css.ts';

export interface TwoColumnsProps {
  /** Name of the side part. */
  readonly asideLabel: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page beside its sticky sheet on a desktop; on a phone the sheet comes first. */
export function TwoColumns({ asideLabel, aside, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <aside aria-label={asideLabel} className={styles.aside}>
        <div className={styles.sheet}>{aside}</div>
      </aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
