/** How much of a long list an address asks for: a dozen without being asked, `?shown=24` for two. */
import { valuesByKey } from '../../domain/query-values.ts';

const KEY = 'shown';
/** How many more come at a time. */
export const SHOWN_STEP = 12;
/** Pages are kept for each; a list is no longer than this. */
const MOST_SHOWN = 50 * SHOWN_STEP;

/** Whole dozens alone, as the links to more have them: what is no such number counts as one. */
export function readAskedCount(params: URLSearchParams): number {
  const asked = Number(valuesByKey(params).get(KEY)?.[0]);
  return asked > 0 && asked <= MOST_SHOWN && asked % SHOWN_STEP === 0 ? asked : SHOWN_STEP;
}

/** Nothing for the first dozen. */
export function printAskedCount(shown: number): URLSearchParams {
  return new URLSearchParams(shown === SHOWN_STEP ? {} : { [KEY]: String(shown) });
}
