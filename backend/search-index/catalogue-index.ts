/** Everything that the listings read, built once for each version of the catalogue. */
import type { CatalogueSnapshot } from '../catalogue/records.ts';
import { onceFor } from './once-for.ts';
import { PositionSet } from './position-set.ts';
import { createPriceViews } from './price-view.ts';
import type { PriceViews } from './price-view.ts';
import { sortedOrder } from './sorted-order.ts';
import type { SortedOrder } from './sorted-order.ts';
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
  /** Orders of the tours that depend on no price. */
  readonly tourOrder: (by: TravelOrderOfTours) => SortedOrder;
  /** Documents are travel rows. */
  readonly travelText: TextIndex;
  /** Documents are country rows; their names only. */
  readonly countryText: TextIndex;
  /** Reused by each listing: one listing ends before the next begins. */
  readonly scratch: { readonly rows: Uint32Array; readonly ranks: PositionSet };
}

/** Sorts of tours by a column of their travel. */
export const TRAVEL_ORDERS_OF_TOURS = ['score', 'shortest', 'longest'] as const;
export type TravelOrderOfTours = (typeof TRAVEL_ORDERS_OF_TOURS)[number];

/**
 * Builds the index step by step; whoever drives it may pause at each `yield`, so that a rebuild does
 * not hold up the requests of the meantime.
 */
export function* buildCatalogueIndex(snapshot: CatalogueSnapshot): Generator<void, CatalogueIndex> {
  const offered = offeredOf(snapshot);
  const travels = buildTravelColumns(offered.travels);
  yield;
  const tours = yield* buildTourColumns(offered.tours, travels);
  const properWords = allCountryWords();
  yield;
  const travelText = yield* createTextIndex(travels.travels, travelTextFields, properWords);
  const countryText = yield* createTextIndex(travels.countries, countryTextFields, properWords);
  const prices = createPriceViews(tours);
  yield* prices.warmUp();
  const tourOrder = onceFor((by: TravelOrderOfTours) => orderByTravel(by, travels, tours));
  for (const by of TRAVEL_ORDERS_OF_TOURS) {
    tourOrder(by);
    yield;
  }
  return {
    travels,
    tours,
    prices,
    tourOrder,
    travelText,
    countryText,
    scratch: {
      rows: new Uint32Array(tours.tours.length),
      ranks: new PositionSet(tours.tours.length),
    },
  };
}

/** What listings and look-ups show: a travel that was withdrawn is found by its address alone. */
function offeredOf({
  travels,
  tours,
}: CatalogueSnapshot): Pick<CatalogueSnapshot, 'travels' | 'tours'> {
  const withdrawn = new Set(travels.filter((travel) => travel.isWithdrawn).map(({ id }) => id));
  if (withdrawn.size === 0) return { travels, tours };
  return {
    travels: travels.filter(({ id }) => !withdrawn.has(id)),
    tours: tours.filter(({ travelId }) => !withdrawn.has(travelId)),
  };
}

function orderByTravel(
  by: TravelOrderOfTours,
  travels: TravelColumns,
  tours: TourColumns,
): SortedOrder {
  const column = by === 'score' ? travels.popularityRanks : travels.numberOfDays;
  const sign = by === 'longest' ? -1 : 1;
  const keys = Int32Array.from(tours.travelRows, (travel) => sign * (column[travel] as number));
  return sortedOrder(keys, tours.idOrder);
}
