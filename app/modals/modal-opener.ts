/**
 * What opened a modal (LAY-11): the link, so that the focus can go back there, and the step of the history, so that
 * closing it goes back to the page without it. The browser gives the focus back by itself where it can: not where
 * the link is hidden by now, or the page was drawn with the modal.
 */
import type { Location } from '@remix-run/react';
import { isFocusLost } from '../ui/focus-lost.ts';
import { FOLD_BESIDE } from '../ui/fold-beside.ts';
import { readModal } from './modal-address.ts';
import type { ModalName } from './modal-names.ts';

/** Carried by each link that opens a modal: the modal's name. */
export const OPENS_ATTRIBUTE = 'data-opens';

let opener: HTMLElement | null = null;

/** A link inside of a modal leads to another one: what opened the first has opened both. */
export function noteOpener(link: HTMLElement): void {
  if (!link.closest('dialog')) opener = link;
}

/** Gives the focus back, once, if it is nowhere: to the opener, or to another link to the same modal. */
export function refocusOpener(name: ModalName): void {
  const links = document.querySelectorAll<HTMLElement>(`[${OPENS_ATTRIBUTE}="${name}"]`);
  const places = [...(opener ? [opener, ...foldsAround(opener)] : []), ...seenFirst([...links])];
  opener = null;
  for (const place of places) {
    if (!isFocusLost()) return;
    // What is hidden does not take it.
    place.focus({ preventScroll: true });
  }
}

/** The buttons of what an element may be folded in, such as a menu, from the inside outwards. */
function foldsAround(element: HTMLElement): HTMLElement[] {
  const fold = element.parentElement?.closest<HTMLElement>(`details, [${FOLD_BESIDE}]`);
  if (!fold) return [];
  const button = fold.querySelector<HTMLElement>('summary');
  return [...(button ? [button] : []), ...foldsAround(fold)];
}

/** Those on the screen before those that a visitor would have to scroll to. */
function seenFirst(elements: readonly HTMLElement[]): HTMLElement[] {
  const isSeen = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  return [...elements.filter(isSeen), ...elements.filter((element) => !isSeen(element))];
}

/** What a step of the history says when it opened a modal: the step before is the page without it. */
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
export function scrollKeyOf({
  key,
  state,
  hash,
}: Pick<Location, 'key' | 'state' | 'hash'>): string {
  if (wasOpenedHere(state)) return state.openedOver;
  // The browser gives no key to a link to a part of the page that it follows by itself. By the router's one for all of
  // them, the second such link would lead to where the first one was left.
  return key === 'default' && hash ? `${hash} ${Math.random()}` : key;
}
