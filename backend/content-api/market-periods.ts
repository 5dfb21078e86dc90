/** The periods of a market that can be chosen (SRCH-12): those with departures, months among them. */
import type { CountedPeriod, DepartureDay } from '../../contract/calendar.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from '../../domain/calendar-date.ts';
import { formatMonthNames } from '../../domain/date-format.ts';
import type { Period } from '../../domain/date-range.ts';
import type { Market } from '../../domain/market.ts';
import type { PeriodRecord } from '../catalogue/period-record.ts';

/**
 * Months and the market's own periods, by their first day and the longer first, each with the departures
 * of its days.
 *
 * @param records by their first day; those that are over have no departures
 */
export function countedPeriods(
  records: readonly PeriodRecord[],
  days: readonly DepartureDay[],
  market: Market,
): CountedPeriod[] {
  const months = new Set(days.map(({ day }) => yearMonthOf(day)));
  const periods = [
    ...[...months].map((month) => monthPeriod(month, market)),
    ...records.map((record): Period => ({ type: 'event', year: yearOf(record), ...record })),
  ];
  return periods
    .map((period) => ({ ...period, departures: departuresIn(period, days) }))
    .filter(({ departures }) => departures > 0)
    .sort((a, b) => compare(a.startingDate, b.startingDate) || compare(b.endingDate, a.endingDate));
}

function monthPeriod(month: YearMonth, market: Market): Period {
  const [year, number] = month.split('-').map(Number);
  return {
    type: 'month',
    name: formatMonthNames([number as number], market),
    year: year as number,
    startingDate: firstDayOf(month),
    endingDate: addDays(firstDayOf(addMonths(month, 1)), -1),
  };
}

/** Of its first day: a winter is that of the year in which it begins. */
function yearOf({ startingDate }: PeriodRecord): number {
  return Number(startingDate.slice(0, 4));
}

function departuresIn({ startingDate, endingDate }: Period, days: readonly DepartureDay[]): number {
  return days.reduce(
    (sum, { day, departures }) =>
      startingDate <= day && day <= endingDate ? sum + departures : sum,
    0,
  );
}

function compare(a: CalendarDate, b: CalendarDate): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
