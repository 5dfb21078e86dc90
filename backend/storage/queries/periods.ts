/** The periods of a market, as the import has made them (SRCH-12). */
import type { MarketId } from '../../../domain/market.ts';
import type { PeriodRecord } from '../../catalogue/period-record.ts';
import type { Executor, WritingTransaction } from './executor.ts';
import { findSetting, saveSetting } from './settings.ts';

const keyOf = (market: MarketId): string => `periods.${market}`;

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
