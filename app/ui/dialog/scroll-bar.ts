/** Says on `<html>` that the page has a scroll bar that takes room: one that lies over it takes none. */
export const SCROLL_BAR_ATTRIBUTE = 'data-scroll-bar';

/** Looks whether there is one now, for what is about to take it away. */
export function noteScrollBar(): void {
  const root = document.documentElement;
  root.toggleAttribute(SCROLL_BAR_ATTRIBUTE, window.innerWidth > root.clientWidth);
}
