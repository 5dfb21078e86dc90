import type { ReactNode } from 'react';
import * as styles from './two-columns.css.ts';

/** Id of the side part: the offer bar makes way for it. */
export const ASIDE_ID = 'offer';

export interface TwoColumnsProps {
  /** The title's sheet, over the foot of the pictures above. */
  readonly head: ReactNode;
  /** Name of the side part. */
  readonly asideLabel: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page beside its sticky sheet on a desktop, where that begins beside the title, so that the price is
 * on the first screen; on a phone the sheet follows the title.
 */
export function TwoColumns({ head, asideLabel, aside, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{head}</div>
      <aside id={ASIDE_ID} aria-label={asideLabel} className={styles.aside}>
        <div className={styles.sheet}>{aside}</div>
      </aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
