/** Orders of the tours that a coordinator leads (TRV-10). */
import type { TourCardData } from '../../listing/card-data.ts';
import { byDeparture } from '../../../domain/departure-order.ts';
import type { Sort } from '../../../domain/sort.ts';

/** The first is the default. */
export const COORDINATOR_SORTS = ['date:asc', 'price:asc'] as const satisfies readonly [
  Sort,
  ...Sort[],
];
export type CoordinatorSort = (typeof COORDINATOR_SORTS)[number];

/** The tours in the order asked for; ties go by date and code, tours without a price come last. */
export function sortLedTours(
  tours: readonly TourCardData[],
  sort: CoordinatorSort,
): readonly TourCardData[] {
  const priceOf = (tour: TourCardData) => tour.price?.cents ?? Number.MAX_SAFE_INTEGER;
  return tours.toSorted((a, b) => {
    const byPrice = sort === 'price:asc' ? priceOf(a) - priceOf(b) : 0;
    return byPrice || byDeparture(a, b);
  });
}
