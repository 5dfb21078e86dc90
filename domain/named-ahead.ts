/** How long before a departure it is named who leads it (TRV-10, decision 0043). */

/** Half a year, in days. */
export const NAMED_AHEAD_DAYS = 182;
const DAYS_OF_A_MONTH = 365 / 12;
/** The same for sentences, rounded to whole months. */
export const NAMED_AHEAD_MONTHS = Math.round(NAMED_AHEAD_DAYS / DAYS_OF_A_MONTH);
