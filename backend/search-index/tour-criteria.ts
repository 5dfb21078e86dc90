/** The filters that look at a tour, made ready for a run over all rows. */
import type { Filters } from '../../contract/filters.ts';
import { matchesAgeGroup } from '../../domain/age-group.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import { isDefaultStatusFilter } from '../../domain/search-filters.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import { lowerBound } from './sorted-order.ts';
import { dayNumber, TRAITS_SIZE, traitsFrom } from './tour-columns.ts';
import type { TourColumns } from './tour-columns.ts';

export interface TourCriteria {
  /** All bits for each traits number that fits, none for the others. */
  readonly fittingTraits: Uint8Array;
  /** The first row of a tour that still takes requests, which none does that has started (TRV-02). */
  readonly firstFuture: number;
  /** The rows of the wanted days, whether future or not. */
  readonly from: number;
  readonly to: number;
  /** Cents, both included. Without a filter `priceTo` takes in `NO_PRICE`, so that no price is needed. */
  readonly priceFrom: number;
  readonly priceTo: number;
}

export function tourCriteria(
  columns: TourColumns,
  filters: Filters,
  context: Pick<ListingContext, 'today' | 'closingDays'>,
): TourCriteria {
  const { startDays } = columns;
  const span = filters.daysSpan ?? 0;
  const firstDay = firstOpenDay(context.today, context.closingDays);
  const firstFuture = lowerBound(startDays, dayNumber(firstDay));
  const from =
    filters.dateFrom === undefined ? 0 : lowerBound(startDays, dayNumber(filters.dateFrom) - span);
  const to =
    filters.dateTo === undefined
      ? startDays.length
      : lowerBound(startDays, dayNumber(filters.dateTo) + span + 1);
  return {
    fittingTraits: fittingTraits(filters),
    firstFuture,
    from,
    to,
    priceFrom: Math.min(filters.priceFrom ?? 0, NO_PRICE),
    priceTo: isPriceFiltered(filters)
      ? Math.min(filters.priceTo ?? NO_PRICE, NO_PRICE - 1)
      : NO_PRICE,
  };
}

/**
 * Whether a filter on tours is set, so that a travel without a fitting tour is not listed. The default
 * statuses spelled out are no filter: every search from the bar names them (SRCH-15).
 */
export function narrowsTours(filters: Filters): boolean {
  return (
    !isDefaultStatusFilter(filters.status) ||
    filters.dateFrom !== undefined ||
    filters.dateTo !== undefined ||
    isPriceFiltered(filters) ||
    (filters.ageBadge ?? 'ALL') !== 'ALL' ||
    filters.discounted === true ||
    filters.isNoSharingRoomAvailable === true
  );
}

function isPriceFiltered(filters: Filters): boolean {
  return filters.priceFrom !== undefined || filters.priceTo !== undefined;
}

function fittingTraits(filters: Filters): Uint8Array {
  const statuses = filters.status?.length ? filters.status : DEFAULT_STATUSES;
  const ageGroup = filters.ageBadge ?? 'ALL';
  return Uint8Array.from({ length: TRAITS_SIZE }, (_, number) => {
    const tour = traitsFrom(number);
    const fits =
      tour !== null &&
      statuses.includes(tour.status) &&
      matchesAgeGroup(tour.ageGroup, ageGroup) &&
      (filters.discounted !== true || tour.isDiscounted) &&
      (filters.isNoSharingRoomAvailable !== true || tour.privateRoomAvailable);
    return fits ? 0xff : 0;
  });
}
