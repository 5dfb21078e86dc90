/** Ranges of the price and duration filters, what they are called, and how a form's field sends them (RES-04). */

/** Both ends count; null is an open end. Prices are cents, durations days. */
export interface FilterRange {
  readonly from: number | null;
  readonly to: number | null;
}

export function isWithin(amount: number, { from, to }: FilterRange): boolean {
  return (from === null || amount >= from) && (to === null || amount <= to);
}

/** Up to 6 days, up to 10, which holds the first, and more than 10. */
export const DURATION_RANGES: readonly FilterRange[] = [
  { from: null, to: 6 },
  { from: null, to: 10 },
  { from: 11, to: null },
];

/** What to say of a range: `MAX_{to}`, `OVER_{from}`, or from-to, which may be over the one up to the other. */
export type RangeLabel =
  | { readonly key: 'MAX'; readonly to: number }
  | { readonly key: 'OVER'; readonly from: number }
  | { readonly key: 'FROM_TO' | 'OVER_TO'; readonly from: number; readonly to: number };

/** The label of a range of days: from 11 days on is "over 10". Null for a range open at both ends. */
export function durationLabel(range: FilterRange): RangeLabel | null {
  const label = labelOf(range);
  return label?.key === 'OVER' ? { key: 'OVER', from: label.from - 1 } : label;
}

/**
 * The label of a range of prices, in currency units: from a cent above a whole amount on is "over" that amount.
 * Null for a range open at both ends.
 */
export function priceLabel({ from, to }: FilterRange): RangeLabel | null {
  const isOver = from !== null && from % 100 === NEXT_CENT;
  const label = labelOf({
    from: from && (isOver ? from - NEXT_CENT : from) / 100,
    to: to && to / 100,
  });
  return isOver && label?.key === 'FROM_TO' ? { ...label, key: 'OVER_TO' } : label;
}

/** A price on the border of two ranges is in the lower one: the next begins a cent above. */
const NEXT_CENT = 1;

function labelOf({ from, to }: FilterRange): RangeLabel | null {
  if (from === null) return to === null ? null : { key: 'MAX', to };
  return to === null ? { key: 'OVER', from } : { key: 'FROM_TO', from, to };
}

/** Prices that differ by less are about the same to who chooses among them. */
const LEAST_SPREAD = 1.2;

/**
 * Three ranges that share the given prices out, each price in one of them: below, between, above, at amounts
 * that are round, each as many times dearer than the one before. Few travels are dear: thirds of the way would
 * leave nearly all in the first. Empty where the prices lie too close together for three.
 *
 * @param lowest cents
 * @param highest cents
 */
export function suggestedPriceRanges(lowest: number, highest: number): readonly FilterRange[] {
  if (lowest <= 0 || highest < lowest * LEAST_SPREAD) return [];
  const step = Math.cbrt(highest / lowest);
  const roundTo = lowest * (step - 1) >= 30_000 ? 10_000 : 1_000;
  const lower = Math.round((lowest * step) / roundTo) * roundTo;
  const upper = Math.round((lowest * step * step) / roundTo) * roundTo;
  if (lower <= lowest || upper <= lower || highest <= upper) return [];
  return [
    { from: null, to: lower },
    { from: lower + NEXT_CENT, to: upper },
    { from: upper + NEXT_CENT, to: null },
  ];
}

const PRICE_SECTIONS = ['suggested-range', 'custom-range'] as const;
export type PriceSection = (typeof PRICE_SECTIONS)[number];

/** The section of the price filter that a range belongs to. */
export function priceSection(range: FilterRange, suggested: readonly FilterRange[]): PriceSection {
  const isSuggested = suggested.some((one) => isSameRange(one, range));
  return isSuggested ? 'suggested-range' : 'custom-range';
}

/** A range as the value of a form's field: `-150000`, `90000-180000`, `180000-`. */
export function printRange({ from, to }: FilterRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Null for what is no range, and for one open at both ends. Ends in the wrong order are swapped. */
export function parseRange(value: string): FilterRange | null {
  const ends = /^(\d{0,10})-(\d{0,10})$/.exec(value);
  if (!ends || value === '-') return null;
  const [from, to] = [ends[1], ends[2]].map((end) => (end ? Number(end) : null));
  return rangeInOrder(from ?? null, to ?? null);
}

export function rangeInOrder(from: number | null, to: number | null): FilterRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

export function isSameRange(one: FilterRange, other: FilterRange): boolean {
  return one.from === other.from && one.to === other.to;
}
