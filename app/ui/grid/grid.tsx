import type { ElementType, ReactNode } from 'react';
import { grid } from './grid.css.ts';

export interface GridProps {
  /** Columns on a desktop: one on a phone, at most two on a tablet. */
  readonly columns?: keyof typeof grid;
  readonly as?: ElementType;
  readonly children: ReactNode;
}

/** Equal columns, as many as the screen bears. `as="ul"` for lists of cards. */
export function Grid({ columns = 3, as: Element = 'div', children }: GridProps) {
  return <Element className={grid[columns]}>{children}</Element>;
}
