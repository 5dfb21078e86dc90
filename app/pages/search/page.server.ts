/**
 * The search page (RES-01): filters of the URL, one listing call, and the choices of the form. It never
 * ends in an error page: without an answer it shows an empty list of one page (RES-09).
 */
import { redirect } from '@remix-run/node';
import { pathOf } from '../../../contract/route-paths.ts';
import type { FilterName } from '../../../domain/filters/filters.ts';
import { relaxedFilters } from '../../../domain/filters/relaxation.ts';
import {
  countActiveFilters,
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  unreadableValues,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { regionIn } from '../../../domain/region.ts';
import { ALL_MARKETS, type Currency, type MarketId } from '../../../domain/market.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import type { CoverImage, PlainImage } from '../../images/image-source.ts';
import { cardPlace } from '../../images/picture-places.ts';
import { listingIndexRule, pagedTitle } from '../../listing/index-rule.ts';
import { groupByMonth } from '../../listing/month-groups.ts';
import { pagesOfTours, pagesOfTravels } from '../../listing/listed-pages.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { panelChoices, type PanelChoices } from '../../listing/panel-choices.ts';
import type { FilterAdvice } from '../../listing/relaxation-groups.ts';
import type { TypedText } from '../../listing/typed-text.tsx';
import { queryOfForm } from '../../search/form-query.ts';
import type { SearchChoices } from '../../search/search-choices.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { oneStepData } from '../../seo/structured-data/breadcrumb-data.ts';
import { listingData } from '../../seo/structured-data/listing-data.ts';
import { siteOfData } from '../../seo/structured-data/structured-thing.ts';
import { departureViewOf } from '../../travel/departure.ts';
import { definePage, type PageAnswer, type PageLoaderArguments } from '../define-page.server.ts';
import {
  choicesOf,
  findBeside,
  findListing,
  findSoon,
  type FoundListing,
  type SearchList,
  type SoonTours,
} from './find-listing.server.ts';
import { FACTS } from './page-facts.ts';
import { filtersOfText, readTypedText, typedTextOf, withoutUnknown } from './typed-text.server.ts';

/** Fills a line of a wide screen. */
const MOST_INSTEAD = 3;
/** So many results, and whoever looks at them may want more. */
const FEW_RESULTS = 3;

export interface SearchPageData {
  /** As asked for; `page` is the page that is shown, so never beyond the last (RES-02). */
  readonly filters: SearchFilters;
  /** How many of them narrow the result (RES-11). */
  readonly activeCount: number;
  readonly list: SearchList;
  readonly lastPage: number;
  readonly total: number;
  /** How many travels they are of, where each travel is listed once; null for any other list. */
  readonly travels: number | null;
  /** What the list begins with and cannot be cancelled free of charge, where it has others too. */
  readonly soon: SoonTours | null;
  readonly choices: SearchChoices;
  /** What was made of a typed text, of places without trips and of the address; null where there is nothing to say. */
  readonly typedText: TypedText | null;
  /** What the filters leave of each choice of the panel; null where it is not known. */
  readonly panel: PanelChoices | null;
  /** Filters of the address that narrow nothing, since the backend has no data for them. */
  readonly ignored: readonly FilterName[];
  /** What to change of filters that leave little or nothing; null for any other list. */
  readonly advice: FilterAdvice | null;
  /** A few travels to look at in place of an empty list. */
  readonly instead: readonly TravelCardData[];
  /** Whether the backend gave no answer, so that nothing is known of the list. */
  readonly isFailed: boolean;
}

export const searchPage = definePage({
  kind: 'search',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: (params) => ({
      sent: queryOfForm(params),
      filters: parseSearchFilters(params),
      unreadable: unreadableValues(params),
    }),
    print: ({ sent, filters, unreadable }) =>
      sent || unreadable.length > 0 ? null : printSearchFilters(filters),
  },
  // The list needs the layout's currency.
  fetchMain: async () => null,
  load: async ({ query, ...args }): Promise<PageAnswer<SearchPageData>> => {
    const path = pathOf('search', args.market.id);
    const { sent, filters: asked } = query;
    if (sent) throw redirect(withQuery(path, sent), 302);
    const find = (filters: SearchFilters) =>
      Promise.all([findListing(filters, args), findBeside(filters, args), findSoon(filters, args)]);
    // A text may turn out to be other filters, and nobody knows before it is read.
    const mayBeOthers = asked.textSearch !== undefined && asked.typed === undefined;
    const [reading, foundBeside] = await Promise.all([
      readTypedText(asked, args),
      mayBeOthers ? null : find(asked),
    ]);
    const read = await filtersOfText(asked, reading, args);
    if (read) throw redirect(withQuery(path, printSearchFilters(read)), 302);
    const { filters, hadUnknown } = withoutUnknown(asked, reading);
    const [listing, beside, soon] = foundBeside && !hadUnknown ? foundBeside : await find(filters);
    const { list, currentPage: page } = listing;
    const [advice, typedText] = await Promise.all([
      adviceFor(listing, filters, args),
      typedTextOf(filters, reading, query.unreadable, args),
    ]);
    const instead = await travelsInstead(listing, nearestFilters(filters, advice, typedText), args);
    return {
      status: 200,
      seo: {
        ...searchHead(list, page, args),
        ...listingIndexRule(path, filters, page),
        cover: firstPicture(list, filters.sort),
      },
      frame: { ...DEFAULT_FRAME, counterparts: searchCounterparts(filters, args.currency) },
      data: {
        filters: { ...filters, page },
        activeCount: countActiveFilters(filters),
        list,
        lastPage: listing.lastPage,
        total: listing.total,
        travels: listing.travels,
        soon: soon && soon.count < listing.total ? soon : null,
        choices: choicesOf(listing.available, beside, reading?.withoutTrips),
        typedText,
        panel: listing.available && panelChoices(listing.available),
        ignored: listing.ignored,
        advice,
        instead,
        isFailed: listing.available === null,
      },
      // The rows of one travel are the travel page's own (RES-07).
      moreWords: list.tab === 'tours' && list.ofOneTravel ? ['travel'] : [],
    };
  },
});

/**
 * The filters nearest to those that leave nothing: the countries around one without trips, else the gentlest
 * change that gives something, else all there is.
 */
function nearestFilters(
  filters: SearchFilters,
  advice: FilterAdvice | null,
  typedText: TypedText | null,
): SearchFilters {
  const around =
    typedText?.withoutTrips.flatMap(({ nearest }) => nearest.map(({ id }) => id)) ?? [];
  if (around.length > 0) return { ...NO_FILTERS, destinationId: around };
  const [gentlest] = advice?.relaxations ?? [];
  return gentlest ? relaxedFilters(filters, gentlest.change) : NO_FILTERS;
}

/** Travels that one can go on, nearest to what was searched for, in place of an empty list (RES-08). */
async function travelsInstead(
  { total, available }: FoundListing,
  nearest: SearchFilters,
  args: PageLoaderArguments,
): Promise<readonly TravelCardData[]> {
  if (total > 0 || available === null) return [];
  const filters: SearchFilters = { ...nearest, tab: 'travels', sort: undefined, hasTours: true };
  const body = { ...searchBody(filters, args.currency), page: NO_FILTERS.page, show: MOST_INSTEAD };
  const result = await args.api.travelsPage(body);
  if (result.outcome !== 'success') return [];
  const view = departureViewOf(args);
  return result.data.data.map((travel) => travelCardData(travel, view));
}

/** What to change of filters that leave little or nothing (RES-08); null for any other, and without an answer. */
async function adviceFor(
  { total, available }: FoundListing,
  filters: SearchFilters,
  { api, currency }: PageLoaderArguments,
): Promise<FilterAdvice | null> {
  if (total > FEW_RESULTS || available === null || countActiveFilters(filters) === 0) return null;
  const result = await api.relaxations(filters.tab, searchBody(filters, currency));
  if (result.outcome !== 'success') return null;
  const { all, relaxations } = result.data.data;
  return { all, relaxations };
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * What a list of the search says of itself (SEO-01). Filters are of no account: what a filtered list is to an
 * index, `listingIndexRule` says. A page of a list holds something else in each market, so only the first one
 * of each tab has counterparts.
 */
export function searchHead(
  list: SearchList,
  page: number,
  { settings, market, currency, t }: PageLoaderArguments,
): Pick<PageSeo, 'title' | 'description' | 'alternates' | 'structuredData'> {
  const { tab } = list;
  const words = t('listing:search.title');
  const title = tab === 'tours' ? words : `${words}: ${t('listing:tabs.travels')}`;
  const pages =
    list.tab === 'travels'
      ? pagesOfTravels(list.travels, market.id)
      : pagesOfTours(list.tours, market.id);
  const site = siteOfData(settings, market.id);
  return {
    title: pagedTitle(title, page, t),
    description:
      tab === 'tours' ? t('listing:search.description') : t('listing:search.travelsDescription'),
    alternates: page === 1 ? searchCounterparts({ ...NO_FILTERS, tab }, currency) : {},
    structuredData: [
      ...(pages.length > 0 ? [listingData(site, title, pages)] : []),
      oneStepData(site, t, { name: words, path: pathOf('search', market.id) }),
    ],
  };
}

/** The picture of the first card, which stands low in a document that begins with the search form (SEO-02). */
function firstPicture(
  list: SearchList,
  sort: SearchFilters['sort'],
): CoverImage<PlainImage> | null {
  if (list.tab === 'tours' && list.ofOneTravel) {
    return { image: list.ofOneTravel.travel.image, place: 'travelOfResults' };
  }
  const cards =
    list.tab === 'tours'
      ? (groupByMonth(list.tours, sort)[0]?.tours.map(({ travel }) => travel) ?? [])
      : list.travels;
  const [first] = cards;
  return first ? { image: first.image, place: cardPlace(cards.length, true) } : null;
}

/**
 * The same search in the other markets, for the country links (MKT-09).
 *
 * Path and query of the search in each market. Every filter means the same there but the price, which
 * is in the currency shown: where another is shown it is left out, and the list begins anew. A region is one
 * of its market alone.
 */
export function searchCounterparts(
  filters: SearchFilters,
  currency: Currency,
): Readonly<Record<MarketId, string>> {
  const priceless = hasPrice(filters)
    ? { ...filters, priceFrom: undefined, priceTo: undefined, page: NO_FILTERS.page }
    : filters;
  return Object.fromEntries(
    ALL_MARKETS.map((market) => {
      const kept = market.currency === currency ? filters : priceless;
      const region = regionIn(market.id, filters.region);
      const query = printSearchFilters({ ...kept, region }).toString();
      return [market.id, `${pathOf('search', market.id)}${query && `?${query}`}`];
    }),
  ) as Record<MarketId, string>;
}

function hasPrice({ priceFrom, priceTo }: SearchFilters): boolean {
  return priceFrom !== undefined || priceTo !== undefined;
}
