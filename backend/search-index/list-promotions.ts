/** The tours whose codes end next (TRV-08, CMS-04). */
import type { Filters } from '../../contract/filters.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { isBookable } from '../../domain/tour-status.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findRows } from './find-listing.ts';
import { tourHit } from './list-tours.ts';
import { type ListingContext, type PromotedHit, type TourHit, pageBounds } from './listing-page.ts';

/**
 * Lists the tours with a code that fit the filters and can be booked (TRV-02), all of them looked at: the code that ends
 * first before the others, and among equals the tour that leaves first. The filters' own order is not asked.
 */
export function listPromotions(
  index: CatalogueIndex,
  filters: Filters,
  context: ListingContext,
): readonly PromotedHit[] {
  const { tourRows } = findRows(index, filters, context);
  const hits: PromotedHit[] = [];
  // Rows are in the order of their dates, and a sort keeps what is equal as it was.
  for (const row of tourRows) {
    const hit = tourHit(index, row);
    if (givesCode(hit, context.today)) hits.push(hit);
  }
  hits.sort((a, b) => a.tour.promotion.until.localeCompare(b.tour.promotion.until));
  return hits.slice(0, pageBounds(filters, hits.length).perPage);
}

function givesCode(hit: TourHit, today: CalendarDate): hit is PromotedHit {
  const { tour } = hit;
  return tour.promotion !== null && today <= tour.promotion.until && isBookable(tour);
}
