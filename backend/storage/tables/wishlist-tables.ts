/** What people saved, want to be told about, and why they removed it. Migration 0025 makes these tables. */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Currency, MarketId } from '../../../domain/market.ts';
import type { PriceMap } from '../../../domain/money.ts';
import type { NotificationType } from '../../../domain/notification-type.ts';
import type { RemovalReason, RemovedKind } from '../../../domain/removal-reason.ts';
import type { JsonText } from '../stored-values.ts';

export interface WishlistItemsTable {
  id: string;
  account_id: string;
  travel_id: string;
  /** Null: the travel itself. Each saved tour has such a row beside it. */
  tour_code: string | null;
  /** When it was saved: of the tour, or of the travel's cheapest one; null where it had none. */
  price: JsonText<PriceMap> | null;
  created_at: number;
}

/** Deleted when it ends. */
export interface NotificationSubscriptionsTable {
  id: string;
  account_id: string;
  type: NotificationType;
  travel_id: string;
  /** Null: about the travel. */
  tour_code: string | null;
  /** Language and links of its mails. */
  market_id: MarketId;
  /** In which the person looked at the price. */
  currency: Currency;
  /** When it was asked for; null where there was none. */
  price: JsonText<PriceMap> | null;
  /** That the last mail told; null before the first. */
  last_sent_price: JsonText<PriceMap> | null;
  created_at: number;
}

/** Neither the person nor the moment, by which their other rows would lead to them. */
export interface RemovalReasonsTable {
  id: string;
  kind: RemovedKind;
  reason: RemovalReason;
  text: string | null;
  market_id: MarketId;
  /** By the market's clock. */
  day: CalendarDate;
}
