/**
 * Whether the focus is nowhere, so that whoever uses a keyboard would begin anew (A11Y-02). What was closed the browser
 * may still call focused for a moment; folds whose content is always shown are no such thing.
 */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}
