/** Two or more things that were asked of one filter, as what keeps to all of them. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import { PACE_LIMITS } from '../../domain/travel-pace.ts';
import type { SingleFilter } from './phrase.ts';

type Ends = readonly [from: keyof ListingBody, to: keyof ListingBody];
const ENDS: Readonly<Partial<Record<SingleFilter, Ends>>> = {
  dates: ['dateFrom', 'dateTo'],
  length: ['durationFrom', 'durationTo'],
  price: ['priceFrom', 'priceTo'],
};

/** What keeps to each of the values; null where nothing does. */
export function narrowedValues(
  filter: SingleFilter,
  all: readonly ListingBody[],
): ListingBody | null {
  const [first = {}, ...others] = all;
  const ends = ENDS[filter];
  if (others.length === 0) return first;
  if (filter === 'pace') {
    const pace = PACE_LIMITS.find((limit) => all.some((values) => values.pace === limit));
    return { pace };
  }
  if (filter === 'leaveTo') return { leaveTo: Math.min(...all.map(({ leaveTo = 0 }) => leaveTo)) };
  if (!ends) return all.every(({ ageBadge }) => ageBadge === first.ageBadge) ? first : null;
  return narrowedRange(ends, all.map(widened));
}

function narrowedRange([from, to]: Ends, all: readonly ListingBody[]): ListingBody | null {
  const range: Record<string, unknown> = {};
  for (const values of all) {
    const [low, high] = [values[from], values[to]];
    if (low !== undefined && isLess(range[from], low)) range[from] = low;
    if (high !== undefined && isLess(high, range[to])) range[to] = high;
  }
  const [low, high] = [range[from], range[to]];
  const isEmpty = low !== undefined && high !== undefined && low !== high && !isLess(low, high);
  return isEmpty ? null : (range as ListingBody);
}

/** Whether one end lies before the other; an open end lets the other one in. */
function isLess(one: unknown, other: unknown): boolean {
  return one === undefined || other === undefined || (one as string) < (other as string);
}

/** A day and those around it as the range that they are. */
function widened({ dateFrom, dateTo, daysSpan, ...others }: ListingBody): ListingBody {
  const span = daysSpan ?? 0;
  return {
    ...others,
    ...(dateFrom && { dateFrom: addDays(dateFrom as CalendarDate, -span) }),
    ...(dateTo && { dateTo: addDays(dateTo as CalendarDate, span) }),
  };
}

/** What is asked by not wanting more, or less, than a bound; null where both ends are said. */
export function otherSideOf(filter: SingleFilter, values: ListingBody): ListingBody | null {
  const ends = ENDS[filter];
  if (!ends) return null;
  const [low, high] = ends.map((end) => values[end]);
  if ((low === undefined) === (high === undefined)) return null;
  if (filter === 'dates') {
    const { dateFrom, dateTo } = values;
    return dateFrom ? { dateTo: dateFrom } : { dateFrom: addDays(dateTo as CalendarDate, 1) };
  }
  // Days are whole: not more than ten is ten at most, and a price is not counted in cents.
  const step = filter === 'length' ? 1 : 0;
  return low === undefined ? { [ends[0]]: Number(high) + step } : { [ends[1]]: Number(low) - step };
}
