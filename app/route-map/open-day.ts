import type { MouseEvent } from 'react';

/** Unfolds the day of an id, where days are folded. */
export function unfoldDay(id: string): void {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) fold.open = true;
}

/** Unfolds the day that a link leads to: not every browser does so by itself for what an address names. */
export function openDay({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  unfoldDay(currentTarget.hash.slice(1));
}
