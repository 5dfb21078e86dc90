/**
 * The filters that the bar's form means with the fields that open (SRCH-15): what is chosen in the bar, and
 * the filters beside a list, whose fields join the form by its id.
 */
import { parseSearchFilters, type SearchFilters } from '../../../domain/search-filters.ts';
import { areDatesTyped, queryOfForm } from '../form-query.ts';
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
  const isTyped = areDatesTyped(sent);
  const { dateFrom, dateTo, daysSpan } = isTyped ? beside : page;
  const given = isTyped ? state.when : state.given.when;
  return searchFiltersOf(
    { ...state, given: { ...state.given, when: given } },
    { kept: { ...beside, textSearch, continentId, destinationId, dateFrom, dateTo, daysSpan } },
  );
}
