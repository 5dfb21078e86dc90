/** The one run over the tours that a listing needs: which fit, and the counts that facets are made of. */
import { leaveOfRow } from './leave-view.ts';
import { IS_COUNTED } from './flag-travels.ts';
import { TRAITS_SIZE } from './tour-columns.ts';
import type { TourColumns } from './tour-columns.ts';
import type { TourCriteria } from './tour-criteria.ts';

export interface TourScan {
  /** Rows of the tours that fit every filter, ascending; valid until the next scan. */
  readonly rows: Uint32Array;
  /** Tours of each travel that fit every filter on tours, also of travels that only facets count. */
  readonly perTravel: Uint32Array;
  /** Tours of each month that fit every filter but the dates. */
  readonly perMonth: Uint32Array;
  /** Tours by their traits that fit every filter but those that look at these. */
  readonly byTraits: Uint32Array;
  /** Tours by their offer that fit every filter but that of the price. */
  readonly byOffer: Uint32Array;
  /** Tours by their days of leave that fit every filter but the limit of these. */
  readonly byLeave: Uint32Array;
}

/** Runs over the future tours, month by month. */
export function scanTours(
  columns: TourColumns,
  criteria: TourCriteria,
  travelFlags: Uint8Array,
  scratch: Uint32Array,
): TourScan {
  const scan = {
    rows: scratch,
    perTravel: new Uint32Array(travelFlags.length),
    perMonth: new Uint32Array(columns.months.length),
    byTraits: new Uint32Array(TRAITS_SIZE),
    byOffer: new Uint32Array(columns.offers.length),
    byLeave: new Uint32Array(columns.longest + 1),
  };
  let count = 0;
  let start = criteria.firstFuture;
  for (const [month, end] of columns.monthEnds.entries()) {
    if (end <= start) continue;
    const from = Math.min(Math.max(criteria.from, start), end);
    const to = Math.min(Math.max(criteria.to, from), end);
    // The days of the month outside the period count for the month only.
    const outside =
      countRows(columns, criteria, travelFlags, start, from) +
      countRows(columns, criteria, travelFlags, to, end);
    const countWithin = collectRows(columns, criteria, travelFlags, from, to, scan, count);
    scan.perMonth[month] = outside + countWithin - count;
    count = countWithin;
    start = end;
  }
  return { ...scan, rows: scratch.subarray(0, count) };
}

/**
 * Writes the rows that fit into the scan's from `count` on, and says where they end; counts on the way.
 * The loop has no branches: whether a tour fits is as good as random, and a processor that guesses wrong
 * takes more than twice as long.
 */
function collectRows(
  { traits, travelRows, offerRows, startDays, endDays }: TourColumns,
  { fittingTraits, fittingOffers, fittingLeaves, wantedRows, leaves }: TourCriteria,
  travelFlags: Uint8Array,
  from: number,
  to: number,
  { rows, perTravel, byTraits, byOffer, byLeave }: TourScan,
  count: number,
): number {
  const { workdays, firstDay } = leaves;
  let end = count;
  for (let row = from; row < to; row++) {
    const travel = travelRows[row] as number;
    const offer = offerRows[row] as number;
    const trait = traits[row] as number;
    const leave =
      (workdays[(endDays[row] as number) - firstDay] as number) -
      (workdays[(startDays[row] as number) - firstDay] as number);
    const wanted = (travelFlags[travel] as number) & (wantedRows[row] as number);
    const flags = wanted & (fittingLeaves[leave] as number);
    const withOffer = flags & (fittingOffers[offer] as number);
    const withTraits = flags & (fittingTraits[trait] as number);
    const withBoth = withOffer & withTraits;
    const withoutLeave =
      wanted & (fittingOffers[offer] as number) & (fittingTraits[trait] as number);
    // `IS_LISTED` is the second bit.
    byTraits[trait] = (byTraits[trait] as number) + (withOffer >> 1);
    byOffer[offer] = (byOffer[offer] as number) + (withTraits >> 1);
    byLeave[leave] = (byLeave[leave] as number) + (withoutLeave >> 1);
    perTravel[travel] = (perTravel[travel] as number) + (withBoth & IS_COUNTED);
    // A row that does not fit is overwritten by the next.
    rows[end] = row;
    end += withBoth >> 1;
  }
  return end;
}

function countRows(
  columns: TourColumns,
  { fittingTraits, fittingOffers, fittingLeaves, wantedRows, leaves }: TourCriteria,
  travelFlags: Uint8Array,
  from: number,
  to: number,
): number {
  const { traits, travelRows, offerRows } = columns;
  let count = 0;
  for (let row = from; row < to; row++) {
    const flags =
      (fittingLeaves[leaveOfRow(leaves, columns, row)] as number) &
      (travelFlags[travelRows[row] as number] as number) &
      (wantedRows[row] as number) &
      (fittingTraits[traits[row] as number] as number) &
      (fittingOffers[offerRows[row] as number] as number);
    count += flags >> 1;
  }
  return count;
}
