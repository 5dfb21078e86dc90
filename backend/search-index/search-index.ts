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
import { type CalendarDate, addDays } from '../../domain/calendar-date.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import { LANGUAGES } from '../../domain/market.ts';
import { COUNTRY_PARTS, type CountryPart } from '../catalogue/country-parts.ts';
import type { CatalogueSnapshot, TravelRecord } from '../catalogue/records.ts';
import type { PhraseBook } from '../text-reading/phrase-book.ts';
import { namesOfTravels } from './travel-text-fields.ts';
import { buildCatalogueIndex, mistypedName, type CatalogueIndex } from './catalogue-index.ts';
import { completeSteps } from './complete-steps.ts';
import { countListing } from './count-listing.ts';
import type { ListedUnit } from './listing-page.ts';
import { findRelaxations, type Relaxations } from './find-relaxations.ts';
import { listTours, tourHit } from './list-tours.ts';
import { listTravels } from './list-travels.ts';
import {
  type ListingContext,
  type ListingPage,
  type PromotedHit,
  type TopSellers,
  type TopSellersQuestion,
  type ToursPage,
  type TourHit,
  type TravelHit,
  pageBounds,
} from './listing-page.ts';
import { memoize } from './memoize.ts';
import { countOpenDepartures, findTopSellers } from './find-top-sellers.ts';
import { calendarRank } from '../../domain/departure-calendar.ts';
import { TOUR_STATUSES, type TourStatus, isBookable } from '../../domain/tour-status.ts';
import { findRows } from './find-listing.ts';
import { foldedWords } from './fold-text.ts';
import { findText } from './find-text.ts';
import { flagTravels, IS_COUNTED, IS_LISTED } from './flag-travels.ts';
import { NO_PRICE } from './price-view.ts';
import { STATUS_BITS } from './tour-columns.ts';

export interface SearchIndex {
  /** Of the catalogue that it was built from. */
  readonly version: number;
  /** The catalogue that it was built from. */
  readonly snapshot: CatalogueSnapshot;
  listTours(filters: Filters, context: ListingContext): ToursPage;
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
  readonly words: IndexedWords;
}

/** What the index knows of words, for who reads longer texts. */
export interface IndexedWords {
  /** Whether travels go to a country (ISO 3166 alpha-3). */
  hasTrips(country: string): boolean;
  /** Whether travels go to a part of a country (ISO 3166-2). */
  hasTripsToPart(part: string): boolean;
  /** Whether a travel has this word among its own, as it stands. */
  isHeld(word: string): boolean;
  /** The country whose name this is a slip of, one with trips first. */
  mistypedCountry(name: string): string | undefined;
  /** Whether a text finds a travel that does not go to a country. */
  findsElsewhere(text: string, country: string): boolean;
  /** Whether a travel is found by a text and all other filters on travels. */
  finds(filters: Filters): boolean;
  /** Names of places that are read as a whole, since a word of them means something else. */
  readonly wholeNames: PhraseBook<'text'>;
  /** Names of places and of things to see or do, as travels have them: what of a sentence may be looked for. */
  names(): PhraseBook<'text'>;
}

/** Builds the index in one go, for tests and start-up. */
export function buildSearchIndex(snapshot: CatalogueSnapshot): SearchIndex {
  return completeSteps(searchIndexSteps(snapshot));
}

/** Builds the index in short steps, between which whoever drives them can let requests in. */
export function* searchIndexSteps(snapshot: CatalogueSnapshot): Generator<void, SearchIndex> {
  const index = yield* buildCatalogueIndex(snapshot);
  const openDepartures = memoize(
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
    words: indexedWords(index),
  };
}

function indexedWords(index: CatalogueIndex): IndexedWords {
  const { travels, travelText, countryTypos, wholeNames } = index;
  const countries = new Set(travels.countries);
  let names: PhraseBook<'text'> | undefined;
  const parts = new Set(
    COUNTRY_PARTS.filter((part) => travels.travels.some((travel) => goesToPart(travel, part))).map(
      ({ id }) => id,
    ),
  );
  return {
    hasTrips: (country) => countries.has(country),
    hasTripsToPart: (part) => parts.has(part),
    isHeld: (word) => foldedWords(word).length > 0 && travelText.holds(word),
    mistypedCountry: (name) => {
      const [first] = countryTypos.find(name);
      return first === undefined ? mistypedName(name) : travels.countries[first];
    },
    findsElsewhere: (text, country) => {
      const { travels: scores } = findText(index, text);
      const place = travels.countries.indexOf(country);
      return travels.countriesOf.some(
        (own, travel) => (scores?.[travel] ?? 0) > 0 && !own.includes(place),
      );
    },
    finds: (filters) => {
      const found = findText(index, filters.textSearch ?? '');
      const { flags } = flagTravels(travels, filters, found.travels);
      return flags.includes(IS_COUNTED | IS_LISTED);
    },
    wholeNames,
    names: () => (names ??= namesOfTravels(travels.travels)),
  };
}

/** The markets' days differ by one at most; the spare ones are for a clock that jumps. */
const DAYS_REMEMBERED = 4;

// The days on which tours start, for the range calendar (SRCH-12).

/**
 * Each day up to `lastDay` with the tours that a listing of the filters would have on it: the best
 * status by the calendar's ranking, the lowest price, and how many they are. The filters' own dates
 * count for nothing: they are what is about to be chosen.
 */
function departureDays(
  index: CatalogueIndex,
  { dateFrom: _from, dateTo: _to, daysSpan: _span, ...filters }: Filters,
  lastDay: CalendarDate,
  context: ListingContext,
): DepartureDay[] {
  const { tourRows, prices } = findRows(index, { ...filters, dateTo: lastDay }, context);
  const { startDays, traits, offerRows } = index.tours;
  const days: DepartureDay[] = [];
  let current = -1;
  // Rows stand by their date.
  for (const row of tourRows) {
    const status = TOUR_STATUSES[(traits[row] as number) & STATUS_BITS] as TourStatus;
    const amount = prices.cents[offerRows[row] as number] as number;
    const cents = amount === NO_PRICE ? null : amount;
    const startDay = startDays[row] as number;
    const day = days.at(-1);
    if (startDay !== current || !day) {
      current = startDay;
      days.push({ day: addDays(EPOCH, startDay), status, departures: 1, cents });
      continue;
    }
    day.departures += 1;
    if (calendarRank(status) < calendarRank(day.status)) day.status = status;
    if (cents !== null && (day.cents === null || cents < day.cents)) day.cents = cents;
  }
  return days;
}

const EPOCH = '1970-01-01';

// The tours whose codes end next (TRV-08, CMS-04).

/**
 * Lists the tours with a code that fit the filters and can be booked (TRV-02), all of them looked at: the code that ends
 * first before the others, and among equals the tour that leaves first. The filters' own order is not asked.
 */
function listPromotions(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): readonly PromotedHit[] {
  const { tourRows } = findRows(index, filters, context);
  const hits: PromotedHit[] = [];
  // Rows are in the order of their dates, and a sort keeps what is equal as it was.
  for (const row of tourRows) {
    const hit = tourHit(index, row);
    if (givesCode(hit, context.today)) hits.push(hit);
  }
  hits.sort((a, b) => a.tour.promotion.until.localeCompare(b.tour.promotion.until));
  return hits.slice(0, pageBounds(filters, hits.length).perPage);
}

function givesCode(hit: TourHit, today: CalendarDate): hit is PromotedHit {
  const { tour } = hit;
  return tour.promotion !== null && today <= tour.promotion.until && isBookable(tour);
}

/** Whether a travel's title, destination, search words or days name the part. */
function goesToPart(travel: TravelRecord, { country, names }: CountryPart): boolean {
  if (!travel.countries.includes(country)) return false;
  const texts = Object.values(travel.words).flatMap((words) => [
    words.title,
    words.destinationLabel,
    ...(words.searchWords ?? []),
  ]);
  const places = LANGUAGES.flatMap(
    (language) => travel.words[language]?.days.map((day) => day.place) ?? [],
  );
  const said = [...texts, ...places].map(inOneLine);
  return Object.values(names).some((name) => said.some((text) => text.includes(inOneLine(name))));
}

/** In whole words, so that one text can be looked for in another. */
function inOneLine(text: string | undefined): string {
  return ` ${foldedWords(text ?? '').join(' ')} `;
}
