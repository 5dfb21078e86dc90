import { isFocusLost } from '../ui/focus-lost.ts';

/** Id of the page's main part. */
export const MAIN = 'main';

/** Lets the focus begin at the main part of the page if it is nowhere (A11Y-02); nothing moves. */
export function refocusMain(): void {
  if (isFocusLost()) document.getElementById(MAIN)?.focus({ preventScroll: true });
}
