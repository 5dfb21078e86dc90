/**
 * The link that opened the modal, so that the focus can go back there (LAY-11). The browser gives it back
 * by itself where it can: not where the link is hidden by now, or the page was drawn with the modal.
 */
import { isFocusLost } from '../ui/focus-lost.ts';
import { FOLD_BESIDE } from '../ui/fold-beside.ts';
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
