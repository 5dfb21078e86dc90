/** Everything that the listings read, built once for each version of the catalogue. */
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { createCountryTypos } from './country-typos.ts';
import type { CountryTypos } from './country-typos.ts';
import { PositionSet } from './position-set.ts';
import { createPriceViews } from './price-view.ts';
import type { PriceViews } from './price-view.ts';
import { createTextIndex } from './text-index.ts';
import type { TextIndex } from './text-index.ts';
import { buildTourColumns } from './tour-columns.ts';
import type { TourColumns } from './tour-columns.ts';
import { buildTravelColumns } from './travel-columns.ts';
import type { TravelColumns } from './travel-columns.ts';
import { allCountryWords, countryTextFields, travelTextFields } from './travel-text-fields.ts';

export interface CatalogueIndex {
  readonly travels: TravelColumns;
  readonly tours: TourColumns;
  readonly prices: PriceViews;
  /** Documents are travel rows. */
  readonly travelText: TextIndex;
  /** Documents are country rows; their names only. */
  readonly countryText: TextIndex;
  /** Finds country rows. */
  readonly countryTypos: CountryTypos;
  /** Reused by each listing: one listing ends before the next begins. */
  readonly scratch: { readonly rows: Uint32Array; readonly ranks: PositionSet };
}

/**
 * Builds the index step by step; whoever drives it may pause at each `yield`, so that a rebuild does
 * not hold up the requests of the meantime. A travel that was withdrawn is found by its address alone.
 */
export function* buildCatalogueIndex(snapshot: CatalogueSnapshot): Generator<void, CatalogueIndex> {
  const travels = yield* buildTravelColumns(
    snapshot.travels.filter(({ isWithdrawn }) => !isWithdrawn),
  );
  yield;
  const tours = yield* buildTourColumns(snapshot.tours, travels);
  const properWords = allCountryWords();
  yield;
  const travelText = yield* createTextIndex(travels.travels, travelTextFields, properWords);
  const countryText = yield* createTextIndex(travels.countries, countryTextFields, properWords);
  return {
    travels,
    tours,
    prices: createPriceViews(tours.offers),
    travelText,
    countryText,
    countryTypos: createCountryTypos(travels.countries),
    scratch: {
      rows: new Uint32Array(tours.tours.length),
      ranks: new PositionSet(tours.tours.length),
    },
  };
}
