import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { SHOWN_DATES_FIELD, shownDates } from '../../app/search/form-query.ts';
import type { SearchBarState } from '../../app/search/state/search-bar.ts';
import { barFields } from '../../app/search/state/search-target.ts';

/** What the form of the search page sends: the bar's fields, and those beside the list as they were drawn. */
export function sentByBar(
  state: SearchBarState,
  page: SearchFilters = NO_FILTERS,
): URLSearchParams {
  const { textSearch: _text, continentId: _continents, destinationId: _places, ...beside } = page;
  const sent = printSearchFilters(beside);
  sent.set(SHOWN_DATES_FIELD, shownDates(page));
  for (const [name, value] of Object.entries(barFields(state, page))) sent.set(name, value);
  return sent;
}
