/**
 * What the search form sends, and the filters that it means (SRCH-16). The form works without scripts,
 * so it has fields that are no filters: `where`, which is a continent or a destination, and `month`,
 * which is two dates. The search page's loader turns such a query into the one canonical form of it and
 * answers 302: no such key stays in an address that is shared.
 */
import { isCalendarDate } from '../../domain/calendar-date.ts';
import {
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/search-filters.ts';
import { datesOfMonth } from './month-value.ts';
import { PANEL_FIELDS, panelFiltersOf } from './panel-fields.ts';
import { parseWhere } from './where-value.ts';

/** Names of the form's fields that are no filter keys. */
export const WHERE_FIELD = 'where';
export const MONTH_FIELD = 'month';
/** The exact dates that the form was drawn with, so that it can be told which of two was changed. */
export const SHOWN_DATES_FIELD = 'shownDates';

const FORM_FIELDS = [WHERE_FIELD, MONTH_FIELD, SHOWN_DATES_FIELD, ...PANEL_FIELDS];

/** The query of the filters that a sent form means; null where the query comes from no form. */
export function queryOfForm(params: URLSearchParams): URLSearchParams | null {
  if (!FORM_FIELDS.some((field) => params.has(field))) return null;
  const filters = parseSearchFilters(params);
  const where = params.get(WHERE_FIELD);
  return printSearchFilters({
    ...filters,
    ...(where === null ? {} : parseWhere(where)),
    ...datesOf(params),
    ...panelFiltersOf(params),
    page: NO_FILTERS.page,
  });
}

/**
 * The form has a month and two exact dates. Exact dates that were typed win; those that only stayed
 * from before give way to a month.
 */
function datesOf(params: URLSearchParams): Partial<SearchFilters> {
  const month = datesOfMonth(params.get(MONTH_FIELD) ?? '');
  if (!month) return {};
  const typed = [params.get('dateFrom') ?? '', params.get('dateTo') ?? ''];
  const isTyped = typed.some(isCalendarDate) && typed.join() !== params.get(SHOWN_DATES_FIELD);
  return isTyped ? {} : { ...month, daysSpan: undefined };
}

/** The value of `SHOWN_DATES_FIELD` for the dates that a form is drawn with. */
export function shownDates({
  dateFrom = '',
  dateTo = '',
}: Pick<SearchFilters, 'dateFrom' | 'dateTo'>): string {
  return `${dateFrom},${dateTo}`;
}
