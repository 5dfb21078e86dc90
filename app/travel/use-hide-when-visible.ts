/**
 * Hides a page's bar of price and button while what says the same is in view. It is of the page and not of the
 * bar: it happens by itself, before somebody is there for whom the bar's own code is fetched.
 */
import { useEffect } from 'react';

/** On the bar: ids of the parts of the page that it makes way for. */
export const SAID_BY_ATTRIBUTE = 'data-said-by';

/** As soon as its edge is seen, below the header. */
const REACHED = { rootMargin: '-80px 0px 0px' };

/** To be called by what is drawn anew when the page shows another bar or other parts. */
export function useHideWhenVisible(): void {
  useEffect(() => {
    const bar = document.querySelector(`[${SAID_BY_ATTRIBUTE}]`);
    if (!bar) return;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // React writes no such attribute there, and leaves it alone.
      bar.toggleAttribute('data-hidden', seen.size > 0);
    }, REACHED);
    for (const id of bar.getAttribute(SAID_BY_ATTRIBUTE)?.split(' ') ?? []) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  });
}
