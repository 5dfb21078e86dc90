/**
 * What the search form sends, and the filters that it means (SRCH-16). The form works without scripts,
 * so it has fields that are no filters: `where`, which is a continent or a destination, and `month`,
 * which is two dates. The search page's loader turns such a query into the one canonical form of it and
 * answers 302: no such key stays in an address that is shared.
 */
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import {
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { datesOfMonth, daysOfValue } from './month-value.ts';
import { PANEL_FIELDS, panelFiltersOf } from './panel-fields.ts';
import { onPreferredList, TRAVELS_FIELD } from './preferred-list.ts';

/** Names of the form's fields that are no filter keys. */
export const WHERE_FIELD = 'where';
export const MONTH_FIELD = 'month';
/** The exact dates that the form was drawn with, so that it can be told which of two was changed. */
export const SHOWN_DATES_FIELD = 'shownDates';

/** The text that the form was drawn with where no place was chosen: a place that is chosen then takes its place. */
export const SHOWN_TEXT_FIELD = 'shownText';

/** What a form would send now, with the fields that stand elsewhere on the page. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

const FORM_FIELDS = [WHERE_FIELD, MONTH_FIELD, SHOWN_DATES_FIELD, TRAVELS_FIELD, ...PANEL_FIELDS];

/** The query of the filters that a sent form means; null where the query comes from no form. */
export function queryOfForm(params: URLSearchParams): URLSearchParams | null {
  if (!FORM_FIELDS.some((field) => params.has(field))) return null;
  return printSearchFilters(onPreferredList(filtersOfForm(params), params));
}

/** The filters that the fields say; the tab is the one that the form was on. */
function filtersOfForm(params: URLSearchParams): SearchFilters {
  const filters = parseSearchFilters(params);
  const where = params.get(WHERE_FIELD);
  return {
    ...filters,
    ...(where === null ? {} : parseWhere(where)),
    ...(isTextReplaced(params) ? { textSearch: undefined } : {}),
    ...(isTypedAgain(filters, params) ? { typed: undefined } : {}),
    ...datesOf(params),
    ...panelFiltersOf(params),
    page: NO_FILTERS.page,
  };
}

/** Choosing a place clears the text (SRCH-06), but for one that was typed along with it. */
function isTextReplaced(params: URLSearchParams): boolean {
  const shown = params.get(SHOWN_TEXT_FIELD);
  return shown !== null && params.get('textSearch') === shown && Boolean(params.get(WHERE_FIELD));
}

/** The text that filters were read from before: it is to be read, not to be looked for as it stands. */
function isTypedAgain({ textSearch, typed }: SearchFilters, params: URLSearchParams): boolean {
  return textSearch === typed && params.get('textSearch') !== params.get(SHOWN_TEXT_FIELD);
}

type Where = Pick<SearchFilters, 'continentId' | 'destinationId'>;

/**
 * The value of the one "where" field: `asia` or `JPN`, several with commas; empty for anywhere. Continents and
 * destinations are two filters (RES-02), yet choosing one clears the other (SRCH-06, SRCH-07), which one
 * `<select>` does without scripts.
 */
export function printWhere({ continentId = [], destinationId = [] }: Where): string {
  return [...continentId, ...destinationId].join(',');
}

/** The places of a value; what is neither a continent nor could be a country's code is dropped. */
function parseWhere(value: string): Where {
  const codes = value.split(',').map((code) => code.trim());
  return {
    continentId: CONTINENT_CODES.filter((code) => codes.includes(code)),
    destinationId: codes
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{3}$/.test(code)),
  };
}

/**
 * The form has a month and two exact dates. Exact dates that were typed win; those that only stayed
 * from before give way to a month, to other days that were chosen, and to any time. The month field holds the
 * days that were drawn, too: where exact dates stand beside it, these say what became of them.
 */
function datesOf(params: URLSearchParams): Partial<SearchFilters> {
  const value = params.get(MONTH_FIELD);
  if (value === null || areDatesTyped(params)) return {};
  const days = daysOfValue(value);
  if (days && value === params.get(SHOWN_DATES_FIELD)) return {};
  return days ?? datesOfMonth(value) ?? ANY_TIME;
}

/** Without days there are none around them. */
const ANY_TIME = { dateFrom: undefined, dateTo: undefined, daysSpan: undefined };

/** Whether exact dates are sent that were not there when the form was drawn: whoever typed them means them. */
function areDatesTyped(sent: URLSearchParams): boolean {
  const dates = [sent.get('dateFrom') ?? '', sent.get('dateTo') ?? ''];
  return dates.some(isCalendarDate) && dates.join() !== sent.get(SHOWN_DATES_FIELD);
}

/** The value of `SHOWN_DATES_FIELD` for the dates that a form is drawn with. */
export function shownDates({
  dateFrom = '',
  dateTo = '',
}: Pick<SearchFilters, 'dateFrom' | 'dateTo'>): string {
  return `${dateFrom},${dateTo}`;
}
