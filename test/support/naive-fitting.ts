/** What `naive-listing.ts` reads of a question and a tour: what fits, what it costs, how it is sorted. */
import { continentOfCountry } from '../../backend/catalogue/country-continent.ts';
import type {
  CatalogueSnapshot,
  PricedTour,
  TravelRecord,
} from '../../backend/catalogue/records.ts';
import { TOUR_FILTERS, TRAVEL_FILTERS } from '../../backend/search-index/filters.ts';
import type { ListingContext } from '../../backend/search-index/listing-page.ts';
import type { Filters } from '../../contract/filters.ts';
import { addDays, daysBetween } from '../../domain/calendar-date.ts';
import { daysOfLeave } from '../../domain/days-off.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import { discountPercent, priceIn } from '../../domain/money.ts';
import { activeFilterNames } from '../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from '../../domain/tour-status.ts';

export interface NaiveQuestion {
  readonly snapshot: CatalogueSnapshot;
  readonly filters: Filters;
  readonly context: ListingContext;
  /** What each travel is worth for the text, by id; null when no text is asked for. */
  readonly textScores: ReadonlyMap<string, number> | null;
}

export interface Pair {
  readonly tour: PricedTour;
  readonly travel: TravelRecord;
}

/** Sorts after every number and every date. */
export const LAST = '~';

export function monthOf(tour: PricedTour): string {
  return tour.startingDate.slice(0, 7);
}

/** Tours that any filter may find. */
export function listedPairs({ snapshot, context }: NaiveQuestion): Pair[] {
  const travels = new Map(snapshot.travels.map((travel) => [travel.id, travel]));
  const firstDay = addDays(context.today, context.closingDays);
  return snapshot.tours.flatMap((tour) => {
    const travel = travels.get(tour.travelId);
    if (!travel || tour.isWithdrawn || tour.startingDate <= context.today) return [];
    if (tour.startingDate < firstDay) return [];
    return [{ tour, travel }];
  });
}

export function fittingPairs(question: NaiveQuestion): Pair[] {
  const { filters } = question;
  const price = priceOf(question);
  const span = filters.daysSpan ?? 0;
  const statuses = filters.status?.length ? filters.status : DEFAULT_STATUSES;
  const leftOut = leftOutOf(question);
  const fittingTravels = new Set(
    question.snapshot.travels.filter((travel) => isFittingTravel(question, travel)),
  );
  return listedPairs(question).filter(({ tour, travel }) => {
    if (leftOut.tours.has(tour)) return false;
    const cents = price(tour);
    const { ageBadge, dateFrom, dateTo, priceFrom, priceTo, leaveTo } = filters;
    return (
      fittingTravels.has(travel) &&
      statuses.includes(tour.status) &&
      (!dateFrom || tour.startingDate >= addDays(dateFrom, -span)) &&
      (!dateTo || tour.startingDate <= addDays(dateTo, span)) &&
      (leaveTo === undefined || leaveOf(question, tour) <= leaveTo) &&
      (priceFrom === undefined || (cents !== null && cents >= priceFrom)) &&
      (priceTo === undefined || (cents !== null && cents <= priceTo)) &&
      (!ageBadge || ageBadge === 'ALL' || [ageBadge, 'ALL'].includes(tour.ageGroup)) &&
      TOUR_FILTERS.filter(({ name }) => name !== 'status' && name !== 'ageBadge').every(
        ({ name, valueOf }) => shareOne(askedOf(filters, name), [valueOf(tour)]),
      )
    );
  });
}

function leaveOf({ context }: NaiveQuestion, tour: PricedTour): number {
  return daysOfLeave({ from: tour.startingDate, to: tour.endingDate }, context.holidays);
}

/** The part of a tour's days that is leave. */
export function leaveShareOf(question: NaiveQuestion, tour: PricedTour): number {
  return leaveOf(question, tour) / (daysBetween(tour.startingDate, tour.endingDate) + 1);
}

/** Travels and tours that are not wanted. */
function leftOutOf(question: NaiveQuestion) {
  const { excluded = [], currency } = question.filters;
  const travels = new Set<TravelRecord>();
  const tours = new Set<PricedTour>();
  for (const given of excluded) {
    if (activeFilterNames(given).length === 0) continue;
    const filters = { status: [...TOUR_STATUSES], ...given, currency };
    const asked = { ...question, textScores: null, filters };
    if (needsTour(given)) for (const { tour } of fittingPairs(asked)) tours.add(tour);
    else {
      for (const travel of question.snapshot.travels) {
        if (isFittingTravel(asked, travel)) travels.add(travel);
      }
    }
  }
  return { travels, tours };
}

/** Whether something of tours is asked for, or not wanted. */
export function needsTour({ excluded = [], ...filters }: Filters): boolean {
  const { status, ageBadge } = filters;
  return (
    Boolean(status?.length && !isSameSet(status, DEFAULT_STATUSES)) ||
    [filters.dateFrom, filters.dateTo, filters.priceFrom, filters.priceTo, filters.leaveTo].some(
      isGiven,
    ) ||
    (isGiven(ageBadge) && ageBadge !== 'ALL') ||
    Boolean(filters.discounted) ||
    Boolean(filters.isNoSharingRoomAvailable) ||
    excluded.some(needsTour)
  );
}

export function isFittingTravel(question: NaiveQuestion, travel: TravelRecord): boolean {
  const { filters, textScores } = question;
  if (filters.excluded && leftOutOf(question).travels.has(travel)) return false;
  const continents = filters.continentId?.flatMap(continentCodesIn);
  return (
    (textScores === null || (textScores.get(travel.id) ?? 0) > 0) &&
    shareOne(continents, continentsOf(travel)) &&
    shareOne(filters.destinationId, travel.countries) &&
    shareOne(filters.travelId, [travel.id]) &&
    TRAVEL_FILTERS.every(({ name, wordsOf }) =>
      shareOne(askedOf(filters, name), wordsOf(travel)),
    ) &&
    shareOne(filters.durations, [travel.numberOfDays]) &&
    travel.numberOfDays >= (filters.durationFrom ?? 0) &&
    travel.numberOfDays <= (filters.durationTo ?? Infinity)
  );
}

/** The words that a filter asks for; of one that is on, `true`. */
function askedOf(filters: Filters, name: string): readonly unknown[] {
  const asked = (filters as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(asked) ? asked : [asked].filter(Boolean);
}

/** How many of the values asked for a travel has not. */
export function missingValues(filters: Filters, travel: TravelRecord): number {
  return TRAVEL_FILTERS.flatMap(({ name, wordsOf }) =>
    [...new Set(askedOf(filters, name))].filter(
      (word) => !wordsOf(travel).includes(word as string),
    ),
  ).length;
}

export function continentsOf({ continent, countries }: TravelRecord) {
  return [continent, ...countries.map(continentOfCountry)];
}

export function shareOne<Item>(asked: readonly Item[] | undefined, held: readonly Item[]): boolean {
  return !asked?.length || asked.some((item) => held.includes(item));
}

export function priceOf({ filters, context }: NaiveQuestion): (tour: PricedTour) => number | null {
  const currency = filters.currency ?? context.currency;
  return (tour) => priceIn(tour.price, currency, context.exchangeRates)?.cents ?? null;
}

export function discountOf({ filters, context }: NaiveQuestion, tour: PricedTour): number {
  const currency = filters.currency ?? context.currency;
  const now = priceIn(tour.price, currency, context.exchangeRates);
  const old = priceIn(tour.lowestPriceOf30Days ?? {}, currency, context.exchangeRates);
  if (!now || !old || now.isConverted !== old.isConverted) return 0;
  return discountPercent(now.cents, old.cents);
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.every((item) => b.includes(item)) && b.every((item) => a.includes(item));
}

/** Sorts by the first key that differs. */
export function sorted<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => (number | string)[],
): Item[] {
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, place) => key !== b.keys[place]);
      if (at < 0) return 0;
      const [left, right] = [a.keys[at], b.keys[at]];
      if (left === LAST) return 1;
      if (right === LAST) return -1;
      return (left as number | string) < (right as number | string) ? -1 : 1;
    })
    .map(({ item }) => item);
}
