/** The days of an itinerary as elements of a page: their ids, and unfolding the one that a link leads to. */
import type { MouseEvent } from 'react';

/** Id of a day on the pages that tell of it, for links and for the map. */
export function dayId(day: number): string {
  return `day-${day}`;
}

/** The day of such an id; null for another one. */
export function dayOfId(id: string): number | null {
  const number = /^day-(\d+)$/.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}

/** Unfolds the day of an id, where days are folded. */
export function unfoldDay(id: string): void {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) fold.open = true;
}

/** Unfolds the day that a link leads to: not every browser does so by itself for what an address names. */
export function openDay({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  unfoldDay(currentTarget.hash.slice(1));
}
