/** The rows that a listing excludes: each travel or tour that fits filters of something that is not wanted (AI-01). */
import type { Filters } from '../../contract/filters.ts';
import { activeFilterNames } from '../../domain/filters/search-filters.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { narrowsTours } from './filters.ts';
import { findText } from './find-text.ts';
import { flagTravels, IS_LISTED } from './flag-travels.ts';
import type { ListingContext } from './listing-page.ts';
import { scanTours } from './scan-tours.ts';
import { tourCriteria, type TourViews } from './tour-criteria.ts';

export interface ExcludedRows {
  /** Rows of travels. */
  readonly travels: ReadonlySet<number>;
  /** All bits for each row of a tour that stays, none for the others. */
  readonly wantedRows: Uint8Array;
}

/** Filters that say nothing exclude nothing. */
export function excludedRows(
  index: CatalogueIndex,
  { excluded = [], currency }: Filters,
  views: TourViews,
  context: ListingContext,
): ExcludedRows {
  const travels = new Set<number>();
  let wantedRows = index.tours.everyRow;
  for (const fields of excluded.filter((given) => activeFilterNames(given).length > 0)) {
    const found = findText(index, fields.textSearch ?? '');
    const { flags } = flagTravels(index.travels, fields, found.travels);
    if (!narrowsTours(fields)) {
      for (const [row, flag] of flags.entries()) if (flag & IS_LISTED) travels.add(row);
      continue;
    }
    // A tour is not wanted whatever its state, also one that is listed only where it is asked for.
    const asked: Filters = { status: [...TOUR_STATUSES], ...fields, currency };
    const criteria = tourCriteria(index.tours, asked, views, context);
    const { rows } = scanTours(index.tours, criteria, flags, index.scratch.rows);
    wantedRows = Uint8Array.from(wantedRows);
    for (const row of rows) wantedRows[row] = 0;
  }
  return { travels, wantedRows };
}
