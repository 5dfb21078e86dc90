/**
 * The search index: the catalogue in memory, shaped for listings and the where-lookup. The database
 * stays the record; this is thrown away and built anew when the catalogue's version changes.
 *
 * `travel-columns` and `tour-columns` turn records into rows of numbers; `flag-travels` and
 * `tour-criteria` turn filters into flags and ranges of rows; `scan-tours` runs once over the tours;
 * `list-tours`, `list-travels` and `list-facets` make the answer; `text-index` finds words.
 */
import type { DepartureDay } from '../../contract/calendar.ts';
import type { Filters } from '../../contract/filters.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { completeSteps } from './complete-steps.ts';
import { countListing, type ListedUnit } from './count-listing.ts';
import { departureDays } from './departure-days.ts';
import { findRelaxations, type Relaxations } from './find-relaxations.ts';
import { listPromotions } from './list-promotions.ts';
import { listTours } from './list-tours.ts';
import { listTravels } from './list-travels.ts';
import type {
  ListingContext,
  ListingPage,
  PromotedHit,
  TopSellers,
  TopSellersQuestion,
  TourHit,
  TravelHit,
} from './listing-page.ts';
import { onceFor } from './once-for.ts';
import { countOpenDepartures, findTopSellers } from './find-top-sellers.ts';

export interface SearchIndex {
  /** Of the catalogue that it was built from. */
  readonly version: number;
  /** The catalogue that it was built from. */
  readonly snapshot: CatalogueSnapshot;
  listTours(filters: Filters, context: ListingContext): ListingPage<TourHit>;
  listTravels(filters: Filters, context: ListingContext): ListingPage<TravelHit>;
  /** The tours whose codes end next. */
  listPromotions(filters: Filters, context: ListingContext): readonly PromotedHit[];
  /** Days up to `lastDay` on which tours start that fit the filters (SRCH-12). */
  departureDays(
    filters: Filters,
    lastDay: CalendarDate,
    context: ListingContext,
  ): readonly DepartureDay[];
  /** Totals alone, of tours or of travels. */
  count(unit: ListedUnit, filters: Filters, context: ListingContext): number;
  /** What to change of filters that leave little or nothing, in steps between which requests may come in. */
  relaxations(
    unit: ListedUnit,
    filters: Filters,
    context: ListingContext,
  ): Generator<void, Relaxations>;
  topSellers(
    question: TopSellersQuestion,
    context: Pick<ListingContext, 'language' | 'today' | 'closingDays'>,
  ): TopSellers;
}

/** Builds the index in one go, for tests and start-up. */
export function buildSearchIndex(snapshot: CatalogueSnapshot): SearchIndex {
  return completeSteps(searchIndexSteps(snapshot));
}

/** Builds the index in short steps, between which whoever drives them can let requests in. */
export function* searchIndexSteps(snapshot: CatalogueSnapshot): Generator<void, SearchIndex> {
  const index = yield* buildCatalogueIndex(snapshot);
  const openDepartures = onceFor(
    (firstDay: CalendarDate) =>
      countOpenDepartures(index.tours, index.travels.travels.length, firstDay),
    DAYS_REMEMBERED,
  );
  return {
    version: snapshot.version,
    snapshot,
    listTours: (filters, context) => listTours(index, filters, context),
    listTravels: (filters, context) => listTravels(index, filters, context),
    listPromotions: (filters, context) => listPromotions(index, filters, context),
    departureDays: (filters, lastDay, context) => departureDays(index, filters, lastDay, context),
    count: (unit, filters, context) => countListing(index, unit, filters, context),
    relaxations: (unit, filters, context) => findRelaxations(index, unit, filters, context),
    topSellers: (question, context) => {
      const firstDay = firstOpenDay(context.today, context.closingDays);
      return findTopSellers(index, question, context, openDepartures(firstDay));
    },
  };
}

/** The markets' days differ by one at most; the spare ones are for a clock that jumps. */
const DAYS_REMEMBERED = 4;
