/** Orders of many rows by small integers, kept so that a page can be cut out of any subset of them. */

export interface SortedOrder {
  /** The place of each row. */
  readonly rankOf: Uint32Array;
  /** The row at each place. */
  readonly atRank: Uint32Array;
}

/**
 * Sorts rows by key, the smallest first, pausing at each `yield`. Rows with the same key stay in the order
 * of `tieOrder`, which makes every sort total: paging never repeats or skips a row (RES-06).
 *
 * @param keys whole numbers that lie close together, such as days: they are counted and not compared
 */
export function* sortedOrder(
  keys: Int32Array,
  tieOrder: Uint32Array,
): Generator<void, SortedOrder> {
  let least = Infinity;
  let greatest = -Infinity;
  for (const key of keys) {
    if (key < least) least = key;
    if (key > greatest) greatest = key;
  }
  yield;
  const nextPlace = new Uint32Array(keys.length === 0 ? 1 : greatest - least + 2);
  for (const key of keys) nextPlace[key - least + 1] = (nextPlace[key - least + 1] as number) + 1;
  for (let at = 1; at < nextPlace.length; at++) {
    nextPlace[at] = (nextPlace[at] as number) + (nextPlace[at - 1] as number);
  }
  yield;
  const rankOf = new Uint32Array(keys.length);
  const atRank = new Uint32Array(keys.length);
  for (let at = 0; at < tieOrder.length; at++) {
    const row = tieOrder[at] as number;
    const key = (keys[row] as number) - least;
    const rank = nextPlace[key] as number;
    nextPlace[key] = rank + 1;
    rankOf[row] = rank;
    atRank[rank] = row;
    if (at % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  return { rankOf, atRank };
}

/** Few enough that whatever is done with each takes a few milliseconds, where rows lie far apart in memory too. */
export const ROWS_BETWEEN_PAUSES = 2048;
/** Sorting compares each row many times. */
const ROWS_OF_RUN = 2048;

/**
 * The rows in the order of their ids, by code units: the same on every machine and in every language.
 * Pauses at each `yield`: runs are sorted and then merged.
 */
export function* orderOfIds(ids: readonly string[]): Generator<void, Uint32Array> {
  let rows = new Uint32Array(ids.length);
  let isSorted = true;
  for (let row = 0; row < rows.length; row++) {
    rows[row] = row;
    if (row > 0 && (ids[row] as string) < (ids[row - 1] as string)) isSorted = false;
    if (row % ROWS_BETWEEN_PAUSES === 0) yield;
  }
  if (isSorted) return rows;
  const compare = (a: number, b: number) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1);
  for (let from = 0; from < rows.length; from += ROWS_OF_RUN) {
    rows.subarray(from, from + ROWS_OF_RUN).sort(compare);
    yield;
  }
  let merged = new Uint32Array(rows.length);
  for (let size = ROWS_OF_RUN; size < rows.length; size *= 2) {
    for (let from = 0; from < rows.length; from += 2 * size) {
      const middle = Math.min(from + size, rows.length);
      const end = Math.min(from + 2 * size, rows.length);
      let [left, right] = [from, middle];
      for (let at = from; at < end; at++) {
        const isLeft =
          right === end ||
          (left < middle && compare(rows[left] as number, rows[right] as number) < 0);
        merged[at] = rows[isLeft ? left++ : right++] as number;
        if (at % ROWS_BETWEEN_PAUSES === 0) yield;
      }
    }
    [rows, merged] = [merged, rows];
  }
  return rows;
}

/** The place of each value among the different values, the smallest 0. */
export function denseRanks(values: Iterable<number>): Uint32Array {
  const places = new Map<number, number>();
  for (const value of Float64Array.from(new Set(values)).sort()) places.set(value, places.size);
  return Uint32Array.from(values, (value) => places.get(value) as number);
}

/** The first index whose value is not below `value`; the length when there is none. */
export function lowerBound<Value extends number | string>(
  sorted: ArrayLike<Value>,
  value: Value,
): number;
/** The same where a reading of the items is sorted. */
export function lowerBound<Item, Value extends number | string>(
  sorted: ArrayLike<Item>,
  value: Value,
  read: (item: Item) => Value,
): number;
export function lowerBound<Item, Value extends number | string>(
  sorted: ArrayLike<Item>,
  value: Value,
  read: (item: Item) => Value = (item) => item as unknown as Value,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (read(sorted[middle] as Item) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of each text score among the different ones, the best 0. */
export function relevanceRanks(scores: Uint16Array): Uint32Array {
  let greatest = 0;
  for (const score of scores) if (score > greatest) greatest = score;
  const rankOfScore = new Uint32Array(greatest + 1);
  for (const score of scores) rankOfScore[score] = 1;
  let rank = 0;
  for (let score = greatest; score >= 0; score--) {
    const isThere = rankOfScore[score] === 1;
    rankOfScore[score] = rank;
    if (isThere) rank++;
  }
  return Uint32Array.from(scores, (score) => rankOfScore[score] as number);
}
