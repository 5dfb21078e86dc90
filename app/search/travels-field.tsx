/** The experiment of SRCH-15 as a field that nobody sees; nothing where its flag is off. */
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { useFlag } from '../flags/use-flag.ts';
import { TRAVELS_FIELD, travelsFieldValue } from './preferred-list.ts';

/** @param props.filters of the page, where that is the result of a search */
export function TravelsField({ filters }: { readonly filters?: SearchFilters }) {
  if (!useFlag('search-travels-tab')) return null;
  return <input type="hidden" name={TRAVELS_FIELD} value={travelsFieldValue(filters)} />;
}
