/** Reading tours, their prices of the past and what changed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NotNull } from 'kysely';
import type { PriceHistoryRecord, TourRecord } from '../../catalogue/records.ts';
import { fromJson } from '../stored-values.ts';
import type { TourState } from '../tables/catalogue-tables.ts';
import type { Executor } from './executor.ts';
import { tourReader } from './tour-rows.ts';

const BATCH_SIZE = 500;

/**
 * All tours, in batches that are short enough for requests to be answered between them. They come by
 * code, which is an order for paging and not one to show.
 */
export async function* readTourBatches(db: Executor): AsyncGenerator<TourRecord[]> {
  const read = tourReader();
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('tours')
      .selectAll()
      .where('code', '>', last)
      .orderBy('code')
      .limit(BATCH_SIZE)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    yield rows.map(read);
    last = lastRow.code;
    // SQLite answers without leaving the turn of the event loop.
    await nextTurn();
  }
}

/** The tour of that code, departed and withdrawn ones too (TRV-08); null when there is none. */
export async function findTourByCode(db: Executor, code: string): Promise<TourRecord | null> {
  const row = await db.selectFrom('tours').selectAll().where('code', '=', code).executeTakeFirst();
  return row ? tourReader()(row) : null;
}

/** Who is named to lead a tour, by its code: of all that have somebody (TRV-10). */
export async function listNamedCoordinators(db: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tours')
    .select(['code', 'coordinator_id'])
    .where('coordinator_id', 'is not', null)
    .where('is_withdrawn', '=', 0)
    .$narrowType<{ coordinator_id: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.code, row.coordinator_id]));
}

/** Each price that the tour had and the moment that it began, the oldest first (TRV-15). */
export async function listPriceHistory(
  db: Executor,
  tourCode: string,
): Promise<PriceHistoryRecord[]> {
  const rows = await db
    .selectFrom('tour_prices')
    .selectAll()
    .where('tour_code', '=', tourCode)
    .orderBy('since')
    .execute();
  return rows.map((row) => ({
    tourCode: row.tour_code,
    since: row.since,
    price: fromJson(row.price),
  }));
}

export interface TourChange {
  readonly id: string;
  readonly tourCode: string;
  readonly changedAt: number;
  readonly before: TourState;
  readonly after: TourState;
  /** When its notifications were queued; null until then. */
  readonly handledAt: number | null;
}

/** The changes of a tour's status, price, seats and withdrawal, the oldest first. */
export async function listTourChanges(db: Executor, tourCode: string): Promise<TourChange[]> {
  const rows = await db
    .selectFrom('tour_changes')
    .selectAll()
    .where('tour_code', '=', tourCode)
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tourCode: row.tour_code,
    changedAt: row.changed_at,
    before: fromJson(row.before),
    after: fromJson(row.after),
    handledAt: row.handled_at,
  }));
}
