/** Reading the prior prices of discounted tours, many at once (TRV-15). */
import { pricedTour } from '../../catalogue/prior-price.ts';
import type { PricedTour, TourRecord } from '../../catalogue/records.ts';
import { fromJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';
import { inChunks } from './in-chunks.ts';

/** The tours with the lowest price before their discounts; only discounted ones are looked up. */
export async function withPriorPrices(
  db: Executor,
  tours: readonly TourRecord[],
): Promise<PricedTour[]> {
  const codes = tours.filter(({ isDiscounted }) => isDiscounted).map(({ code }) => code);
  const rows = [];
  for (const chunk of inChunks(codes)) {
    rows.push(
      ...(await db
        .selectFrom('tour_prices')
        .selectAll()
        .where('tour_code', 'in', chunk)
        .orderBy('since')
        .execute()),
    );
  }
  const rowsOf = Map.groupBy(rows, (row) => row.tour_code);
  return tours.map((tour) => {
    const history = (rowsOf.get(tour.code) ?? []).map(({ since, price }) => ({
      tourCode: tour.code,
      since,
      price: fromJson(price),
    }));
    return pricedTour(tour, history);
  });
}
