/**
 * Choosing days and periods in the search bar (SRCH-09, SRCH-13). "Whenever" is null here; the -1 that
 * stands for it elsewhere never leaves a form.
 */
import { isCalendarDate, type CalendarDate } from './calendar-date.ts';

/** A chosen first day, and a later last day once there is one. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

export const PERIOD_TYPES = ['event', 'month'] as const;
type PeriodType = (typeof PERIOD_TYPES)[number];

/** A month, or a holiday, season or event, that can be chosen by its name (SRCH-12). */
export interface Period {
  readonly type: PeriodType;
  readonly name: string;
  readonly year: number;
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
  readonly icon?: { readonly url: string; readonly altText: string };
}

/** Days before and after the chosen ones that may be good as well: what is offered. */
export const FLEXIBLE_DAYS = [1, 3, 7, 14] as const;

/**
 * The range after a click on a day of the calendar (SRCH-13).
 *
 * The first click gives the start and the second the end, the two swapped if it is earlier; the same
 * day again leaves the start without an end; with a full range a click starts over. Past days and
 * empty cells (null) change nothing.
 */
export function chooseDay(
  range: DateRange | null,
  day: CalendarDate | null,
  today: CalendarDate,
): DateRange | null {
  if (day === null || day < today) return range;
  if (range === null || range.to !== null) return { from: day, to: null };
  return inOrder(range.from, day);
}

/** The period after a click on one: the same again deselects it, which means whenever (SRCH-13). */
export function choosePeriod<Chosen extends PeriodDays>(
  selected: Chosen | null,
  clicked: Chosen,
): Chosen | null {
  return selected && isSamePeriod(selected, clicked) ? null : clicked;
}

type PeriodDays = Pick<Period, 'startingDate' | 'endingDate'>;

function isSamePeriod(one: PeriodDays, other: PeriodDays): boolean {
  return one.startingDate === other.startingDate && one.endingDate === other.endingDate;
}

/** Whether the choice is made and the dropdown may close: not on a period of one day (SRCH-09). */
export function completesSelection(period: PeriodDays): boolean {
  return period.startingDate !== period.endingDate;
}

/**
 * The range that two texts stand for, or null for whenever (SRCH-13).
 *
 * What is no day counts as empty; an end on the day of the start is dropped; a start after the end is
 * swapped with it. A calendar has no end without a start, so an end alone becomes the start.
 */
export function parseDateRange(
  from: string | null | undefined,
  to: string | null | undefined,
): DateRange | null {
  const [first, second] = [from, to].filter(isCalendarDate);
  if (first === undefined) return null;
  return second === undefined ? { from: first, to: null } : inOrder(first, second);
}

/** The days that a search is sent with: a single day twice, and none for whenever (SRCH-13, SRCH-15). */
export function searchDatesOf(
  range: DateRange | null,
): { readonly dateFrom: CalendarDate; readonly dateTo: CalendarDate } | Record<string, never> {
  return range === null ? {} : { dateFrom: range.from, dateTo: range.to ?? range.from };
}

function inOrder(one: CalendarDate, other: CalendarDate): DateRange {
  if (one === other) return { from: one, to: null };
  return one < other ? { from: one, to: other } : { from: other, to: one };
}
