/** Every page kind: to add one, add its folder, its line here, and its paths in `contract/route-path-table.ts`. */
import type { DrawnFlag } from '../../domain/feature-flag.ts';
import type { Currency } from '../../domain/market.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { coordinatorPage } from './coordinator/page.server.ts';
import { customPage } from './custom-page/page.server.ts';
import type { MainAnswer, Page, PageAnswer } from './define-page.server.ts';
import { itineraryPage } from './itinerary/page.server.ts';
import { searchPage } from './search/page.server.ts';
import { searchAiPage } from './search-ai/page.server.ts';
import { tourPage } from './tour/page.server.ts';
import { travelPage } from './travel/page.server.ts';
import { wishlistPage } from './wishlist/page.server.ts';
import { wemeetPage } from './wemeet/page.server.ts';

export const PAGES = [
  customPage,
  searchPage,
  searchAiPage,
  travelPage,
  itineraryPage,
  tourPage,
  coordinatorPage,
  wemeetPage,
  wishlistPage,
] as const;

type AnyPage = (typeof PAGES)[number];
export type PageKind = AnyPage['kind'];

type PageOf<Kind extends PageKind> = Extract<AnyPage, { readonly kind: Kind }>;

/** What the component of a kind draws. */
type PageData<Kind extends PageKind> = Awaited<ReturnType<PageOf<Kind>['load']>>['data'];

/** What the splat route's loader sends: one kind and its data. */
export type LoadedPage = {
  readonly [Kind in PageKind]: {
    readonly kind: Kind;
    /** Word catalogues that it needs beside those of every page. */
    readonly words: readonly WordNamespace[];
    /** Addresses of the chunks that the page needs beyond the common ones. */
    readonly preloads: readonly string[];
    /** Flags that are on for its address (API-05). */
    readonly flags: readonly DrawnFlag[];
    /** The currency that its prices are in (MKT-07). */
    readonly currency: Currency;
  } & Omit<PageAnswer<PageData<Kind>>, 'moreWords'>;
}[PageKind];

/** A definition whose kind is not known: its parts belong together, which TypeScript cannot see across the list. */
export type SomePage = Page<PageKind, MainAnswer, unknown, object>;

const byKind = new Map(PAGES.map((page) => [page.kind, page as unknown as SomePage]));

export function pageOfKind(kind: PageKind): SomePage {
  return byKind.get(kind) as SomePage;
}
