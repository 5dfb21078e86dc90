/**
 * The listings once more, as plainly as the requirements can be written: filter an array, sort it, cut
 * a page out. What the search index is compared with.
 */
import { continentOfCountry } from '../../backend/catalogue/country-continent.ts';
import { countryName } from '../../backend/catalogue/country-names.ts';
import type { PricedTour, TravelRecord } from '../../backend/catalogue/records.ts';
import type { ListedUnit } from '../../backend/search-index/listing-page.ts';
import type { Filters } from '../../contract/filters.ts';
import type { AvailableFilters } from '../../contract/listing.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { CONTINENT_CODES, continentCodesIn } from '../../domain/continent.ts';
import { LEAVE_LIMITS } from '../../domain/days-off.ts';
import {
  DURATION_RANGES,
  suggestedPriceRanges,
  type FilterRange,
} from '../../domain/filters/filter-range.ts';
import { isFeatured, isNearPrice } from '../../domain/featured-departures.ts';
import { FILTERS } from '../../domain/filters/filters.ts';
import { canBeAskedFor } from '../../domain/tour-status.ts';
import {
  LAST,
  monthOf,
  listedPairs,
  fittingPairs,
  isFittingTravel,
  continentsOf,
  shareOne,
  priceOf,
  discountOf,
  missingValues,
  needsTour,
  leaveShareOf,
  sorted,
  type NaiveQuestion,
  type Pair,
} from './naive-fitting.ts';

export interface NaiveTravel {
  readonly travel: TravelRecord;
  readonly bestTour: PricedTour | null;
  readonly toursCount: number;
  readonly isLowestPrice: boolean;
}

/** All tours that fit, sorted. */
export function naiveTours(question: NaiveQuestion): Pair[] {
  const { textScores, filters } = question;
  const price = priceOf(question);
  const keys: Record<NonNullable<Filters['sort']>, (pair: Pair) => (number | string)[]> = {
    'date:asc': ({ tour }) => [tour.startingDate],
    'price:asc': ({ tour }) => [price(tour) ?? Infinity],
    'price:desc': ({ tour }) => [-(price(tour) ?? -Infinity)],
    'discount:desc': ({ tour }) => [-discountOf(question, tour)],
    'duration:asc': ({ travel }) => [travel.numberOfDays],
    'duration:desc': ({ travel }) => [-travel.numberOfDays],
    'daysPerLeave:desc': ({ tour }) => [leaveShareOf(question, tour)],
    'score:desc': ({ travel }) => [-travel.popularity],
    'relevance:desc': ({ tour, travel }) => [-(textScores?.get(travel.id) ?? 0), tour.startingDate],
  };
  const keyOf = keys[filters.sort ?? 'date:asc'];
  return sorted(fittingPairs(question), (pair) => [...keyOf(pair), pair.tour.id]);
}

/** The first of each travel in their order, with the number of its others; null where none or all are of one. */
export function naiveFirsts(
  question: NaiveQuestion,
): (Pair & { otherDepartures: number })[] | null {
  const byTravel = Map.groupBy(naiveTours(question), ({ travel }) => travel);
  const firsts = [...byTravel.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, otherDepartures: others.length }] : [],
  );
  return firsts.length > 1 && firsts.some((first) => first.otherDepartures > 0) ? firsts : null;
}

/** All travels that fit, sorted, each with the tour that its card shows. */
export function naiveTravels(question: NaiveQuestion): NaiveTravel[] {
  const { filters, textScores, context } = question;
  const price = priceOf(question);
  const centsOf = (tour: PricedTour) => price(tour) ?? Infinity;
  const isFree = ({ startingDate }: PricedTour) =>
    isCancellationFree(startingDate, context.today, context.freeCancellationDays);
  const pairs = fittingPairs(question);
  const listed = question.snapshot.travels
    .filter((travel) => isFittingTravel(question, travel))
    .map((travel) => {
      const tours = pairs.filter((pair) => pair.travel === travel).map(({ tour }) => tour);
      const open = tours.filter((tour) => tour.status !== 'SOLD_OUT');
      const [first] = sorted(open.filter(canBeAskedFor), (tour) => [
        tour.status === 'WAITING_LIST' ? 1 : 0,
        tour.status === 'WAITING_LIST' || isFree(tour) ? 0 : 1,
        centsOf(tour),
        tour.id,
      ]);
      const bookable = open.filter((tour) => canBeAskedFor(tour) && tour.status !== 'WAITING_LIST');
      const [featured] = sorted(
        bookable.filter((tour) => isFree(tour) && isFeatured(tour.startingDate, context.today)),
        (tour) => [centsOf(tour), tour.id],
      );
      const isShown = first && featured && isNearPrice(centsOf(featured), centsOf(first));
      const bestTour = isShown ? featured : first;
      const lowest = Math.min(...bookable.map(centsOf));
      return {
        travel,
        bestTour: bestTour ?? null,
        toursCount: open.length,
        isLowestPrice: open.length > 1 && bestTour !== undefined && centsOf(bestTour) <= lowest,
        fitting: tours.length,
      };
    })
    .filter(({ fitting, toursCount }) => {
      return (!needsTour(filters) || fitting > 0) && (!filters.hasTours || toursCount > 0);
    });

  const best = (hit: NaiveTravel, key: (tour: PricedTour) => number | string | null) =>
    (hit.bestTour && key(hit.bestTour)) ?? LAST;
  const keys: Record<NonNullable<Filters['sort']>, (hit: NaiveTravel) => (number | string)[]> = {
    'date:asc': (hit) => [best(hit, (tour) => tour.startingDate)],
    'price:asc': (hit) => [best(hit, price)],
    'price:desc': (hit) => {
      const cents = best(hit, price);
      return [typeof cents === 'number' ? -cents : LAST];
    },
    'discount:desc': (hit) => [best(hit, (tour) => -discountOf(question, tour))],
    'duration:asc': ({ travel }) => [travel.numberOfDays],
    'duration:desc': ({ travel }) => [-travel.numberOfDays],
    'daysPerLeave:desc': (hit) => [best(hit, (tour) => leaveShareOf(question, tour))],
    'score:desc': ({ travel, bestTour }) => [
      ...(filters.valuesInScore ? [bestTour ? missingValues(filters, travel) : LAST] : []),
      -travel.popularity,
    ],
    'relevance:desc': (hit) => [
      -(textScores?.get(hit.travel.id) ?? 0),
      best(hit, (tour) => tour.startingDate),
    ],
  };
  const keyOf = keys[filters.sort ?? 'score:desc'];
  return sorted(listed, (hit) => [...keyOf(hit), hit.travel.id]).map(
    ({ fitting: _fitting, ...hit }) => hit,
  );
}

/** What could be chosen, each counted by asking the question again with that one choice. */
export function naiveFacets(unit: ListedUnit, question: NaiveQuestion): AvailableFilters {
  const { snapshot, filters, context } = question;
  const countOf = (change: Filters) => {
    const asked = { ...question, filters: { ...filters, ...change } };
    return (unit === 'tours' ? fittingPairs(asked) : naiveTravels(asked)).length;
  };

  const continents = CONTINENT_CODES.filter((code) =>
    snapshot.travels.some((travel) => shareOne(continentCodesIn(code), continentsOf(travel))),
  ).map((id) => ({ id, count: countOf({ continentId: [id] }) }));

  const countries = [...new Set(snapshot.travels.flatMap((travel) => travel.countries))];
  const { compare } = new Intl.Collator(context.language);
  const destinations = countries
    .sort()
    .map((id) => ({
      id,
      name: countryName(id, context.language),
      continent: continentOfCountry(id) as (typeof CONTINENT_CODES)[number],
      count: countOf({ destinationId: [id] }),
    }))
    .sort((a, b) => compare(a.name, b.name));

  const anyDate = fittingPairs({
    ...question,
    filters: { ...filters, dateFrom: undefined, dateTo: undefined },
  });
  const months = [...new Set(listedPairs(question).map(({ tour }) => monthOf(tour)))]
    .sort()
    .map((month) => {
      const there = anyDate.filter(({ tour }) => monthOf(tour) === month);
      const travels = new Set(there.map(({ travel }) => travel.id));
      return { month, count: unit === 'tours' ? there.length : travels.size };
    });
  const wordFacets: Record<string, { id: string; count: number }[]> = {};
  for (const { name, value, facet } of FILTERS) {
    if (facet === undefined || name === 'continentId') continue;
    const asked: [id: string, change: Filters][] =
      value.kind === 'flag'
        ? [[name, { [name]: true }]]
        : 'values' in value
          ? value.values.map((id) => [id, { [name]: value.kind === 'words' ? [id] : id }])
          : [];
    if (asked.length === 0) continue;
    const choices = asked.map(([id, change]) => ({ id, count: countOf(change) }));
    wordFacets[facet] = [...(wordFacets[facet] ?? []), ...choices];
  }
  const ranges = <Range extends FilterRange>(
    all: readonly Range[],
    changeTo: (range: Range) => Filters,
  ) => all.map((range) => ({ ...range, count: countOf(changeTo(range)) }));

  const price = priceOf(question);
  const noLimit = { priceFrom: undefined, priceTo: undefined };
  const prices = fittingPairs({ ...question, filters: { ...filters, ...noLimit } })
    .map(({ tour }) => price(tour))
    .filter((cents) => cents !== null);
  const [lowest = null, highest = null] = prices.length
    ? [Math.min(...prices), Math.max(...prices)]
    : [];
  return {
    ...(wordFacets as unknown as Omit<AvailableFilters, 'continents'>),
    continents,
    destinations,
    months,
    leaves: LEAVE_LIMITS.map((days) => ({ days, count: countOf({ leaveTo: days }) })),
    durations: ranges(DURATION_RANGES, ({ from, to }) => ({
      durations: undefined,
      durationFrom: from ?? undefined,
      durationTo: to ?? undefined,
    })),
    prices: {
      lowest,
      highest,
      ranges:
        lowest === null || highest === null
          ? []
          : ranges(suggestedPriceRanges(lowest, highest), ({ from, to }) => ({
              priceFrom: from ?? undefined,
              priceTo: to ?? undefined,
            })),
    },
  };
}
