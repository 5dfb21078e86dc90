/**
 * Writing tours, which keeps the history of prices (TRV-15) and a record of each change that
 * notifications may be about (NTFY-03).
 */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { PriceHistoryRecord, TourRecord } from '../../catalogue/records.ts';
import { toJson } from '../stored-values.ts';
import type { TourChangesTable, TourPricesTable } from '../tables/catalogue-tables.ts';
import type { WritingTransaction } from './executor.ts';
import { inChunks } from './in-chunks.ts';
import { priceText, toTourRow, tourReader, tourStateOf, type TourRow } from './tour-rows.ts';

export interface SavedTours {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Adds tours or changes them, found by their code; those that are stored just so already are left
 * alone. A new tour gets its first price in the history; a change record only tells of tours that were
 * known before.
 */
export async function saveTours(
  transaction: WritingTransaction,
  tours: readonly TourRecord[],
  now: number,
): Promise<SavedTours> {
  let added = 0;
  let changed = 0;
  for (const chunk of inChunks(tours)) {
    const known = await findRows(transaction, chunk);
    const news = chunk.filter((tour) => !known.has(tour.code));
    const changes = chunk.filter((tour) => {
      const row = known.get(tour.code);
      return row !== undefined && !isStoredAs(row, tour);
    });
    await upsert(transaction, [...news, ...changes], known, now);
    await appendHistory(transaction, { news, changes, known, now });
    added += news.length;
    changed += changes.length;
  }
  return { added, changed, unchanged: tours.length - added - changed };
}

/** `saveTours` for one. */
export async function saveTour(
  transaction: WritingTransaction,
  tour: TourRecord,
  now: number,
): Promise<void> {
  await saveTours(transaction, [tour], now);
}

/**
 * Withdraws a travel's tours that the operator offers no more. Tours that started before `from` stay as
 * they are: they have departed, which is no withdrawal.
 *
 * @returns the codes that were withdrawn
 */
export async function withdrawToursNotIn(
  transaction: WritingTransaction,
  offered: {
    readonly travelId: string;
    readonly codes: readonly string[];
    readonly from: CalendarDate;
  },
  now: number,
): Promise<string[]> {
  const codes = new Set(offered.codes);
  const rows = await transaction
    .selectFrom('tours')
    .selectAll()
    .where('travel_id', '=', offered.travelId)
    .where('starting_date', '>=', offered.from)
    .where('is_withdrawn', '=', 0)
    .execute();
  const withdrawn = rows
    .filter((row) => !codes.has(row.code))
    .map(tourReader())
    // Who was to lead it is free for others.
    .map((tour) => ({ ...tour, isWithdrawn: true, coordinatorId: null }));
  await saveTours(transaction, withdrawn, now);
  return withdrawn.map((tour) => tour.code);
}

/** Adds prices of the past; of two at the same moment the later written one counts. */
export async function savePriceHistory(
  transaction: WritingTransaction,
  prices: readonly PriceHistoryRecord[],
): Promise<void> {
  const rows = prices.map(({ tourCode, since, price }) => ({
    tour_code: tourCode,
    since,
    price: priceText(price),
  }));
  for (const chunk of inChunks<Insertable<TourPricesTable>>(rows)) {
    await transaction
      .insertInto('tour_prices')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['tour_code', 'since'])
          .doUpdateSet((row) => ({ price: row.ref('excluded.price') })),
      )
      .execute();
  }
}

async function findRows(
  transaction: WritingTransaction,
  tours: readonly TourRecord[],
): Promise<ReadonlyMap<string, TourRow>> {
  const codes = tours.map((tour) => tour.code);
  const rows = await transaction
    .selectFrom('tours')
    .selectAll()
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

function isStoredAs(row: TourRow, tour: TourRecord): boolean {
  return columnsThatDiffer(row, tour).length === 0;
}

function columnsThatDiffer(row: TourRow, tour: TourRecord): (keyof TourRow)[] {
  const wanted = toTourRow(tour, row.updated_at, row.offer_changed_at);
  return (Object.keys(wanted) as (keyof TourRow)[]).filter((key) => row[key] !== wanted[key]);
}

/** Columns that change with each seat that is taken. */
const SEATS: readonly (keyof TourRow)[] = [
  'taken_seats',
  'free_seats',
  'seats_to_confirm',
  'women',
  'alone',
  'first_timers',
  'ages',
];

/** For search engines (SEO-01): a seat more or less is no other page. */
function offerChangedAt(row: TourRow | undefined, tour: TourRecord, now: number): number {
  const isSame = row && columnsThatDiffer(row, tour).every((key) => SEATS.includes(key));
  return isSame ? row.offer_changed_at : now;
}

async function upsert(
  transaction: WritingTransaction,
  tours: readonly TourRecord[],
  known: ReadonlyMap<string, TourRow>,
  now: number,
): Promise<void> {
  if (tours.length === 0) return;
  await transaction
    .insertInto('tours')
    .values(
      tours.map((tour) => toTourRow(tour, now, offerChangedAt(known.get(tour.code), tour, now))),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        travel_id: ref('excluded.travel_id'),
        starting_date: ref('excluded.starting_date'),
        ending_date: ref('excluded.ending_date'),
        status: ref('excluded.status'),
        maximum_seats: ref('excluded.maximum_seats'),
        taken_seats: ref('excluded.taken_seats'),
        free_seats: ref('excluded.free_seats'),
        seats_to_confirm: ref('excluded.seats_to_confirm'),
        base_price: ref('excluded.base_price'),
        price: ref('excluded.price'),
        is_discounted: ref('excluded.is_discounted'),
        promotion: ref('excluded.promotion'),
        age_group: ref('excluded.age_group'),
        is_for_first_timers: ref('excluded.is_for_first_timers'),
        women: ref('excluded.women'),
        alone: ref('excluded.alone'),
        first_timers: ref('excluded.first_timers'),
        ages: ref('excluded.ages'),
        private_room_available: ref('excluded.private_room_available'),
        is_withdrawn: ref('excluded.is_withdrawn'),
        coordinator_id: ref('excluded.coordinator_id'),
        updated_at: ref('excluded.updated_at'),
        offer_changed_at: ref('excluded.offer_changed_at'),
      })),
    )
    .execute();
}

async function appendHistory(
  transaction: WritingTransaction,
  saved: {
    readonly news: readonly TourRecord[];
    readonly changes: readonly TourRecord[];
    readonly known: ReadonlyMap<string, TourRow>;
    readonly now: number;
  },
): Promise<void> {
  const { news, changes, known, now } = saved;
  const read = tourReader();
  const newPrices = [...news];
  const records: Insertable<TourChangesTable>[] = [];
  for (const tour of changes) {
    const row = known.get(tour.code) as TourRow;
    if (row.price !== priceText(tour.price)) newPrices.push(tour);
    const before = stateText(read(row));
    const after = stateText(tour);
    if (before === after) continue;
    records.push({
      id: randomUUID(),
      tour_code: tour.code,
      changed_at: now,
      before,
      after,
      handled_at: null,
    });
  }
  await savePriceHistory(
    transaction,
    newPrices.map(({ code, price }) => ({ tourCode: code, since: now, price })),
  );
  if (records.length > 0) await transaction.insertInto('tour_changes').values(records).execute();
}

function stateText(tour: TourRecord): TourChangesTable['before'] {
  const { EUR, GBP, USD } = tour.price;
  return toJson({ ...tourStateOf(tour), price: { EUR, GBP, USD } });
}
