/**
 * The filters that the bar's form means with the fields that open (SRCH-15): what is chosen in the bar, and
 * the filters beside a list, whose fields join the form by its id.
 */
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { parseSearchFilters, type SearchFilters } from '../../../domain/search-filters.ts';
import { queryOfForm, SHOWN_DATES_FIELD } from '../form-query.ts';
import type { SearchBarState } from '../state/search-bar.ts';
import { searchFiltersOf } from '../state/search-target.ts';

/**
 * @param sent all fields of the form; those of the bar have no name
 * @param page the filters of the page
 */
export function sentFilters(
  sent: URLSearchParams,
  state: SearchBarState,
  page: SearchFilters,
): SearchFilters {
  const beside = parseSearchFilters(queryOfForm(sent) ?? sent);
  const { textSearch, continentId, destinationId } = page;
  const { dateFrom, dateTo, daysSpan } = areDatesTyped(sent) ? beside : page;
  const given = areDatesTyped(sent) ? state.when : state.given.when;
  return searchFiltersOf(
    { ...state, given: { ...state.given, when: given } },
    { kept: { ...beside, textSearch, continentId, destinationId, dateFrom, dateTo, daysSpan } },
  );
}

/** Two dates beside the list that were not there when it was drawn: whoever typed them means them. */
function areDatesTyped(sent: URLSearchParams): boolean {
  const shown = sent.get(SHOWN_DATES_FIELD);
  const typed = [sent.get('dateFrom') ?? '', sent.get('dateTo') ?? ''];
  return shown !== null && typed.some(isCalendarDate) && typed.join() !== shown;
}
