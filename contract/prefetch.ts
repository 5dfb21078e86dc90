/** What browser and edge agree on about pages that are fetched before a link is pressed (API-07, docs/decisions/0093). */

/** Marks such a request, and has this value. `Sec-Purpose`, its name in browsers, may not be set by scripts. */
export const PURPOSE_HEADER = 'purpose';
export const PREFETCH = 'prefetch';
/** For how many seconds the browser may use the answer without asking again. */
export const PREFETCH_MAX_AGE_S = 5;
