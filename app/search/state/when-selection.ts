/**
 * What the "when" of the search bar holds (SRCH-12, SRCH-13): whenever, a period, or days of the
 * calendar. The rules of choosing days are `domain/date-range.ts`.
 */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import {
  chooseDay,
  choosePeriod,
  parseDateRange,
  searchDatesOf,
  type DateRange,
  type Period,
} from '../../../domain/date-range.ts';

/** Null in both is whenever; a period and a range are never both there. */
export interface WhenSelection {
  readonly tab: WhenTab;
  readonly period: Period | null;
  readonly range: DateRange | null;
  /** Days around the chosen ones that are good as well; 0 for none. */
  readonly daysSpan: number;
}

/** Months, seasons and holidays, or the calendar. */
export const WHEN_TABS = ['periods', 'dates'] as const;
type WhenTab = (typeof WHEN_TABS)[number];

export const WHENEVER: WhenSelection = {
  tab: 'periods',
  period: null,
  range: null,
  daysSpan: 0,
};

export type WhenEvent =
  | { readonly type: 'tabChosen'; readonly tab: WhenTab }
  | { readonly type: 'wheneverChosen' }
  | { readonly type: 'periodChosen'; readonly period: Period }
  | { readonly type: 'spanChosen'; readonly daysSpan: number }
  /** A cell of the calendar; null for an empty one. `today` is the market's. */
  | {
      readonly type: 'dayChosen';
      readonly day: CalendarDate | null;
      readonly today: CalendarDate;
    }
  /** Typed into two date fields; what is no day counts as empty. */
  | {
      readonly type: 'datesTyped';
      readonly from: string;
      readonly to: string;
      readonly today: CalendarDate;
    }
  | { readonly type: 'whenCleared' };

/** The selection after an event; the same object where nothing changes. */
export function whenAfter(when: WhenSelection, event: WhenEvent): WhenSelection {
  switch (event.type) {
    case 'tabChosen':
      return when.tab === event.tab ? when : { ...when, tab: event.tab };
    case 'periodChosen':
      return { ...when, ...EXACTLY, period: choosePeriod(when.period, event.period) };
    case 'spanChosen':
      return when.daysSpan === event.daysSpan ? when : { ...when, daysSpan: event.daysSpan };
    case 'dayChosen': {
      const range = chooseDay(when.range, event.day, event.today);
      return range === when.range ? when : { ...when, period: null, range };
    }
    case 'datesTyped':
      return { ...when, ...EXACTLY, range: rangeOf(event) };
    case 'wheneverChosen':
    case 'whenCleared':
      return { ...when, ...EXACTLY };
  }
}

const EXACTLY = { period: null, range: null, daysSpan: 0 };

export function isWhenever({ period, range }: WhenSelection): boolean {
  return period === null && range === null;
}

/** Whether the same is chosen, whichever tab is open. */
export function isSameWhen(one: WhenSelection, other: WhenSelection): boolean {
  return (
    one.period === other.period && one.range === other.range && one.daysSpan === other.daysSpan
  );
}

/** Past days cannot be chosen: typed they count as empty. */
function rangeOf({
  from,
  to,
  today,
}: Extract<WhenEvent, { type: 'datesTyped' }>): DateRange | null {
  const [first, last] = [from, to].map((day) => (day < today ? '' : day));
  return parseDateRange(first, last);
}

/** The first and last day that are searched for, a single day twice; null for whenever (SRCH-13). */
export function daysOf({ period, range }: WhenSelection): PeriodDays | null {
  if (period) return { startingDate: period.startingDate, endingDate: period.endingDate };
  const { dateFrom, dateTo } = searchDatesOf(range);
  return dateFrom && dateTo ? { startingDate: dateFrom, endingDate: dateTo } : null;
}

export type PeriodDays = Pick<Period, 'startingDate' | 'endingDate'>;
