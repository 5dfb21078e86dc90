/**
 * The filters of a list, narrowed by those of an address (CMS-05, decision 0030). What the list sets
 * itself always holds: whatever stands in an address, the list becomes a part of itself and no other.
 */
import { addDays, isCalendarDate, type CalendarDate } from './calendar-date.ts';
import { continentCodesIn, type ContinentCode } from './continent.ts';
import { countActiveFilters } from './filter-groups.ts';
import {
  FLAG_FILTERS,
  LIST_FILTERS,
  NO_FILTERS,
  type ListFilter,
  type ListingBody,
  type SearchFilters,
} from './search-filters.ts';
import { DEFAULT_STATUSES } from './tour-status.ts';

const RANGES = [
  ['priceFrom', 'priceTo'],
  ['durationFrom', 'durationTo'],
] as const;

type Given = Partial<SearchFilters> | ListingBody;

/** Whether an address asks for anything but the list as it is. The page and its length are the list's own. */
export function asksForFilters(asked: SearchFilters): boolean {
  return countActiveFilters(asked) > 0 || asked.sort !== undefined;
}

/**
 * The list's own filters and the asked ones together; null where nothing can fit both.
 *
 * Values of one filter are alternatives, so those that both name are left, also of a filter of which a
 * travel may have several values: what fits both by two of them is not found. Of two texts the list's own
 * counts. The order is as asked; page and length are not.
 */
export function narrowedFilters<Own extends ListingBody>(
  own: Own,
  asked: SearchFilters,
): Own | null {
  const narrowed: ListingBody = { ...own };
  const set = (changes: object) => Object.assign(narrowed, changes);
  for (const key of LIST_FILTERS) {
    const values = commonValues(valuesOf(own, key), valuesOf(asked, key), key);
    if (values?.length === 0) return null;
    if (values) set({ [key]: values });
  }
  for (const [from, to] of RANGES) {
    const range = commonRange([own[from], own[to]], [asked[from], asked[to]]);
    if (range === null) return null;
    set({ [from]: range[0], [to]: range[1] });
  }
  const days = commonDays(own, asked);
  if (days === null) return null;
  set(days);
  for (const key of FLAG_FILTERS) if (asked[key]) set({ [key]: true });

  const ageBadge = commonChoice(ageGroupOf(own), ageGroupOf(asked));
  const gender = commonChoice(own.gender, asked.gender);
  if (ageBadge === null || gender === null) return null;
  set({ ageBadge, gender, textSearch: own.textSearch ?? asked.textSearch });
  set({ sort: asked.sort ?? own.sort });
  return withoutAbsent(narrowed as Own);
}

/** Absent where the filter leaves everything. */
function valuesOf(filters: Given, key: ListFilter): readonly (string | number)[] | undefined {
  const values: readonly (string | number)[] | undefined = filters[key];
  return values?.length ? values : undefined;
}

/** Undefined where the list's own stand, or there are none at all. */
function commonValues(
  own: readonly (string | number)[] | undefined,
  asked: readonly (string | number)[] | undefined,
  key: ListFilter,
): readonly (string | number)[] | undefined {
  if (!asked) return undefined;
  // A list that names no statuses has the default ones (RES-05).
  const allowed = own ?? (key === 'status' ? DEFAULT_STATUSES : undefined);
  if (!allowed) return [...asked];
  if (key !== 'continentId') return allowed.filter((value) => asked.includes(value));
  const halves = (codes: readonly (string | number)[]) =>
    (codes as readonly ContinentCode[]).flatMap(continentCodesIn);
  const wanted = new Set(halves(asked));
  return [...new Set(halves(allowed))].filter((code) => wanted.has(code));
}

type Range<Value> = readonly [from: Value | undefined, to: Value | undefined];

/** The part that two ranges share; null where there is none. */
function commonRange<Value extends string | number>(
  [ownFrom, ownTo]: Range<Value>,
  [askedFrom, askedTo]: Range<Value>,
): Range<Value> | null {
  const from = ownFrom === undefined || (askedFrom ?? ownFrom) > ownFrom ? askedFrom : ownFrom;
  const to = ownTo === undefined || (askedTo ?? ownTo) < ownTo ? askedTo : ownTo;
  return from !== undefined && to !== undefined && from > to ? null : [from, to];
}

type Days = Pick<ListingBody, 'dateFrom' | 'dateTo' | 'daysSpan'>;

/** Days around a period are its own: where two periods meet they are taken into its ends. */
function commonDays(own: Given, asked: Given): Days | null {
  if (!hasDays(asked)) return {};
  if (!hasDays(own)) {
    return { dateFrom: asked.dateFrom, dateTo: asked.dateTo, daysSpan: asked.daysSpan };
  }
  const range = commonRange(wholeDays(own), wholeDays(asked));
  return range && { dateFrom: range[0], dateTo: range[1], daysSpan: undefined };
}

function hasDays({ dateFrom, dateTo }: Given): boolean {
  return dateFrom !== undefined || dateTo !== undefined;
}

function wholeDays({ dateFrom, dateTo, daysSpan = 0 }: Given): Range<CalendarDate> {
  return [dateFrom && movedBy(dateFrom, -daysSpan), dateTo && movedBy(dateTo, daysSpan)];
}

/** The calendar has a first and a last day. */
function movedBy(day: CalendarDate, days: number): CalendarDate {
  const moved = addDays(day, days);
  return isCalendarDate(moved) ? moved : day;
}

function ageGroupOf({ ageBadge }: Given): SearchFilters['ageBadge'] | undefined {
  return ageBadge === NO_FILTERS.ageBadge ? undefined : ageBadge;
}

/** Null where one excludes the other. */
function commonChoice<Value>(
  own: Value | undefined,
  asked: Value | undefined,
): Value | undefined | null {
  if (own === undefined || asked === undefined) return own ?? asked;
  return own === asked ? own : null;
}

function withoutAbsent<Value extends object>(value: Value): Value {
  const given = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(given) as Value;
}
