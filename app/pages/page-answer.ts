/**
 * The seam between the splat route and the pages: what a page's loader gets, and what it answers. The
 * data of each kind is the type that its `loader.server.ts` exports.
 */
import type { DrawnFlag } from '../../domain/feature-flag.ts';
import type { Currency } from '../../domain/market.ts';
import type { PageFrame } from '../layout/page-frame.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import type { CoordinatorPageData } from './coordinator/loader.server.ts';
import type { CustomPageData } from './custom-page/loader.server.ts';
import type { ItineraryPageData } from './itinerary/loader.server.ts';
import type { SearchPageData } from './search/loader.server.ts';
import type { TourPageData } from './tour/loader.server.ts';
import type { TravelPageData } from './travel/loader.server.ts';
import type { WemeetPageData } from './wemeet/loader.server.ts';

export interface PageDataByKind {
  'custom-page': CustomPageData;
  search: SearchPageData;
  travel: TravelPageData;
  itinerary: ItineraryPageData;
  tour: TourPageData;
  coordinator: CoordinatorPageData;
  wemeet: WemeetPageData;
}

/** A page ready to be drawn. */
export interface PageAnswer<Data> {
  readonly status: number;
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly data: Data;
}

/** What the splat route's loader sends: one kind and its data. */
export type LoadedPage = {
  [Kind in keyof PageDataByKind]: {
    readonly kind: Kind;
    /** Addresses of the chunks that the page needs beyond the common ones. */
    readonly preloads: readonly string[];
    /** Flags that are on for its address (API-05). */
    readonly flags: readonly DrawnFlag[];
    /** The currency that its prices are in (MKT-07). */
    readonly currency: Currency;
  } & PageAnswer<PageDataByKind[Kind]>;
}[keyof PageDataByKind];
