/** A search index of a few tours, asked on a fixed day. */
import { buildSearchIndex } from '../../backend/search-index/search-index.ts';
import type { ListingContext } from '../../backend/search-index/listing-page.ts';
import type { PricedTour, TravelRecord } from '../../backend/catalogue/records.ts';
import type { Filters } from '../../contract/filters.ts';
import { sampleTour, sampleTravel } from './sample-records.ts';

export const LISTING_CONTEXT: ListingContext = {
  language: 'en',
  currency: 'EUR',
  today: '2027-04-10',
  closingDays: 3,
  freeCancellationDays: 31,
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
  holidays: new Set(),
};

export function listTours(
  tours: readonly PricedTour[],
  filters: Filters = {},
  travels: readonly TravelRecord[] = [sampleTravel({ id: 'iceland' })],
  given: Partial<ListingContext> = {},
) {
  const index = buildSearchIndex({ version: 1, travels, tours });
  return index.listTours(filters, { ...LISTING_CONTEXT, ...given });
}

export function listedIds(...question: Parameters<typeof listTours>): string[] {
  return listTours(...question).hits.map(({ tour }) => tour.id);
}

/** A tour of the travel that is there unless others are given. */
export const tourOfIceland = (id: string, given: Partial<PricedTour> = {}): PricedTour =>
  sampleTour({ id, travelId: 'iceland', ...given });
