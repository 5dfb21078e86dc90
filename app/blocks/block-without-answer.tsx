import { FailedListing } from '../listing/failed-listing.tsx';
import { usePageLocation } from '../page-location.ts';

/** What stands in a block whose list could not be asked for; the page itself asks again (RES-09). */
export function BlockWithoutAnswer() {
  const { pathname, search } = usePageLocation();
  return <FailedListing retry={pathname + search} />;
}
