/** The filters that look at a tour, made ready for a run over all rows. */
import type { Filters } from '../../contract/filters.ts';
import { matchesAgeGroup } from '../../domain/age-group.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import { isDefaultStatusFilter } from '../../domain/filter-groups.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import type { PriceView } from './price-view.ts';
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
  /** All bits for each offer that fits, none for the others. Without a filter no price is needed. */
  readonly fittingOffers: Uint8Array;
  /** The filters that each traits number fails, a bit for each: `TRAIT_FAILURES`. */
  readonly failedByTraits: Uint8Array;
}

/** The filters that look at traits, each a facet that is counted without it (RES-10). */
export const TRAIT_FAILURES = { status: 1, age: 2, discount: 4, privateRoom: 8 } as const;

export function tourCriteria(
  columns: TourColumns,
  filters: Filters,
  { cents, everyOffer }: PriceView,
  context: Pick<ListingContext, 'today' | 'closingDays'>,
): TourCriteria {
  const { startDays } = columns;
  const failedByTraits = failuresOfTraits(filters);
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
    failedByTraits,
    fittingTraits: failedByTraits.map((failed) => (failed === 0 ? 0xff : 0)),
    fittingOffers: isPriceFiltered(filters) ? fittingOffers(filters, cents) : everyOffer,
    firstFuture,
    from,
    to,
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

function fittingOffers(
  { priceFrom = 0, priceTo = NO_PRICE }: Filters,
  cents: Int32Array,
): Uint8Array {
  const fitting = new Uint8Array(cents.length);
  for (let offer = 0; offer < cents.length; offer++) {
    const amount = cents[offer] as number;
    const fits = amount >= priceFrom && amount <= priceTo && amount !== NO_PRICE;
    fitting[offer] = fits ? 0xff : 0;
  }
  return fitting;
}

function failuresOfTraits(filters: Filters): Uint8Array {
  const statuses = filters.status?.length ? filters.status : DEFAULT_STATUSES;
  const ageGroup = filters.ageBadge ?? 'ALL';
  return Uint8Array.from({ length: TRAITS_SIZE }, (_, number) => {
    const tour = traitsFrom(number);
    if (tour === null) return 0xff;
    const failures = [
      statuses.includes(tour.status) ? 0 : TRAIT_FAILURES.status,
      matchesAgeGroup(tour.ageGroup, ageGroup) ? 0 : TRAIT_FAILURES.age,
      filters.discounted !== true || tour.isDiscounted ? 0 : TRAIT_FAILURES.discount,
      filters.isNoSharingRoomAvailable !== true || tour.privateRoomAvailable
        ? 0
        : TRAIT_FAILURES.privateRoom,
    ];
    return failures.reduce<number>((all, failure) => all | failure, 0);
  });
}
