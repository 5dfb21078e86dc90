/**
 * The filters that the bar's form means with the fields that open (SRCH-15): what is chosen in the bar, and
 * the filters beside a list, whose fields join the form by its id.
 */
import {
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import { areDatesTyped, filtersOfForm } from '../form-query.ts';
import { onPreferredList } from '../preferred-list.ts';
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
  const beside = parseSearchFilters(printSearchFilters(filtersOfForm(sent)));
  const { textSearch, continentId, destinationId } = page;
  const isTyped = areDatesTyped(sent);
  const { dateFrom, dateTo, daysSpan } = isTyped ? beside : page;
  const given = isTyped ? state.when : state.given.when;
  const kept = { ...beside, textSearch, continentId, destinationId, dateFrom, dateTo, daysSpan };
  const found = searchFiltersOf({ ...state, given: { ...state.given, when: given } }, { kept });
  return onPreferredList(found, sent);
}
