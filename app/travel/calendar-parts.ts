/** By what those who hear and move through a departure calendar find its parts on the page. */

/** On what holds a calendar, the links to other months too: the day that its weeks start on. */
export const CALENDAR_ATTRIBUTE = 'data-calendar';
/** A day. */
export const CALENDAR_CELL = 'td[data-day]';
