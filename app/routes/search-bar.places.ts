// What the where field of the search bar asks while somebody types (SRCH-03).
import { silentLoader } from '../search/silent-loader.ts';
import type { PlacesAnswer } from '../search/state/lookup-driver.ts';

export {
  loadPlaces as loader,
  searchBarHeaders as headers,
} from '../search/search-bar-routes.server.ts';

export const clientLoader = silentLoader((query): PlacesAnswer => ({
  text: query.get('textSearch') ?? '',
  found: null,
}));

/** What is asked anew is what a field says, never what an address did. */
export const shouldRevalidate = () => false;
