/**
 * The days of leave that tours take under the public holidays of a market or a region. A tour has no column for
 * them, since there are some forty calendars: two look-ups in a short table give the working days between two.
 */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { memoize } from './memoize.ts';
import { dayNumber, type TourColumns } from './tour-columns.ts';

export interface LeaveView {
  readonly firstDay: number;
  /** For each day from `firstDay` on how many working days came before it. */
  readonly workdays: Uint32Array;
}

export type LeaveViews = (holidays: ReadonlySet<CalendarDate>) => LeaveView;

/** Each market's and each region's. */
const CALENDARS_REMEMBERED = 50;
/** 1 January 1970 was a Thursday: a week begins with the Monday three days before. */
const THURSDAY = 3;
const SATURDAY = 5;

/** A reader of leave views for these tours. */
export function createLeaveViews({ startDays, endDays }: TourColumns): LeaveViews {
  const firstDay = startDays[0] ?? 0;
  const lastDay = endDays.reduce((last, day) => Math.max(last, day), firstDay);
  return memoize((holidays: ReadonlySet<CalendarDate>) => {
    const off = new Set(Array.from(holidays, dayNumber));
    const workdays = new Uint32Array(lastDay - firstDay + 1);
    for (let day = firstDay; day < lastDay; day++) {
      const isWeekend = (((day + THURSDAY) % 7) + 7) % 7 >= SATURDAY;
      const place = day - firstDay;
      workdays[place + 1] = (workdays[place] as number) + Number(!isWeekend && !off.has(day));
    }
    return { firstDay, workdays };
  }, CALENDARS_REMEMBERED);
}

export function leaveOfRow(
  { workdays, firstDay }: LeaveView,
  { startDays, endDays }: Pick<TourColumns, 'startDays' | 'endDays'>,
  row: number,
): number {
  const until = workdays[(endDays[row] as number) - firstDay] as number;
  return until - (workdays[(startDays[row] as number) - firstDay] as number);
}

/** Fine enough to tell apart the shares of tours of some months. */
const SHARES = 20_000;

/** The shares as keys of a sort, each by itself. */
export const EVERY_SHARE = Uint32Array.from({ length: SHARES + 1 }, (_, share) => share);

/** How much of a tour is leave, as a whole number: the least, where a day of leave gives the most days away. */
export function leaveShareOfRow(view: LeaveView, tours: TourColumns, row: number): number {
  const days = (tours.endDays[row] as number) - (tours.startDays[row] as number);
  return Math.round((leaveOfRow(view, tours, row) * SHARES) / days);
}
