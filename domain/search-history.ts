/**
 * The searches that a visitor has made (SRCH-14), as their browser keeps them: the newest first, one of
 * each destination and dates, at most a hundred. What is read back is checked: others may have written it.
 */
import { isCalendarDate, type CalendarDate } from './calendar-date.ts';
import { parseSearchFilters, printSearchFilters } from './filters/search-filters.ts';

export const MOST_KEPT_SEARCHES = 100;
const SHOWN_SEARCHES = 5;

export interface PastSearch {
  /** When it was made, ms since 1970. */
  readonly date: number;
  /** Whether the visitor was logged in. */
  readonly userStatus: 'guest' | 'user';
  readonly values: {
    /** As it was called then; empty for anywhere. */
    readonly destination: string;
    readonly dateFrom: CalendarDate | null;
    readonly dateTo: CalendarDate | null;
  };
  /** Its filters, as an address has them. */
  readonly query: string;
}

/** One that says neither where nor when is not worth keeping. */
function isWorthKeeping({ values }: PastSearch): boolean {
  return values.destination.trim() !== '' || values.dateFrom !== null || values.dateTo !== null;
}

/** The history with a new search on top, in the place of the same one of before. */
export function withSearch(
  history: readonly PastSearch[],
  search: PastSearch,
): readonly PastSearch[] {
  if (!isWorthKeeping(search)) return history;
  const same = keyOf(search);
  return [search, ...history.filter((other) => keyOf(other) !== same)].slice(0, MOST_KEPT_SEARCHES);
}

function keyOf({ values: { destination, dateFrom, dateTo } }: PastSearch): string {
  return [destination.trim().toLowerCase(), dateFrom ?? '', dateTo ?? ''].join('|');
}

/** The most recent ones, which are offered again. */
export function shownSearches(history: readonly PastSearch[]): readonly PastSearch[] {
  return history.slice(0, SHOWN_SEARCHES);
}

/** Reads what was stored; whatever is no past search is left out. */
export function parseSearchHistory(text: string | null): readonly PastSearch[] {
  const stored = jsonOf(text ?? '[]');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => pastSearchOf(entry) ?? []).slice(0, MOST_KEPT_SEARCHES);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pastSearchOf(entry: unknown): PastSearch | null {
  const { date, userStatus, values, query } = fieldsOf(entry);
  const { destination, dateFrom, dateTo } = fieldsOf(values);
  if (typeof date !== 'number' || typeof query !== 'string') return null;
  if (typeof destination !== 'string') return null;
  const search: PastSearch = {
    date,
    userStatus: userStatus === 'user' ? 'user' : 'guest',
    values: {
      destination: destination.slice(0, 200),
      dateFrom: isCalendarDate(dateFrom) ? dateFrom : null,
      dateTo: isCalendarDate(dateTo) ? dateTo : null,
    },
    query: printSearchFilters(parseSearchFilters(new URLSearchParams(query))).toString(),
  };
  return isWorthKeeping(search) ? search : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
