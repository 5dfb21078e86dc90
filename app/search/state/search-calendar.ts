/** The days and periods that the search bar offers, with their departures (SRCH-12). */
import type {
  CalendarAnswer as ContractAnswer,
  CountedPeriod,
  DepartureDay,
} from '../../../contract/calendar.ts';
import { addDays, daysBetween, type CalendarDate } from '../../../domain/calendar-date.ts';
import type { Currency } from '../../../domain/market.ts';
import { TOUR_STATUSES, type TourStatus } from '../../../domain/tour-status.ts';
import type { PeriodDays } from './when-selection.ts';

export type { CountedPeriod };

/** What a day of the calendar shows. */
type MarkedDay = Omit<DepartureDay, 'day'>;

export interface SearchCalendar {
  readonly currency: Currency;
  /** Those on which at least one departure starts. */
  readonly days: ReadonlyMap<CalendarDate, MarkedDay>;
  /** By their first day; each with the departures that start in it, never none. */
  readonly periods: readonly CountedPeriod[];
}

/**
 * The calendar as the site sends it: a text for all days, a fifth of what objects with names would take.
 * A day is the number of days since the one before, its status, departures and cents.
 */
export interface CalendarMessage {
  readonly currency: Currency;
  readonly firstDay: CalendarDate;
  readonly days: string;
  readonly periods: readonly CountedPeriod[];
}

/** Null where the server could not say. */
export interface CalendarAnswer {
  readonly calendar: CalendarMessage | null;
}

const BETWEEN_DAYS = ';';
const NO_PRICE = '';

export function writeCalendar({
  currency,
  days,
  periods,
}: ContractAnswer['data']): CalendarMessage {
  const firstDay = days[0]?.day ?? '';
  const rows = days.map(({ day, status, departures, cents }, place) => {
    const before = days[place - 1]?.day ?? firstDay;
    const code = TOUR_STATUSES.indexOf(status);
    return [daysBetween(before, day), code, departures, cents ?? NO_PRICE].join();
  });
  return { currency, firstDay, days: rows.join(BETWEEN_DAYS), periods };
}

export function readCalendar({
  currency,
  firstDay,
  days,
  periods,
}: CalendarMessage): SearchCalendar {
  const read = new Map<CalendarDate, MarkedDay>();
  let day = firstDay;
  for (const row of days ? days.split(BETWEEN_DAYS) : []) {
    const [distance, code, departures, cents] = row.split(',');
    day = addDays(day, Number(distance));
    read.set(day, {
      status: TOUR_STATUSES[Number(code)] as TourStatus,
      departures: Number(departures),
      cents: cents === NO_PRICE ? null : Number(cents),
    });
  }
  return { currency, days: read, periods };
}

/** Departures that start on the days, or so many days around them. */
export function departuresWithin(
  { days }: SearchCalendar,
  { startingDate, endingDate }: PeriodDays,
  daysSpan = 0,
): number {
  const [first, last] = [addDays(startingDate, -daysSpan), addDays(endingDate, daysSpan)];
  let sum = 0;
  for (const [day, { departures }] of days) {
    if (first <= day && day <= last) sum += departures;
  }
  return sum;
}
