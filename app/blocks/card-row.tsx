import type { ReactNode } from 'react';
import { row } from './card-row.css.ts';

/** What a card of a travel or departure says of its picture there. */
export const IN_ROW = { place: 'cardInRow' } as const;

/** A few cards: on a phone a row that scrolls sideways by styles alone, else a grid (LAY-16). */
export function CardRow({ children }: { readonly children: ReactNode }) {
  return <ul className={row}>{children}</ul>;
}
