/** What a listing is asked in and what it answers: references to records, which presenters put into words. */
import type { PricedTour, TourPromotion, TravelRecord } from '../catalogue/records.ts';
import type { Filters } from '../../contract/filters.ts';
import type {
  AvailableFilters,
  DestinationResult,
  TopSellersAnswer,
  TopSellersQuery,
} from '../../contract/listing.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { DEFAULT_PER_PAGE, MAXIMUM_PER_PAGE } from '../../domain/filters/search-filters.ts';
import type { Currency, Language } from '../../domain/market.ts';
import type { ExchangeRates } from '../../domain/money.ts';

export interface ListingContext {
  /** Of the names in the facets. */
  readonly language: Language;
  /** Of prices, unless the filters name another. */
  readonly currency: Currency;
  /** The market's own day (TRV-02). */
  readonly today: CalendarDate;
  /** Days before departure at which tours are listed no more: nobody could ask for a seat. */
  readonly closingDays: number;
  /** Days before departure from which on cancelling costs something (TRV-09). */
  readonly freeCancellationDays: number;
  readonly exchangeRates: ExchangeRates;
  /** Public holidays that days of leave go by; the same set as long as they are the same. */
  readonly holidays: ReadonlySet<CalendarDate>;
}

/** What a listing lists, and its facets count. */
export type ListedUnit = 'tours' | 'travels';

export interface TourHit {
  readonly tour: PricedTour;
  readonly travel: TravelRecord;
}

interface ListedTour extends TourHit {
  /** Tours of its travel that fit too, where each travel is listed once. */
  readonly otherDepartures: number;
}

/** One with a code. */
export interface PromotedHit extends TourHit {
  readonly tour: PricedTour & { readonly promotion: TourPromotion };
}

export interface TravelHit {
  readonly travel: TravelRecord;
  /**
   * The cheapest tour that fits the filters and can still be cancelled free of charge, else the cheapest bookable one,
   * else the cheapest on request, never another. One of the featured weeks may stand for a slightly cheaper one.
   */
  readonly bestTour: PricedTour | null;
  /** Open tours that fit the filters. */
  readonly toursCount: number;
  /** Whether several fit and none that can be booked costs less than the best: a card says "from". */
  readonly isLowestPrice: boolean;
}

export interface ListingPage<Hit> {
  readonly hits: readonly Hit[];
  /** From 1; a page asked for beyond the last becomes the last. */
  readonly currentPage: number;
  readonly perPage: number;
  /** At least 1, also of an empty list. */
  readonly lastPage: number;
  readonly total: number;
  readonly facets: AvailableFilters;
}

/** `total` counts tours, pages have as many items as there are travels where each is listed once. */
export interface ToursPage extends ListingPage<ListedTour> {
  /** Null where each tour is an item. */
  readonly travels: number | null;
}

export type TopSellersQuestion = Partial<TopSellersQuery>;
export interface TopSellers extends Omit<TopSellersAnswer['data'], 'countries'> {
  readonly countries: DestinationResult[];
}

export interface PageBounds {
  readonly currentPage: number;
  readonly perPage: number;
  readonly lastPage: number;
  readonly total: number;
}

/**
 * The page that is shown (RES-02): `show` before `perPage`, 100 at most, 20 by default; a page beyond
 * the last is the last.
 */
export function pageBounds(filters: Filters, total: number): PageBounds {
  const wanted = filters.show ?? filters.perPage ?? DEFAULT_PER_PAGE;
  const perPage = Math.min(Math.max(1, wanted), MAXIMUM_PER_PAGE);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const currentPage = Math.min(Math.max(1, filters.page ?? 1), lastPage);
  return { currentPage, perPage, lastPage, total };
}
