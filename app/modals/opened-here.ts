/** What a step of the history says when it opened a modal: the step before is the page without it. */
import type { Location } from '@remix-run/react';
import { readModal } from './modal-address.ts';

interface OpenedHere {
  /** Key of the step before. */
  readonly openedOver: string;
}

function openedOver({ key }: Pick<Location, 'key'>): OpenedHere {
  return { openedOver: key };
}

/**
 * How a link goes to a modal's address. A modal over a modal, or another tab of it, is the same step of the
 * history: one Escape closes it.
 */
export function stepToModal(location: Location) {
  const isOpen = readModal(location) !== null;
  return {
    preventScrollReset: true,
    replace: isOpen,
    state: (isOpen ? location.state : openedOver(location)) as unknown,
  };
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
