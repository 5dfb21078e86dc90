import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Carried by the search bar of a page's cover. */
const COVER_SEARCH = '[data-cover-search]';

/** Whether the page's cover has a search bar that is out of view, so that another is wanted (LAY-04). */
export function useCoverSearchIsGone(): boolean {
  const { pathname } = useLocation();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    const bar = document.querySelector(COVER_SEARCH);
    if (!bar) return;
    const observer = new IntersectionObserver((entries) => {
      setGone(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [pathname]);
  return isGone;
}
