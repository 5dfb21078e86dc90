/** The one run over the tours that a listing needs: which fit, and the counts that facets are made of. */
import { FITS_OTHERS } from './flag-travels.ts';
import type { TourColumns } from './tour-columns.ts';
import type { TourCriteria } from './tour-criteria.ts';

export interface TourScan {
  /** Rows of the tours that fit every filter, ascending; valid until the next scan. */
  readonly rows: Uint32Array;
  /**
   * Tours of each travel that fit every filter on tours, also of travels that only fail the continent
   * or the destination.
   */
  readonly perTravel: Uint32Array;
  /** Tours of each month that fit every filter but the dates. */
  readonly perMonth: Uint32Array;
}

/** Runs over the future tours, month by month. */
export function scanTours(
  columns: TourColumns,
  criteria: TourCriteria,
  cents: Int32Array,
  travelFlags: Uint8Array,
  scratch: Uint32Array,
): TourScan {
  const perTravel = new Uint32Array(travelFlags.length);
  const perMonth = new Uint32Array(columns.months.length);
  const notCounted = new Uint32Array(travelFlags.length);
  const collectInto = (counts: Uint32Array, from: number, to: number) =>
    collectRows(columns, criteria, cents, travelFlags, from, to, counts, scratch, count);

  let count = 0;
  let start = criteria.firstFuture;
  for (const [month, end] of columns.monthEnds.entries()) {
    if (end <= start) continue;
    const from = Math.min(Math.max(criteria.from, start), end);
    const to = Math.min(Math.max(criteria.to, from), end);
    // The days of the month outside the period count for the month only.
    const before = collectInto(notCounted, start, from) - count;
    const after = collectInto(notCounted, to, end) - count;
    const countWithin = collectInto(perTravel, from, to);
    perMonth[month] = before + (countWithin - count) + after;
    count = countWithin;
    start = end;
  }
  return { rows: scratch.subarray(0, count), perTravel, perMonth };
}

/**
 * Writes the rows that fit into `rows` from `count` on, and says where they end; counts the tours of
 * each travel on the way. The loop has no branches: whether a tour fits is as good as random, and a
 * processor that guesses wrong takes more than twice as long.
 */
function collectRows(
  { traits, travelRows }: TourColumns,
  { fittingTraits, priceFrom, priceTo }: TourCriteria,
  cents: Int32Array,
  travelFlags: Uint8Array,
  from: number,
  to: number,
  perTravel: Uint32Array,
  rows: Uint32Array,
  count: number,
): number {
  let end = count;
  for (let row = from; row < to; row++) {
    const travel = travelRows[row] as number;
    const amount = cents[row] as number;
    // All bits where the price is outside, since one of the differences is negative.
    const isOutside = ((amount - priceFrom) | (priceTo - amount)) >> 31;
    const fittingFlags = (fittingTraits[traits[row] as number] as number) & ~isOutside;
    const flags = (travelFlags[travel] as number) & fittingFlags;
    perTravel[travel] = (perTravel[travel] as number) + (flags & FITS_OTHERS);
    // A row that does not fit is overwritten by the next. FITS_ALL is 7: only with it is this 1.
    rows[end] = row;
    end += (flags + 1) >> 3;
  }
  return end;
}
