import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Carried by the search bar of a page's cover. */
const COVER_SEARCH = '[data-cover-search]';

/** Whether the page's cover has a search bar that is out of view, so that another is wanted (LAY-04). */
export function useCoverSearchIsGone(): boolean {
  const { key } = useLocation();
  // By the entry of the history: what was seen of another page says nothing of this one.
  const [goneAt, setGoneAt] = useState<string | null>(null);
  useEffect(() => {
    const bar = document.querySelector(COVER_SEARCH);
    if (!bar) return;
    const observer = new IntersectionObserver((entries) => {
      setGoneAt(entries.at(-1)?.isIntersecting === false ? key : null);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [key]);
  return goneAt === key;
}
