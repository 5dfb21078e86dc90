/** When a block's code is fetched (CMS-02): each calls once, unless it is stopped before. */

/** For browsers that do not tell when they are idle: long enough for what they do first. */
const IDLE_MS = 200;

/** Calls when the browser has nothing better to do, in two seconds at the latest. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}

/** Calls when some of the element is on the screen, or the place of one that is empty. */
export function whenSeen(call: () => void, element: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    call();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
