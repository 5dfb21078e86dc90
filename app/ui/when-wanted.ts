/** When an island is taken over (CMS-02): each calls once, unless it is stopped before. */

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

/** What a person does, and a page that nobody looks at does not; a scroll may be the browser's own. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Calls with the first sign of a person, who may have been there before. */
export function whenSomebodyIsThere(call: () => void): () => void {
  const notice = () => {
    stop();
    call();
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, notice, HEARD);
  };
  for (const sign of SIGNS) window.addEventListener(sign, notice, HEARD);
  if (window.scrollY > 0 || document.activeElement !== document.body) notice();
  return stop;
}

/** Whatever is done about it below. */
const HEARD = { capture: true, passive: true };
