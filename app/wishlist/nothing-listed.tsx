import type { ReactNode } from 'react';
import { StateDrawing } from '../images/state-drawing.tsx';
import * as styles from './nothing-listed.css.ts';

/** In the place of a list that has nothing yet: why, and the ways on. */
export function NothingListed({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.panel}>
      <StateDrawing state="nothing-found" />
      <p className={styles.text}>{text}</p>
      <div className={styles.waysOn}>{children}</div>
    </div>
  );
}
