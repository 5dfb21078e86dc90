/** Reading the prior prices of tours with a discount or a code, many at once (TRV-15). */
import { pricedTour } from '../../catalogue/prior-price.ts';
import type { PricedTour, TourRecord } from '../../catalogue/records.ts';
import { fromJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';
import { inChunks } from './in-chunks.ts';

/** The tours with the lowest price of 30 days; only where it is to be told it is looked up. */
export async function withPriorPrices(
  db: Executor,
  tours: readonly TourRecord[],
  now: number,
): Promise<PricedTour[]> {
  const codes = tours
    .filter(({ isDiscounted, promotion }) => isDiscounted || promotion)
    .map(({ code }) => code);
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
    return pricedTour(tour, history, now);
  });
}
