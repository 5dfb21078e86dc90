/** Orders of the tours that a coordinator leads (TRV-10). */
import type { TourCardData } from '../../listing/card-data.ts';
import { oneOf, valuesByKey } from '../../../domain/query-values.ts';
import type { Sort } from '../../../domain/sort.ts';

/** The first is the default. */
export const COORDINATOR_SORTS = ['date:asc', 'price:asc'] as const satisfies readonly Sort[];
export type CoordinatorSort = (typeof COORDINATOR_SORTS)[number];

/** The tours in the order asked for; ties go by date and code, tours without a price come last. */
export function sortLedTours(
  tours: readonly TourCardData[],
  sort: CoordinatorSort,
): readonly TourCardData[] {
  const priceOf = (tour: TourCardData) => tour.price?.cents ?? Number.MAX_SAFE_INTEGER;
  return tours.toSorted((a, b) => {
    const byPrice = sort === 'price:asc' ? priceOf(a) - priceOf(b) : 0;
    return byPrice || compare(a.startingDate, b.startingDate) || compare(a.code, b.code);
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const KEY = 'sort';

/** The order that a query asks for; undefined where it asks for none that there is. */
export function readCoordinatorSort(params: URLSearchParams): CoordinatorSort | undefined {
  return oneOf(COORDINATOR_SORTS, valuesByKey(params).get(KEY) ?? []);
}

/** Nothing for the order that stands without being asked for. */
export function printCoordinatorSort(sort: CoordinatorSort | undefined): URLSearchParams {
  const isUsual = sort === undefined || sort === COORDINATOR_SORTS[0];
  return new URLSearchParams(isUsual ? {} : { [KEY]: sort });
}
