import type { MouseEvent } from 'react';

/** Unfolds the day that a link leads to: not every browser does so by itself for what an address names. */
export function openDay({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const fold = document.querySelector(currentTarget.hash)?.closest('details');
  if (fold) fold.open = true;
}
