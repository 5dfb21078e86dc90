/** Orders of many rows by small integers, kept so that a page can be cut out of any subset of them. */

export interface SortedOrder {
  /** The place of each row. */
  readonly rankOf: Uint32Array;
  /** The row at each place. */
  readonly atRank: Uint32Array;
}

/**
 * Sorts rows by key, the smallest first. Rows with the same key stay in the order of `tieOrder`, which
 * makes every sort total: paging never repeats or skips a row (RES-06).
 */
export function sortedOrder(keys: ArrayLike<number>, tieOrder: Uint32Array): SortedOrder {
  const counts = new Map<number, number>();
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Far fewer different keys than rows: counting them is quicker than comparing the rows.
  const nextPlace = new Map<number, number>();
  let place = 0;
  for (const key of Float64Array.from(counts.keys()).sort()) {
    nextPlace.set(key, place);
    place += counts.get(key) ?? 0;
  }
  const rankOf = new Uint32Array(keys.length);
  const atRank = new Uint32Array(keys.length);
  for (const row of tieOrder) {
    const key = keys[row] as number;
    const rank = nextPlace.get(key) as number;
    nextPlace.set(key, rank + 1);
    rankOf[row] = rank;
    atRank[rank] = row;
  }
  return { rankOf, atRank };
}

/** The rows in the order of their ids, by code units: the same on every machine and in every language. */
export function orderOfIds(ids: readonly string[]): Uint32Array {
  const rows = Uint32Array.from(ids, (_, row) => row);
  const isSorted = ids.every((id, row) => row === 0 || (ids[row - 1] as string) < id);
  if (isSorted) return rows;
  return rows.sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1));
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
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
