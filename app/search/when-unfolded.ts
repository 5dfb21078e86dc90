import { below } from '../styles/media.ts';

/** Calls each time that somebody opens the fold around the element on a phone; returns how to stop. */
export function whenUnfolded(element: Element | null, call: () => void): () => void {
  const fold = element?.closest('details');
  if (!fold) return () => undefined;
  // It is open too where no filter is left, and nobody has pressed it.
  let isPressed = false;
  const onPress = () => {
    isPressed = true;
  };
  const onToggle = () => {
    if (isPressed && fold.open && matchMedia(below.tablet).matches) call();
    isPressed = false;
  };
  const summary = fold.querySelector('summary');
  summary?.addEventListener('click', onPress);
  fold.addEventListener('toggle', onToggle);
  return () => {
    summary?.removeEventListener('click', onPress);
    fold.removeEventListener('toggle', onToggle);
  };
}
