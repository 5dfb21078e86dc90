/** POST calendar (API-08): days on which tours start, and the market's periods (SRCH-12). */
import { Hono } from 'hono';
import type { CalendarAnswer, CountedPeriod, DepartureDay } from '../../contract/calendar.ts';
import { filtersSchema } from '../../contract/filters.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from '../../domain/calendar-date.ts';
import { daysOfLeave } from '../../domain/days-off.ts';
import { FILTER_MONTHS } from '../../domain/departure-calendar.ts';
import { listPeriods } from '../storage/queries/periods.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall } from './call-input.ts';
import { listingContext } from './listing-context.ts';
import { oncePerVersion } from './once-per-version.ts';
import { formatMonthNames } from '../../domain/date-format.ts';
import type { Period } from '../../domain/date-range.ts';
import type { Market } from '../../domain/market.ts';
import type { PeriodRecord } from '../catalogue/period-record.ts';

export function calendarCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const periodsOf = oncePerVersion(parts.catalogue, (market: Parameters<typeof listPeriods>[1]) =>
    listPeriods(parts.storage.db, market),
  );

  app.post('/calendar', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue(market);
    const asked = await listingContext(parts, market, filters.region);
    const end = addMonths(yearMonthOf(asked.today), FILTER_MONTHS);
    const days = index.departureDays(filters, addDays(firstDayOf(end), -1), asked);
    const data = {
      currency: filters.currency ?? market.currency,
      days: [...days],
      periods: countedPeriods(await periodsOf(market.id), days, market, asked.holidays),
    };
    return context.json({ response: 'success', data } satisfies CalendarAnswer);
  });

  return app;
}

// The periods of a market that can be chosen (SRCH-12): those with departures, months among them.

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
  holidays: ReadonlySet<CalendarDate>,
): CountedPeriod[] {
  const months = new Set(days.map(({ day }) => yearMonthOf(day)));
  const periods = [
    ...[...months].map((month) => monthPeriod(month, market)),
    ...records.map((record): Period => ({ type: 'event', year: yearOf(record), ...record })),
  ];
  return periods
    .map((period) => ({
      ...period,
      leaveDays: leaveOf(period, holidays),
      departures: departuresIn(period, days),
    }))
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

/** Nobody takes a month off. */
function leaveOf(
  { type, startingDate, endingDate }: Period,
  holidays: ReadonlySet<CalendarDate>,
): number | null {
  return type === 'month' ? null : daysOfLeave({ from: startingDate, to: endingDate }, holidays);
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
