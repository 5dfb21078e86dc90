/** How many tours or travels a listing has, without its page and its facets. */
import type { Filters } from '../../contract/filters.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findRows } from './find-listing.ts';
import type { ListedUnit, ListingContext } from './listing-page.ts';
import { listedTravels } from './list-travels.ts';

export function countListing(
  index: CatalogueIndex,
  unit: ListedUnit,
  filters: Filters,
  context: ListingContext,
): number {
  const found = findRows(index, filters, context);
  return unit === 'tours'
    ? found.tourRows.length
    : listedTravels(index, found, filters).rows.length;
}
