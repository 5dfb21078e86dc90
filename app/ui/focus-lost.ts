/** What nobody sees any more, though for a moment the browser may still call it focused. */
const GONE = [
  'dialog:not([open])',
  'dialog:not([open]) *',
  'details:not([open]) > :not(summary)',
  'details:not([open]) > :not(summary) *',
].join();

/** Whether the focus is nowhere, so that whoever uses a keyboard would begin anew (A11Y-02). */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(GONE);
}
