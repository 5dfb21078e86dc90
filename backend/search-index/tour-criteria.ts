/** The filters that look at a tour, made ready for a run over all rows. */
import type { Filters } from '../../contract/filters.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import { askedWords } from './filters.ts';
import type { LeaveView } from './leave-view.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import type { PriceView } from './price-view.ts';
import { lowerBound } from './sorted-order.ts';
import { dayNumber, TRAITS, TRAITS_SIZE } from './tour-columns.ts';
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
  /** All bits for each row of a tour that is not left out, none for the others. */
  readonly wantedRows: Uint8Array;
  readonly leaves: LeaveView;
  /** All bits for each number of days of leave that fits, none for the others. */
  readonly fittingLeaves: Uint8Array;
  /** The filters that each traits number fails: the `failure` bits of `TRAITS`, each a facet counted without it (RES-10). */
  readonly failedByTraits: Uint32Array;
}

/** What is known of tours by the question alone. */
export interface TourViews {
  readonly prices: PriceView;
  readonly leaves: LeaveView;
}

export function tourCriteria(
  columns: TourColumns,
  filters: Filters,
  { prices: { cents, everyOffer }, leaves }: TourViews,
  context: Pick<ListingContext, 'today' | 'closingDays'>,
  wantedRows = columns.everyRow,
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
    fittingTraits: Uint8Array.from(failedByTraits, (failed) => (failed === 0 ? 0xff : 0)),
    fittingOffers: isPriceFiltered(filters) ? fittingOffers(filters, cents) : everyOffer,
    wantedRows,
    leaves,
    fittingLeaves: fittingLeaves(columns, filters),
    firstFuture,
    from,
    to,
  };
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

/** No tour takes more days of leave than it has days. */
function fittingLeaves({ longest }: TourColumns, { leaveTo = longest }: Filters): Uint8Array {
  return new Uint8Array(longest + 1).fill(0xff, 0, leaveTo + 1);
}

function failuresOfTraits(filters: Filters): Uint32Array {
  const failed = new Uint32Array(TRAITS_SIZE);
  for (const trait of TRAITS) {
    const { values, fits, shift, mask, failure } = trait;
    const asked = askedWords(trait, filters);
    // A place without a value stands in no tour's number.
    const failures = Array.from({ length: mask + 1 }, (_, place) => {
      const held = values[place];
      const isFitting = asked.length === 0 || asked.some((word) => fits(held as never, word));
      return held !== undefined && isFitting ? 0 : failure;
    });
    for (let number = 0; number < TRAITS_SIZE; number++) {
      failed[number] = (failed[number] as number) | (failures[(number >> shift) & mask] as number);
    }
  }
  return failed;
}
