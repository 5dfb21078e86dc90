/** The loader of each page kind. */
import type { PageDataByKind } from './page-answer.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageLoader } from './page-loader.server.ts';
import { loadCoordinatorPage } from './coordinator/loader.server.ts';
import { loadCustomPage } from './custom-page/loader.server.ts';
import { loadItineraryPage } from './itinerary/loader.server.ts';
import { loadSearchPage } from './search/loader.server.ts';
import { loadTourPage } from './tour/loader.server.ts';
import { loadTravelPage } from './travel/loader.server.ts';
import { loadWemeetPage } from './wemeet/loader.server.ts';

export const PAGE_LOADERS: { readonly [Kind in PageKind]: PageLoader<PageDataByKind[Kind]> } = {
  'custom-page': loadCustomPage,
  search: loadSearchPage,
  travel: loadTravelPage,
  itinerary: loadItineraryPage,
  tour: loadTourPage,
  coordinator: loadCoordinatorPage,
  wemeet: loadWemeetPage,
};
