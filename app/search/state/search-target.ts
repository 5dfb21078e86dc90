/** Where a search leads: the fields that say the bar's choices (SRCH-15), and the choices of filters. */
import { parseDateRange, type Period } from '../../../domain/date-range.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { cleanText } from '../../../domain/query-values.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { printWhere, queryOfForm } from '../form-query.ts';
import { whenValue } from '../month-value.ts';
import type { SearchBarState, Selection } from './search-bar.ts';
import { daysOf, isSameWhen, WHENEVER, type WhenSelection } from './when-selection.ts';
import {
  ANYWHERE,
  destinationsAs,
  isUnfinished,
  type Place,
  type WhereSelection,
} from './where-selection.ts';

/** What the form sends for the bar's choices, by the names of `form-query.ts`. */
export type BarFields = Readonly<Record<'textSearch' | 'where' | 'month' | 'daysSpan', string>>;

/** @param page the filters of the address: what it said and nobody touched stays, also what the bar cannot show */
export function barFields({ where, when, given }: SearchBarState, page: SearchFilters): BarFields {
  const places = where === given.where ? page : whereFilters(where);
  const dates = isSameWhen(when, given.when) ? page : whenFilters(when);
  return {
    textSearch: places.textSearch ?? '',
    where: printWhere(places),
    month: whenValue(dates),
    daysSpan: dates.daysSpan ? String(dates.daysSpan) : '',
  };
}

/**
 * The query of the search that a form with the bar's fields means: with its statuses, so that the address says
 * what is listed.
 */
export function searchQuery(sent: URLSearchParams): URLSearchParams {
  const filters = parseSearchFilters(queryOfForm(sent) ?? sent);
  return printSearchFilters({ ...filters, status: filters.status ?? DEFAULT_STATUSES });
}

type WhereFilters = Pick<SearchFilters, 'continentId' | 'destinationId' | 'textSearch'>;

/** The filters of a choice of where; none for anywhere. */
export function whereFilters(where: WhereSelection): WhereFilters {
  const { input, destinations, continents, isKeyword } = where;
  return {
    destinationId: destinations.length > 0 ? destinations.map(({ id }) => id) : undefined,
    continentId: continents.length > 0 ? continents : undefined,
    textSearch: isKeyword || isUnfinished(where) ? cleanText(input) : undefined,
  };
}

function whenFilters(when: WhenSelection): Pick<SearchFilters, 'dateFrom' | 'dateTo' | 'daysSpan'> {
  const days = daysOf(when);
  const daysSpan = days && when.daysSpan > 0 ? when.daysSpan : undefined;
  return { dateFrom: days?.startingDate, dateTo: days?.endingDate, daysSpan };
}

/**
 * What is asked for beside a place, as a query: under it the destinations are counted that a text finds. Empty
 * where nothing narrows the search.
 */
export function otherChoices({ when, given }: SearchBarState, page: SearchFilters): string {
  const days = isSameWhen(when, given.when) ? {} : whenFilters(when);
  const others = { ...page, ...days, ...NO_PLACE, ...NO_ORDER };
  return countActiveFilters(others) > 0 ? printSearchFilters(others).toString() : '';
}

const NO_PLACE = { textSearch: undefined, continentId: undefined, destinationId: undefined };
const NO_ORDER = {
  tab: NO_FILTERS.tab,
  page: NO_FILTERS.page,
  perPage: NO_FILTERS.perPage,
  sort: undefined,
  show: undefined,
};

/** What the market knows by name. */
export interface KnownChoices {
  readonly nameOf: (destination: string) => string | undefined;
  readonly periods: readonly Period[];
}

/** What the bar shows of the filters of a page. */
export function selectionOf(filters: SearchFilters, known: KnownChoices): Selection {
  return { where: whereOf(filters, known), when: whenOf(filters, known) };
}

function whereOf(
  { textSearch, continentId = [], destinationId = [] }: SearchFilters,
  { nameOf }: KnownChoices,
): WhereSelection {
  if (destinationId.length > 0) {
    return destinationsAs(destinationId.map((id): Place => ({ id, name: nameOf(id) ?? id })));
  }
  if (continentId.length > 0) return { ...ANYWHERE, continents: continentId };
  return textSearch ? { ...ANYWHERE, input: textSearch, isKeyword: true } : ANYWHERE;
}

function whenOf(
  { dateFrom, dateTo, daysSpan = 0 }: SearchFilters,
  { periods }: KnownChoices,
): WhenSelection {
  const range = parseDateRange(dateFrom, dateTo);
  if (!range) return WHENEVER;
  const last = range.to ?? range.from;
  const period = periods.find(
    ({ startingDate, endingDate }) => startingDate === range.from && endingDate === last,
  );
  return period && daysSpan === 0
    ? { ...WHENEVER, period }
    : { tab: 'dates', period: null, range, daysSpan };
}
