/** The arrow keys of the desktop menu (LAY-06, A11Y-02): along its entries, and through an open panel. */
import type { KeyboardEvent } from 'react';
import { placeByKey } from './panel-place.ts';

const ENTRIES = ':scope > li > a, :scope > li > details > summary';
const ALONG = { next: 'ArrowRight', previous: 'ArrowLeft' };
const THROUGH = { next: 'ArrowDown', previous: 'ArrowUp' };

/** On the list of entries: right and left go from one to the next. */
export function moveAlongEntries(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
  const from = entries.findIndex((entry) => entry === event.target);
  if (from >= 0) moveFocus(event, entries, from, ALONG);
}

/** On an open panel with its entry: down and up go through the panel's links. */
export function moveThroughPanel(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('details > div a')];
  const from = links.findIndex((link) => link === event.target);
  const isOnEntry = from < 0;
  if (isOnEntry && event.key !== THROUGH.next) return;
  moveFocus(event, links, from, THROUGH);
}

function moveFocus(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  from: number,
  keys: typeof ALONG,
): void {
  const place = placeByKey(event.key, from, stops.length, keys);
  if (place === null) return;
  event.preventDefault();
  stops[place]?.focus();
}
