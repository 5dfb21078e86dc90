/**
 * The address that the page was drawn from: of its query what the page knows, in one form. What the visitor's
 * own has beside it (a campaign, an empty field, a value that there is not) is nobody else's, and pages are kept
 * for all (decision 0027); so the server tells which query it was, and scripts go on from that one.
 */
import { useLocation, type Location } from '@remix-run/react';
import { useMemo } from 'react';

/** As it was when the document came; this module is one of the first. */
const OF_DOCUMENT = import.meta.env.SSR
  ? null
  : {
      pathname: window.location.pathname,
      asked: window.location.search,
      drawn: document.documentElement.dataset.query ?? '',
    };

/** Query that the document is drawn from, with its question mark; undefined for none. */
export function useRenderedQuery(): string | undefined {
  const { search } = useLocation();
  return (OF_DOCUMENT ? OF_DOCUMENT.drawn : search) || undefined;
}

/** Where the router is, and in the document's own place the address that this was drawn from. */
export function usePageLocation(): Location {
  const location = useLocation();
  return useMemo(() => {
    const isOfDocument =
      location.pathname === OF_DOCUMENT?.pathname && location.search === OF_DOCUMENT.asked;
    return isOfDocument ? { ...location, search: OF_DOCUMENT.drawn } : location;
  }, [location]);
}
