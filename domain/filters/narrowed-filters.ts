/**
 * The filters of a list, narrowed by those of an address (CMS-05, decision 0030). What the list sets
 * itself always holds: whatever stands in an address, the list becomes a part of itself and no other.
 */
import { addDays, isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { continentCodesIn, type ContinentCode } from '../continent.ts';
import { FILTERS, type AnyFilter } from './filters.ts';
import { countActiveFilters, type ListingBody, type SearchFilters } from './search-filters.ts';

type Given = Partial<SearchFilters> | ListingBody;
type Values = readonly (string | number)[];

/** Whether an address asks for anything but the list as it is. The page and its length are the list's own. */
export function asksForFilters(asked: SearchFilters): boolean {
  return countActiveFilters(asked) > 0 || asked.sort !== undefined || asked.region !== undefined;
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
  const narrowed: Record<string, unknown> = {
    ...own,
    sort: asked.sort ?? own.sort,
    region: asked.region ?? own.region,
  };
  for (const filter of FILTERS) {
    const common = commonOf(filter, own, asked);
    if (common === null) return null;
    Object.assign(narrowed, common);
  }
  return withoutAbsent(narrowed) as Own;
}

/** What the filter says of both together, by its keys; null where one excludes the other. */
function commonOf(filter: AnyFilter, own: Given, asked: Given): object | null {
  const { name, value } = filter;
  if (name === 'dates') return commonDays(own, asked);
  const [ours, theirs] = [own, asked] as Readonly<Record<string, never>>[];
  if (!ours || !theirs) return null;
  switch (value.kind) {
    case 'range': {
      const [from, to] = value.ends;
      const range = commonRange([ours[from], ours[to]], [theirs[from], theirs[to]]);
      return range && { [from]: range[0], [to]: range[1] };
    }
    case 'choice': {
      const told = (word: unknown) => (word === value.standard ? undefined : word);
      if ('isLimit' in value) {
        // The lower of two keeps to both.
        return {
          [name]: value.values.find((word) => word === ours[name] || word === theirs[name]),
        };
      }
      const word = commonChoice(told(ours[name]), told(theirs[name]));
      return word === null ? null : { [name]: word };
    }
    case 'number':
      // One by itself is a limit: the lower keeps to both.
      return { [name]: commonRange([undefined, ours[name]], [undefined, theirs[name]])?.[1] };
    case 'flag':
      return theirs[name] ? { [name]: true } : {};
    case 'text':
      return { [name]: ours[name] ?? theirs[name] };
    default: {
      const values = commonValues(filter, ours[name], theirs[name]);
      if (values?.length === 0) return null;
      return values ? { [name]: values } : {};
    }
  }
}

/** Undefined where the list's own stand, or there are none at all. */
function commonValues(
  { name, unfiltered }: AnyFilter,
  own: Values | undefined,
  asked: Values | undefined,
): Values | undefined {
  if (!asked?.length) return undefined;
  const allowed = own?.length ? own : unfiltered;
  if (!allowed) return [...asked];
  if (name !== 'continentId') return allowed.filter((value) => asked.includes(value));
  const halves = (codes: Values) => (codes as readonly ContinentCode[]).flatMap(continentCodesIn);
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
