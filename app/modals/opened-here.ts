/** What a step of the history says when it opened a modal: the step before is the page without it. */
import type { Location } from '@remix-run/react';

interface OpenedHere {
  /** Key of the step before. */
  readonly openedOver: string;
}

export function openedOver({ key }: Pick<Location, 'key'>): OpenedHere {
  return { openedOver: key };
}

export function wasOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedOver' in state;
}

/**
 * Under which key the browser remembers how far a step was scrolled. With a modal and without it is one
 * page: it stays where it is when the modal opens and closes, also in the middle of a movement (LAY-11).
 */
export function scrollKeyOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return wasOpenedHere(state) ? state.openedOver : key;
}
