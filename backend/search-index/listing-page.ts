/** What a listing is asked in and what it answers: references to records, which presenters put into words. */
import type {
  AvailableFilters,
  TopSellersAnswer,
  TopSellersQuery,
} from '../../contract/listing.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Language } from '../../domain/market.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import type { PricedTour, TourPromotion, TravelRecord } from '../catalogue/records.ts';

export interface ListingContext {
  /** Of the names in the facets. */
  readonly language: Language;
  /** Of prices, unless the filters name another. */
  readonly currency: Currency;
  /** The market's own day (TRV-02). */
  readonly today: CalendarDate;
  /** Days before departure at which tours are listed no more: nobody could ask for a seat. */
  readonly closingDays: number;
  readonly exchangeRates: ExchangeRates;
}

export interface TourHit {
  readonly tour: PricedTour;
  readonly travel: TravelRecord;
}

/** One with a code. */
export interface PromotedHit extends TourHit {
  readonly tour: PricedTour & { readonly promotion: TourPromotion };
}

export interface TravelHit {
  readonly travel: TravelRecord;
  /** The cheapest bookable tour that fits the filters, else the cheapest on request, never another. */
  readonly bestTour: PricedTour | null;
  /** Open tours that fit the filters. */
  readonly toursCount: number;
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

export type TopSellersQuestion = Partial<TopSellersQuery>;
export type TopSellers = TopSellersAnswer['data'];
