/** The calendar file of a travel or a tour stands below its page, in the market's own path (TRV-16). */
const FILE = '/calendar.ics';

export function calendarAddress(pagePath: string): string {
  return `${pagePath}${FILE}`;
}

/** The page that a calendar file belongs to. */
export function pageOfCalendar(pathname: string): string {
  return pathname.slice(0, -FILE.length);
}

/** The key of a calendar file's query that asks for the days of the flexible option (TRV-09). */
const CANCELLATION = 'cancellation';
const FLEXIBLE = 'flexible';

/** The same file with the last day to cancel as the flexible option has it. */
export function withFlexibleDays(address: string): string {
  return `${address}?${CANCELLATION}=${FLEXIBLE}`;
}

export function asksForFlexibleDays(params: URLSearchParams): boolean {
  return params.get(CANCELLATION) === FLEXIBLE;
}
