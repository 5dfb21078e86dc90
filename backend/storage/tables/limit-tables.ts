/**
 * What was done how often: of late, to limit it (NEWS-01, TRV-13, AUTH-02), and in a day, for statistics (ANA-01).
 * Migrations 0021 and 0036 make these tables.
 */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { MarketId } from '../../../domain/market.ts';

export interface LimitCountsTable {
  /** A keyed hash of what is limited and of whom. */
  key_hash: string;
  count: number;
  /** When it begins anew. */
  expires_at: number;
}

export interface DailyCountsTable {
  /** By the clocks of the market. */
  day: CalendarDate;
  kind: string;
  market_id: MarketId;
  /** What was counted: a travel's code, a way into the search, a text. */
  key: string;
  count: number;
}
