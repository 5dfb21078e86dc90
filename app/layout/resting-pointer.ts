/**
 * Whether a mouse was there before the code that would have heard it come (LAY-06). Who goes on by keyboard
 * may have a pointer somewhere, and does not mean it (A11Y-02).
 */
let isMeant = false;
let isWatched = false;

/** Later calls do nothing. */
export function watchPointer(): void {
  if (isWatched) return;
  isWatched = true;
  const watched = { capture: true, passive: true };
  window.addEventListener('pointermove', noteMove, watched);
  window.addEventListener('keydown', noteKey, watched);
}

function noteMove({ pointerType }: PointerEvent): void {
  isMeant = pointerType === 'mouse';
}

function noteKey(): void {
  isMeant = false;
}

export function isUnderPointer(element: Element): boolean {
  return isMeant && element.matches(':hover');
}
