/**
 * Until when a seat can be asked for online, and which tours count as departures because of it. People
 * answer each request, so one that arrives on the eve of a tour helps nobody. The number of days is a
 * setting; `today` is the market's.
 */
import { addDays, type CalendarDate } from './calendar-date.ts';
import { isOpenStatus, type TourStatus } from './tour-status.ts';

/**
 * The last day on which a tour can be asked for, that day included. It never is the day of departure,
 * whatever the number (TRV-02).
 */
export function lastRequestDay(startingDate: CalendarDate, closingDays: number): CalendarDate {
  return addDays(startingDate, -Math.max(1, closingDays));
}

/** The first starting day of tours that can still be asked for today. */
export function firstOpenDay(today: CalendarDate, closingDays: number): CalendarDate {
  return addDays(today, Math.max(1, closingDays));
}

/** Whether it is early enough to ask for a seat on the tour online. */
export function takesRequests(
  tour: { readonly startingDate: CalendarDate },
  today: CalendarDate,
  closingDays: number,
): boolean {
  return today <= lastRequestDay(tour.startingDate, closingDays);
}

/**
 * Whether the tour counts as a departure, the same on cards, in facets and on the travel page (RES-10):
 * one that takes requests and is not sold out. One on request counts, since people can still join it.
 */
export function isOpenDeparture(
  tour: { readonly status: TourStatus; readonly lastRequestDay: CalendarDate },
  today: CalendarDate,
): boolean {
  return isOpenStatus(tour.status) && today <= tour.lastRequestDay;
}
