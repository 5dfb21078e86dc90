/**
 * The search index: the catalogue in memory, shaped for listings and the where-lookup. The database
 * stays the record; this is thrown away and built anew when the catalogue's version changes.
 *
 * `travel-columns` and `tour-columns` turn records into rows of numbers; `travel-filter` and
 * `tour-filter` turn filters into flags and ranges of them; `tour-scan` runs once over the tours;
 * `list-tours`, `list-travels` and `facets` make the answer; `text-index` finds words.
 */
import type { Filters } from '../../contract/filters.ts';
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { listTours } from './list-tours.ts';
import { listTravels } from './list-travels.ts';
import type {
  ListingContext,
  ListingPage,
  TopSellers,
  TopSellersQuestion,
  TourHit,
  TravelHit,
} from './listing-page.ts';
import { countOpenDepartures, findTopSellers } from './top-sellers.ts';

export interface SearchIndex {
  /** Of the catalogue that it was built from. */
  readonly version: number;
  /** The catalogue that it was built from. */
  readonly snapshot: CatalogueSnapshot;
  listTours(filters: Filters, context: ListingContext): ListingPage<TourHit>;
  listTravels(filters: Filters, context: ListingContext): ListingPage<TravelHit>;
  topSellers(
    question: TopSellersQuestion,
    context: Pick<ListingContext, 'language' | 'today'>,
  ): TopSellers;
}

/** Builds the index in one go, for tests and start-up. */
export function buildSearchIndex(snapshot: CatalogueSnapshot): SearchIndex {
  const steps = searchIndexSteps(snapshot);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Builds the index in steps of a few milliseconds, so that the driver can let requests in between. */
export function* searchIndexSteps(snapshot: CatalogueSnapshot): Generator<void, SearchIndex> {
  const index = yield* buildCatalogueIndex(snapshot);
  const openDepartures = rememberDays((today) =>
    countOpenDepartures(index.tours, index.travels.travels.length, today),
  );
  return {
    version: snapshot.version,
    snapshot,
    listTours: (filters, context) => listTours(index, filters, context),
    listTravels: (filters, context) => listTravels(index, filters, context),
    topSellers: (question, context) =>
      findTopSellers(index, question, context, openDepartures(context.today)),
  };
}

/** Markets live in at most two days at a time, around each midnight in three. */
const MAXIMUM_DAYS = 4;

function rememberDays<Value>(make: (day: string) => Value): (day: string) => Value {
  const known = new Map<string, Value>();
  return (day) => {
    let value = known.get(day);
    if (value === undefined) {
      value = make(day);
      known.set(day, value);
      const [oldest] = known.keys();
      if (known.size > MAXIMUM_DAYS && oldest !== undefined) known.delete(oldest);
    }
    return value;
  };
}
