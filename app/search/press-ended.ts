/**
 * Settle with the end of what has just begun: a press, or a word of several keys. What takes the place of
 * something under a finger before that would get the click that was meant for what was there.
 */

/** A click follows a release at once, or not at all: after a long press, or one that was drawn away. */
const CLICK_COMES_WITHIN_MS = 300;

export function pressEnded(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const listening = { signal: ending.signal, capture: true, passive: true };
    const end = () => {
      ending.abort();
      resolve();
    };
    // After the handlers of the click itself.
    addEventListener('click', () => setTimeout(end), listening);
    addEventListener('pointercancel', end, listening);
    addEventListener('pointerup', () => setTimeout(end, CLICK_COMES_WITHIN_MS), listening);
  });
}

/** A word that is put together from several keys is lost with the field that it is put together in. */
export function compositionEnded(): Promise<void> {
  return new Promise((resolve) => {
    // After the `input` that some browsers send with it.
    addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
}
