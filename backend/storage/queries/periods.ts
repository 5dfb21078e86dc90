/** The periods and public holidays of a market, as the import has made them (SRCH-12). */
import type { MarketId } from '../../../domain/market.ts';
import type { HolidaysRecord, PeriodRecord } from '../../catalogue/period-record.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { fromJson, toJson } from '../stored-values.ts';

const keyOf = (market: MarketId): string => `periods.${market}`;
const holidaysKeyOf = (market: MarketId): string => `holidays.${market}`;

/** Replaces those of the market. */
export function savePeriods(
  transaction: WritingTransaction,
  market: MarketId,
  periods: readonly PeriodRecord[],
  now: number,
): Promise<void> {
  return saveSetting(transaction, keyOf(market), periods, now);
}

/** By their first day; none before any were imported. */
export async function listPeriods(
  db: Executor,
  market: MarketId,
): Promise<readonly PeriodRecord[]> {
  return ((await findSetting(db, keyOf(market))) ?? []) as readonly PeriodRecord[];
}

/** Replaces those of the market. */
export function saveHolidays(
  transaction: WritingTransaction,
  market: MarketId,
  holidays: HolidaysRecord,
  now: number,
): Promise<void> {
  return saveSetting(transaction, holidaysKeyOf(market), holidays, now);
}

/** None before any were imported. */
export async function findHolidaysOf(db: Executor, market: MarketId): Promise<HolidaysRecord> {
  return ((await findSetting(db, holidaysKeyOf(market))) ?? {}) as HolidaysRecord;
}

// Figures that the operator sets without a new build: exchange rates, day counts, claims (CMS-07).

/** The value as it was saved, for the caller's schema to check; null when there is none. */
export async function findSetting(db: Executor, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? fromJson(row.value) : null;
}

/** All settings by their key. */
export async function listSettings(db: Executor): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, fromJson(row.value)]));
}

export async function saveSetting(
  db: Executor,
  key: string,
  value: unknown,
  now: number,
): Promise<void> {
  const columns = { value: toJson(value), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key, ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute();
}
