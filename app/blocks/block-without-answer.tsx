import { useLocation } from '@remix-run/react';
import { FailedListing } from '../listing/failed-listing.tsx';

/** What stands in a block whose list could not be asked for; the page itself asks again (RES-09). */
export function BlockWithoutAnswer() {
  const { pathname, search } = useLocation();
  return <FailedListing retry={pathname + search} />;
}
