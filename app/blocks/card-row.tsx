import type { ReactNode } from 'react';
import { row } from './card-row.css.ts';

/** A few cards: on a phone a row that scrolls sideways by styles alone, else a grid (LAY-16). */
export function CardRow({ children }: { readonly children: ReactNode }) {
  return <ul className={row}>{children}</ul>;
}
