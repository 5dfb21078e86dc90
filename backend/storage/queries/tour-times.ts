/** When tours changed, and when they came on sale: for sitemaps and feeds (SEO-01). */
import type { Executor } from './executor.ts';
import { inChunks } from './in-chunks.ts';

/** When each tour's dates, price, status or coordinator was last another, by code: ms since 1970. */
export async function listTourChangeTimes(
  db: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const chunk of inChunks(codes)) {
    const rows = await db
      .selectFrom('tours')
      .select(['code', 'offer_changed_at'])
      .where('code', 'in', chunk)
      .execute();
    for (const row of rows) times.set(row.code, row.offer_changed_at);
  }
  return times;
}

/** The last of those of each travel's tours, by the travel's id. */
export async function listLastTourChanges(
  db: Executor,
  travelIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const chunk of inChunks(travelIds)) {
    const rows = await db
      .selectFrom('tours')
      .select(({ fn }) => ['travel_id', fn.max('offer_changed_at').as('latest')])
      .where('travel_id', 'in', chunk)
      .groupBy('travel_id')
      .execute();
    for (const row of rows) times.set(row.travel_id, row.latest);
  }
  return times;
}

/** Of all tours; null where there is none. */
export async function findLatestTourChange(db: Executor): Promise<number | null> {
  const row = await db
    .selectFrom('tours')
    .select(({ fn }) => fn.max('offer_changed_at').as('latest'))
    .executeTakeFirst();
  return row?.latest ?? null;
}

export interface BeginningOfSale {
  readonly tourCode: string;
  /** The moment of its first price, ms since 1970. */
  readonly since: number;
}

/** Tours by the moment that they came on sale, the newest first, whatever became of them since. */
export async function listNewestTours(db: Executor, limit: number): Promise<BeginningOfSale[]> {
  const rows = await db
    .selectFrom('tour_prices as price')
    .select(['price.tour_code', 'price.since'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tour_prices as earlier')
            .select('earlier.since')
            .whereRef('earlier.tour_code', '=', 'price.tour_code')
            .whereRef('earlier.since', '<', 'price.since'),
        ),
      ),
    )
    .orderBy('price.since', 'desc')
    .orderBy('price.tour_code', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tourCode: row.tour_code, since: row.since }));
}
