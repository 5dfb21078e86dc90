/** A page of rows that are sorted by a key, without sorting them all (RES-06). */
import type { PositionSet } from './position-set.ts';
import type { SortedOrder } from './sorted-order.ts';

/** The key of a row, a small whole number: what `table` has at the place that `column` gives for the row. */
export interface RowKeys {
  readonly table: ArrayLike<number>;
  readonly column: Uint32Array;
}

/** Where rows of one key that are more than this are cut by a bitmap, which needs no sorting. */
const MANY = 512;

/**
 * Up to `count` rows after the first `offset`, the smallest key first. Rows with the same key stand in the
 * order of `ties`, or as they come, which makes every order total: paging never repeats or skips a row.
 *
 * Counting the rows of each key tells which keys the page falls on; only rows with these are looked at.
 */
export function pageByKey(
  rows: Uint32Array,
  { table, column }: RowKeys,
  ties: SortedOrder | null,
  scratch: PositionSet,
  offset: number,
  count: number,
): number[] {
  const counts = countKeys(rows, { table, column });
  const page: number[] = [];
  let before = 0;
  let first = 0;
  while (first < counts.length && before + (counts[first] as number) <= offset) {
    before += counts[first++] as number;
  }
  let last = first;
  for (let seen = before; last < counts.length; last++) {
    seen += counts[last] as number;
    if (seen >= offset + count) break;
  }
  const few = rowsOfFew(rows, { table, column }, counts, first, last);
  for (let key = first; key <= last && key < counts.length; key++) {
    const size = counts[key] as number;
    const skipped = Math.max(0, offset - before);
    const wanted = count - page.length;
    before += size;
    if (size === 0) continue;
    page.push(
      ...(size > MANY
        ? sliceOfMany(rows, { table, column }, key, ties, scratch, skipped, wanted)
        : inOrder(few[key - first] ?? [], ties).slice(skipped, skipped + wanted)),
    );
  }
  return page;
}

function countKeys(rows: Uint32Array, { table, column }: RowKeys): Uint32Array {
  let greatest = 0;
  for (let place = 0; place < table.length; place++) {
    if ((table[place] as number) > greatest) greatest = table[place] as number;
  }
  const counts = new Uint32Array(greatest + 1);
  for (let at = 0; at < rows.length; at++) {
    const key = table[column[rows[at] as number] as number] as number;
    counts[key] = (counts[key] as number) + 1;
  }
  return counts;
}

/** The rows of the keys from `first` to `last` that have few, by key. */
function rowsOfFew(
  rows: Uint32Array,
  { table, column }: RowKeys,
  counts: Uint32Array,
  first: number,
  last: number,
): number[][] {
  const found: number[][] = Array.from({ length: last - first + 1 }, () => []);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const key = table[column[row] as number] as number;
    if (key >= first && key <= last && (counts[key] as number) <= MANY) {
      (found[key - first] as number[]).push(row);
    }
  }
  return found;
}

function inOrder(rows: number[], ties: SortedOrder | null): number[] {
  if (ties === null) return rows;
  const { rankOf } = ties;
  return rows.sort((a, b) => (rankOf[a] as number) - (rankOf[b] as number));
}

function sliceOfMany(
  rows: Uint32Array,
  { table, column }: RowKeys,
  key: number,
  ties: SortedOrder | null,
  scratch: PositionSet,
  offset: number,
  count: number,
): number[] {
  scratch.clear();
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (table[column[row] as number] !== key) continue;
    scratch.add(ties ? (ties.rankOf[row] as number) : row);
  }
  const positions = scratch.slice(offset, count);
  return ties ? positions.map((rank) => ties.atRank[rank] as number) : positions;
}
