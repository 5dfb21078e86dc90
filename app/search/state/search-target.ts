/** Where a search leads: the filters that the bar's choices mean (SRCH-15), and the choices of filters. */
import { parseDateRange, type Period } from '../../../domain/date-range.ts';
import {
  NO_FILTERS,
  countActiveFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { cleanText } from '../../../domain/query-values.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import type { SearchBarState, Selection } from './search-bar.ts';
import { daysOf, isSameWhen, WHENEVER, type WhenSelection } from './when-selection.ts';
import {
  ANYWHERE,
  destinationsAs,
  isUnfinished,
  type Place,
  type WhereSelection,
} from './where-selection.ts';

export interface TargetRules {
  /** The filters of the page that the bar is on, which a search from there keeps. */
  readonly kept?: SearchFilters;
}

/** The filters of the search that the bar would send; `printSearchFilters` writes them. */
export function searchFiltersOf(
  { where, when, given }: SearchBarState,
  { kept = NO_FILTERS }: TargetRules = {},
): SearchFilters {
  return {
    ...kept,
    status: kept.status ?? DEFAULT_STATUSES,
    // What the address said and nobody touched stays, also what the bar cannot show of it.
    ...(where === given.where ? {} : whereFilters(where)),
    ...(isSameWhen(when, given.when) ? {} : whenFilters(when)),
    page: NO_FILTERS.page,
  };
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
  return { dateFrom: days?.startingDate, dateTo: days?.endingDate, daysSpan: undefined };
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

function whenOf({ dateFrom, dateTo }: SearchFilters, { periods }: KnownChoices): WhenSelection {
  const range = parseDateRange(dateFrom, dateTo);
  if (!range) return WHENEVER;
  const last = range.to ?? range.from;
  const period = periods.find(
    ({ startingDate, endingDate }) => startingDate === range.from && endingDate === last,
  );
  return period ? { tab: 'periods', period, range: null } : { tab: 'dates', period: null, range };
}
