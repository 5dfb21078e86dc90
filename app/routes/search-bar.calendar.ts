// What the calendar of the search bar asks before it is drawn (SRCH-12).
import { silentLoader } from '../search/silent-loader.ts';

export {
  loadCalendar as loader,
  searchBarHeaders as headers,
} from '../search/search-bar-routes.server.ts';

export const clientLoader = silentLoader(() => ({ calendar: null }));

/** What is asked anew is what a field says, never what an address did. */
export const shouldRevalidate = () => false;
