/** Whether a visitor of a travel asks for the reviews in other languages too (TRV-11), as the address says it. */
import { valuesByKey } from './query-values.ts';

const KEY = 'reviews';
const ALL = 'all';

export function asksForAllReviews(params: URLSearchParams): boolean {
  return valuesByKey(params).get(KEY)?.includes(ALL) ?? false;
}

/** The query that `asksForAllReviews` reads the same from. */
export function printAskedReviews(all: boolean): URLSearchParams {
  return new URLSearchParams(all ? { [KEY]: ALL } : {});
}
