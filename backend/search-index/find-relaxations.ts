/**
 * What to change of filters that leave little or nothing, each change counted (RES-08): what is offered is
 * true, and nobody is led from one empty list to another.
 */
import type { Filters } from '../../contract/filters.ts';
import type { AvailableFilters } from '../../contract/listing.ts';
import type { RelaxationsAnswer } from '../../contract/relaxation.ts';
import { areaOf, AREAS, type ContinentCode } from '../../domain/continent.ts';
import { nearestMonths } from '../../domain/nearest-months.ts';
import { relaxedFilters, type Relaxation } from '../../domain/filters/relaxation.ts';
import { DURATION_RANGES } from '../../domain/filters/filter-range.ts';
import { filterNamed, leaveLimit, type FilterName } from '../../domain/filters/filters.ts';
import { activeFilterNames } from '../../domain/filters/search-filters.ts';
import { saysSomething } from '../text-reading/filler-words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countListing } from './count-listing.ts';
import type { ListedUnit } from './listing-page.ts';
import { findListing, findRows } from './find-listing.ts';
import type { ListingContext } from './listing-page.ts';
import { leaveOfRow } from './leave-view.ts';
import { NO_PRICE } from './price-view.ts';

export type Relaxations = RelaxationsAnswer['data'];

/** More filters than a person sets; the rest of a forged address is not tried. */
const MOST_TRIED = 8;
const DAYS_AROUND = [3, 7, 14] as const;
/** Of a longer text one word more or less says little. */
const MOST_WORDS = 5;
const MOST_CONTINENTS = 3;
/** Of each filter. */
const MOST_WORDS_INSTEAD = 3;
/** A limit is told in round amounts. */
const PRICE_STEP_CENTS = 5_000;

/**
 * The changes that give more than the filters do, the gentlest first: the text without one of its words, another
 * length, more days of leave, days around the period, a higher limit of the price, other months, another word of a filter of words, another place, and leaving out one filter;
 * where none of these gives anything, leaving out two, and then all but one. Pauses at each `yield`, after each
 * listing that was counted.
 */
export function* findRelaxations(
  index: CatalogueIndex,
  unit: ListedUnit,
  filters: Filters,
  context: ListingContext,
): Generator<void, Relaxations> {
  const countOf = (changed: Filters) => countListing(index, unit, changed, context);
  const groups = activeFilterNames(filters).slice(0, MOST_TRIED);
  const total = countOf(filters);
  const all = countOf(
    relaxedFilters(filters, { kind: 'without', filters: activeFilterNames(filters) }),
  );
  yield;

  function* counted(changes: readonly Relaxation[]) {
    const found: Relaxations['relaxations'] = [];
    for (const change of changes) {
      const count = countOf(relaxedFilters(filters, change));
      if (count > total) found.push({ change, count });
      yield;
    }
    return found;
  }

  const changes = [
    ...shorterTexts(filters, groups),
    ...otherLengths(filters, groups),
    ...(yield* moreLeave(index, filters, groups, context)),
    ...daysAround(filters, groups),
    ...(yield* higherPrices(index, filters, groups, context)),
    ...(yield* otherMonths(index, filters, groups, context)),
    ...(yield* otherWords(index, unit, filters, groups, context)),
    ...(yield* otherPlaces(index, filters, groups, context)),
    ...groups.map((group): Relaxation => ({ kind: 'without', filters: [group] })),
  ];
  let relaxations = yield* counted(changes);
  if (relaxations.length === 0) relaxations = yield* counted(pairsOf(groups));
  if (relaxations.length === 0) relaxations = yield* counted(eachAlone(groups));
  return { total, all, relaxations: relaxations.filter(isNoRepeat) };
}

/** The lengths that the panel offers, but for the one that is asked for. */
function otherLengths(filters: Filters, groups: readonly FilterName[]): Relaxation[] {
  if (!groups.includes('length') && !groups.includes('durations')) return [];
  const { durationFrom = null, durationTo = null } = filters;
  return DURATION_RANGES.filter(({ from, to }) => from !== durationFrom || to !== durationTo).map(
    (length) => ({ kind: 'length', length }),
  );
}

/** The next number of days of leave with which there is anything more. */
function* moreLeave(
  index: CatalogueIndex,
  filters: Filters,
  groups: readonly FilterName[],
  context: ListingContext,
): Generator<void, Relaxation[]> {
  const { leaveTo } = filters;
  if (leaveTo === undefined || !groups.includes('leaveTo')) return [];
  const { tourRows, leaves } = findRows(index, { ...filters, leaveTo: undefined }, context);
  const next = tourRows.reduce((least, row) => {
    const days = leaveOfRow(leaves, index.tours, row);
    return days > leaveTo ? Math.min(least, days) : least;
  }, Infinity);
  // The rows are those of the next listing after it.
  yield;
  return [{ kind: 'leaveTo', leaveTo: leaveLimit(next) }];
}

/** The text without one of its words, each in turn; never what says nothing by itself. */
function shorterTexts({ textSearch = '' }: Filters, groups: readonly FilterName[]): Relaxation[] {
  const words = groups.includes('textSearch') ? textSearch.split(/\s+/u) : [];
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words
    .map((_, left) => words.filter((_word, place) => place !== left).join(' '))
    .filter(saysSomething)
    .map((text) => ({ kind: 'text', textSearch: text }));
}

function daysAround({ daysSpan = 0 }: Filters, groups: readonly FilterName[]): Relaxation[] {
  if (!groups.includes('dates')) return [];
  return DAYS_AROUND.filter((days) => days > daysSpan).map((days) => ({
    kind: 'daysSpan',
    daysSpan: days,
  }));
}

/** The lowest limit under which there is anything. */
function* higherPrices(
  index: CatalogueIndex,
  filters: Filters,
  groups: readonly FilterName[],
  context: ListingContext,
): Generator<void, Relaxation[]> {
  if (filters.priceTo === undefined || !groups.includes('price')) return [];
  const { offerRows } = index.tours;
  const { tourRows, prices } = findRows(index, { ...filters, priceTo: undefined }, context);
  const lowest = tourRows.reduce(
    (least, row) => Math.min(least, prices.cents[offerRows[row] as number] as number),
    NO_PRICE,
  );
  // The rows are those of the next listing after it.
  yield;
  if (lowest === NO_PRICE) return [];
  const priceTo = Math.ceil(lowest / PRICE_STEP_CENTS) * PRICE_STEP_CENTS;
  return priceTo > filters.priceTo ? [{ kind: 'priceTo', priceTo }] : [];
}

/** The nearest months that have departures under the other filters, by date. */
function* otherMonths(
  index: CatalogueIndex,
  filters: Filters,
  groups: readonly FilterName[],
  context: ListingContext,
): Generator<void, Relaxation[]> {
  if (!groups.includes('dates')) return [];
  const { months } = findListing(index, 'tours', filters, context).facets;
  yield;
  return nearestMonths(months, filters).map((month) => ({ kind: 'month', month }));
}

/** Of each filter of words the others with the most results. */
function* otherWords(
  index: CatalogueIndex,
  unit: ListedUnit,
  filters: Filters,
  groups: readonly FilterName[],
  context: ListingContext,
): Generator<void, Relaxation[]> {
  // Other continents are other places.
  const ofWords = groups
    .filter((name) => name !== 'continentId')
    .map(filterNamed)
    .filter(({ value, facet }) => facet !== undefined && 'values' in value);
  if (ofWords.length === 0) return [];
  const { facets } = findListing(index, unit, filters, context);
  yield;
  return ofWords.flatMap(({ name, value, facet }) => {
    const asked = [filters[name as keyof Filters]].flat();
    const choices = facets[facet as 'moods'] as readonly { id: string; count: number }[];
    const standard = 'standard' in value ? value.standard : undefined;
    return choices
      .filter(({ id, count }) => count > 0 && id !== standard && !asked.includes(id))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_WORDS_INSTEAD)
      .map(({ id }): Relaxation => ({ kind: 'word', filter: name, word: id }));
  });
}

/** The continent of the destinations first, then those with the most departures. */
function* otherPlaces(
  index: CatalogueIndex,
  filters: Filters,
  groups: readonly FilterName[],
  context: ListingContext,
): Generator<void, Relaxation[]> {
  if (!groups.includes('destinationId') && !groups.includes('continentId')) return [];
  const anywhere = { ...filters, destinationId: undefined, continentId: undefined };
  const { facets } = findListing(index, 'tours', anywhere, context);
  yield;
  const chosen = new Set((filters.continentId ?? []).map(areaOf));
  const own = new Set(areasOf(facets, filters.destinationId ?? []));
  const isOffered = (id: ContinentCode) =>
    AREAS.some((area) => area === id) && !chosen.has(areaOf(id));
  return facets.continents
    .filter(({ id, count }) => count > 0 && isOffered(id))
    .toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)) || b.count - a.count)
    .slice(0, MOST_CONTINENTS)
    .map(({ id }) => ({ kind: 'continent', continentId: id }));
}

function areasOf({ destinations }: AvailableFilters, codes: readonly string[]): ContinentCode[] {
  return destinations
    .filter(({ id }) => codes.includes(id))
    .map(({ continent }) => areaOf(continent));
}

function pairsOf(groups: readonly FilterName[]): Relaxation[] {
  return groups.flatMap((one, place) =>
    groups
      .slice(place + 1)
      .map((other): Relaxation => ({ kind: 'without', filters: [one, other] })),
  );
}

/** Leaving out all filters but one. */
function eachAlone(groups: readonly FilterName[]): Relaxation[] {
  if (groups.length < 4) return [];
  return groups.map((kept) => ({
    kind: 'without',
    filters: groups.filter((group) => group !== kept),
  }));
}

/** More days around that give nothing more are no other offer. */
function isNoRepeat(
  { change, count }: Relaxations['relaxations'][number],
  place: number,
  all: Relaxations['relaxations'],
): boolean {
  const before = all[place - 1];
  return !(
    change.kind === 'daysSpan' &&
    before?.change.kind === 'daysSpan' &&
    before.count === count
  );
}
