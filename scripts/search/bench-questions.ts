/** What the bench asks: the same questions of the index and of SQL, in a form that both can be compared in. */
import type { ListingContext, ListingPage } from '../../backend/search-index/listing-page.ts';
import type { SearchIndex } from '../../backend/search-index/search-index.ts';
import type { Filters } from '../../contract/filters.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import { CURRENCIES, LANGUAGES } from '../../domain/market.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import { SORTS, type Sort } from '../../domain/sort.ts';
import { TRAVEL_STYLES } from '../../domain/vocabulary.ts';
import type { SeededRandom } from '../seeded-random.ts';

export const EXCHANGE_RATES: ExchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };

const NO_HOLIDAYS: ReadonlySet<string> = new Set();
/** Orders that the tables made for SQL do not have. */
const OF_INDEX_ALONE: readonly Sort[] = ['relevance:desc', 'daysPerLeave:desc'];

export interface BenchQuestion {
  readonly filters: Filters;
  readonly context: ListingContext;
}

export interface LookupQuestion {
  readonly word: string;
  readonly context: ListingContext;
}

export interface ListingAnswer {
  readonly ids: readonly string[];
  readonly total: number;
  /** Counts that are not 0, by name. */
  readonly months: Readonly<Record<string, number>>;
  readonly destinations: Readonly<Record<string, number>>;
}

export interface LookupAnswer {
  /** Each with its travels and departures: `PER 2/3`. */
  readonly rows: readonly string[];
  readonly itineraries: number;
  readonly departures: number;
}

/** Names of countries, whole and begun: words that SQL finds without knowing of slips. */
const WORDS = [
  'giappone',
  'peru',
  'austral',
  'marok',
  'nami',
  'island',
  'ka',
  'a',
  'kanada',
  'cost',
];

export function lookupQuestion(random: SeededRandom, context: ListingContext): LookupQuestion {
  return { word: random.pick(WORDS), context };
}

/** A page with the filters that a visitor might set: none, one or several. */
export function listingQuestion(random: SeededRandom, context: ListingContext): BenchQuestion {
  const sorts = SORTS.filter((sort) => !OF_INDEX_ALONE.includes(sort));
  const filters: Filters = { sort: random.pick(sorts), page: random.pick([1, 1, 1, 2, 7, 400]) };
  if (random.chance(0.25)) filters.continentId = [random.pick(CONTINENT_CODES)];
  if (random.chance(0.25)) filters.destinationId = random.someOf(['JPN', 'PER', 'ISL', 'NZL'], 2);
  if (random.chance(0.25)) filters.travelStyles = random.someOf(TRAVEL_STYLES, 2);
  if (random.chance(0.25)) filters.priceTo = random.between(500, 5000) * 100;
  if (random.chance(0.2)) filters.durationTo = random.between(5, 14);
  if (random.chance(0.1)) filters.discounted = true;
  if (random.chance(0.3)) {
    filters.dateFrom = '2027-06-01';
    filters.dateTo = random.pick(['2027-06-30', '2027-12-31', '2029-01-01']);
  }
  return { filters, context };
}

export function randomContext(random: SeededRandom, today: string): ListingContext {
  return {
    language: random.pick(LANGUAGES),
    currency: random.pick(CURRENCIES),
    today,
    closingDays: 3,
    freeCancellationDays: 31,
    exchangeRates: EXCHANGE_RATES,
    holidays: NO_HOLIDAYS,
  };
}

export function indexTours(index: SearchIndex, { filters, context }: BenchQuestion) {
  return index.listTours(filters, context);
}

export function indexTravels(index: SearchIndex, { filters, context }: BenchQuestion) {
  return index.listTravels(filters, context);
}

export function indexLookup(index: SearchIndex, { word, context }: LookupQuestion) {
  return index.topSellers({ search: word }, context);
}

export function shortListing<Hit>(
  { hits, total, facets }: ListingPage<Hit>,
  idOf: (hit: Hit) => string,
): ListingAnswer {
  const counts = (choices: readonly (readonly [string, number])[]) =>
    Object.fromEntries(choices.filter(([, departures]) => departures > 0).toSorted());
  return {
    ids: hits.map(idOf),
    total,
    months: counts(facets.months.map(({ month, count }) => [month, count] as const)),
    destinations: counts(facets.destinations.map(({ id, count }) => [id, count] as const)),
  };
}

export function shortLookup(answer: ReturnType<typeof indexLookup>): LookupAnswer {
  const { countries, itineraries, departures } = answer;
  return {
    rows: countries.map((row) => `${row.id} ${row.itineraries}/${row.departures}`),
    itineraries,
    departures,
  };
}
