/** The calendar file of a travel or a tour stands below its page, in the market's own path (TRV-16). */
const FILE = '/calendar.ics';

export function calendarAddress(pagePath: string): string {
  return `${pagePath}${FILE}`;
}

/** The page that a calendar file belongs to. */
export function pageOfCalendar(pathname: string): string {
  return pathname.slice(0, -FILE.length);
}
