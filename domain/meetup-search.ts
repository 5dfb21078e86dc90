/**
 * What one looks for among the meet-ups, as its address says it (MEET-01): a city, and days by a word or
 * by themselves. Parsing never throws; what is no day is kept for the message that says so.
 */
import { isCalendarDate, type CalendarDate } from './calendar-date.ts';
import { DATE_SHORTCUTS, daysOfShortcut, type DateShortcut } from './date-shortcut.ts';
import type { Weekday } from './market.ts';
import { oneOf, valuesByKey, wholeNumbersOf } from './query-values.ts';

export interface MeetupSearch {
  /** Id of a city; of none that there is, where somebody has typed it. */
  readonly city: string | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  /** The word for these very days. */
  readonly shortcut: DateShortcut | null;
  /** From 1. */
  readonly page: number;
  /** What was given for a day and is none. */
  readonly notDays: { readonly from?: string; readonly to?: string };
}

export interface MarketDay {
  readonly today: CalendarDate;
  readonly firstDayOfWeek: Weekday;
}

const MAXIMUM_PAGE = 999;

/** Days win over a word for days; two days in the wrong order are swapped. */
export function parseMeetupSearch(params: URLSearchParams, market: MarketDay): MeetupSearch {
  const values = valuesByKey(params);
  const textOf = (key: string) => values.get(key)?.[0];
  const [city, fromText, toText] = [textOf('city'), textOf('from'), textOf('to')];
  const [page = 1] = wholeNumbersOf(values.get('page') ?? [], 1, MAXIMUM_PAGE);
  const notDays = {
    ...(fromText !== undefined && !isCalendarDate(fromText) && { from: fromText }),
    ...(toText !== undefined && !isCalendarDate(toText) && { to: toText }),
  };
  const place = { city: city ?? null, page, notDays };
  const word = oneOf(DATE_SHORTCUTS, values.get('when') ?? []);
  if (word && fromText === undefined && toText === undefined) {
    const { today, firstDayOfWeek } = market;
    return { ...place, ...daysOfShortcut(word, today, firstDayOfWeek), shortcut: word };
  }
  const days = inOrder(dayOrNull(fromText), dayOrNull(toText));
  return { ...place, ...days, shortcut: shortcutOf(days, market) };
}

/** The query of an address; nothing for what is not asked for. */
export function printMeetupSearch(
  search: Partial<Pick<MeetupSearch, 'city' | 'from' | 'to' | 'shortcut' | 'page'>>,
): URLSearchParams {
  const { city, from, to, shortcut, page = 1 } = search;
  const query = new URLSearchParams();
  if (city) query.set('city', city);
  if (shortcut) query.set('when', shortcut);
  if (from && !shortcut) query.set('from', from);
  if (to && !shortcut) query.set('to', to);
  if (page > 1) query.set('page', String(page));
  return query;
}

function dayOrNull(text: string | undefined): CalendarDate | null {
  return isCalendarDate(text) ? text : null;
}

interface Days {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

function inOrder(from: CalendarDate | null, to: CalendarDate | null): Days {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Days that were chosen one by one may have a word all the same. */
function shortcutOf({ from, to }: Days, { today, firstDayOfWeek }: MarketDay): DateShortcut | null {
  const isMeant = (shortcut: DateShortcut) => {
    const days = daysOfShortcut(shortcut, today, firstDayOfWeek);
    return days.from === from && days.to === to;
  };
  return DATE_SHORTCUTS.find(isMeant) ?? null;
}
