/**
 * The calendar of departures: which tour a day shows, and the months that a page draws (TRV-05,
 * SRCH-12).
 */
import {
  addDays,
  addMonths,
  daysInMonth,
  firstDayOf,
  weekdayOf,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from './calendar-date.ts';
import type { Weekday } from './market.ts';
import type { TourStatus } from './tour-status.ts';

/** The part of a tour that the calendar depends on; `endingDate` is its last day. */
export interface CalendarTour {
  readonly code: string;
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
  readonly status: TourStatus;
}

/** 1 is best. A ranking of its own: bookability (TRV-01) orders the same statuses differently. */
const CALENDAR_RANKS: Readonly<Record<TourStatus, number>> = {
  ALMOST_FULL: 1,
  CONFIRMED: 2,
  ALMOST_CONFIRMED: 3,
  PLANNED: 4,
  WAITING_LIST: 5,
  SOLD_OUT: 6,
};

/** Months that a calendar shows where it serves as a filter (SRCH-12). */
export const FILTER_MONTHS = 18;
/** Months that it shows with no tours to come. */
const EMPTY_MONTHS = 2;

/** The place of a status in the calendar's ranking, 1 being best (TRV-05). */
export function calendarRank(status: TourStatus): number {
  return CALENDAR_RANKS[status];
}

/** The best-ranked of the tours that start on a day, or null; among equals the first by code (TRV-05). */
export function bestTourOfDay<Tour extends CalendarTour>(
  tours: readonly Tour[],
  day: CalendarDate,
): Tour | null {
  return bestTourByDay(tours).get(day) ?? null;
}

/** A tour on a day of the calendar: its first day, or one that it spans. */
interface CalendarMark {
  readonly code: string;
  readonly firstDay: boolean;
}

/** A cell of the grid; `day` is null where a week is padded, and such a cell cannot be chosen. */
export interface CalendarCell {
  readonly day: CalendarDate | null;
  /** Before today. */
  readonly old: boolean;
  /** The day's own departure first, then the tours under way by their start. */
  readonly tours: readonly CalendarMark[];
}

export interface CalendarMonth {
  readonly label: YearMonth;
  /** Whole weeks of 7: 35 cells, or 42 where the month needs them. */
  readonly days: readonly CalendarCell[];
  /** Tours that start in the month, whether the calendar shows them or not. */
  readonly tourCounter: number;
}

interface CalendarView {
  readonly tours: readonly CalendarTour[];
  /** The market's day. */
  readonly today: CalendarDate;
  /** The market's (MKT-04). */
  readonly firstDayOfWeek: Weekday;
}

/**
 * One month as the calendar draws it (TRV-05).
 *
 * Of several tours that start on one day only the best is drawn. A sold-out tour marks the day that
 * it starts and none that it spans: nobody is to plan around it.
 */
export function calendarMonth(month: YearMonth, view: CalendarView): CalendarMonth {
  const shown = [...bestTourByDay(view.tours).values()].sort((a, b) =>
    a.startingDate < b.startingDate ? -1 : 1,
  );
  const first = firstDayOf(month);
  const days = Array.from({ length: daysInMonth(month) }, (_, index): CalendarCell => {
    const day = addDays(first, index);
    return { day, old: day < view.today, tours: marksOf(shown, day) };
  });
  const before = (weekdayOf(first) - view.firstDayOfWeek + 7) % 7;
  const cells = before + days.length <= 35 ? 35 : 42;
  return {
    label: month,
    days: [...emptyCells(before), ...days, ...emptyCells(cells - before - days.length)],
    tourCounter: view.tours.filter((tour) => yearMonthOf(tour.startingDate) === month).length,
  };
}

/** The rows of a month's grid. */
export function weeksOf({
  days,
}: Pick<CalendarMonth, 'days'>): readonly (readonly CalendarCell[])[] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/**
 * The months that a calendar shows: from the month of the first tour, though never a past one, to
 * that of the last. With no tours to come they are the 2 from today on, and 18 where the calendar
 * serves as a filter (SRCH-12).
 */
export function monthsOfCalendar(
  tours: readonly CalendarTour[],
  today: CalendarDate,
  use: 'departures' | 'filter' = 'departures',
): readonly YearMonth[] {
  const current = yearMonthOf(today);
  const months = tours
    .map((tour) => yearMonthOf(tour.startingDate))
    .filter((month) => month >= current)
    .sort();
  const last =
    months.at(-1) ?? addMonths(current, (use === 'filter' ? FILTER_MONTHS : EMPTY_MONTHS) - 1);
  const shown: YearMonth[] = [];
  for (let month = months[0] ?? current; month <= last; month = addMonths(month, 1)) {
    shown.push(month);
  }
  return shown;
}

function bestTourByDay<Tour extends CalendarTour>(
  tours: readonly Tour[],
): ReadonlyMap<CalendarDate, Tour> {
  const best = new Map<CalendarDate, Tour>();
  for (const tour of tours) {
    const other = best.get(tour.startingDate);
    if (!other || isBetter(tour, other)) best.set(tour.startingDate, tour);
  }
  return best;
}

function isBetter(tour: CalendarTour, other: CalendarTour): boolean {
  const difference = calendarRank(tour.status) - calendarRank(other.status);
  return difference === 0 ? tour.code < other.code : difference < 0;
}

function marksOf(shown: readonly CalendarTour[], day: CalendarDate): readonly CalendarMark[] {
  const starting = shown.filter((tour) => tour.startingDate === day);
  const underWay = shown.filter(
    (tour) => tour.startingDate < day && day <= tour.endingDate && tour.status !== 'SOLD_OUT',
  );
  return [...starting, ...underWay].map((tour) => ({
    code: tour.code,
    firstDay: tour.startingDate === day,
  }));
}

function emptyCells(count: number): readonly CalendarCell[] {
  return Array.from({ length: count }, () => ({ day: null, old: false, tours: [] }));
}
