/**
 * An entry in the browser's history for what lies over all of a page without an address of its own, so that
 * Back closes it, as it closes other modals, and leaves no page. It has the address and the state of
 * the page below: the router, which is not told, would ask for the page again.
 */
const MARK = 'isOver';

let isKept = false;

function isThere(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/** Adds it. The function that is given back takes it away, where neither Back nor a navigation has. */
export function addBackEntry(onBack: () => void): () => void {
  isKept = false;
  let isClosing = false;
  const listening = new AbortController();
  const onPop = (event: Event) => {
    event.stopImmediatePropagation();
    listening.abort();
    if (!isClosing) onBack();
  };
  window.history.pushState({ ...window.history.state, [MARK]: true }, '');
  window.addEventListener('popstate', onPop, { capture: true, signal: listening.signal });
  return () => {
    isClosing = true;
    if (listening.signal.aborted) return;
    if (isThere() && !isKept) window.history.back();
    else listening.abort();
  };
}

/** Leaves it to a navigation that begins now; whether that is to take its place. */
export function giveBackEntryAway(): boolean {
  isKept = isThere();
  return isKept;
}
