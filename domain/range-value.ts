/** A range as the value of a form's field: `-150000`, `90000-180000`, `180000-` (RES-04). */
import type { FilterRange } from './filter-range.ts';

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
