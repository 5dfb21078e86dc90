/** What people saved, want to be told about, and why they removed it. Migrations 0025, 0026, 0028 and 0029 make these tables. */
import type { Amount } from '../../../domain/alert-rules.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { FriendMark } from '../../../domain/friend-mark.ts';
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
  /** Null while it is saved; what was removed waits a day for an undo. */
  removed_at: number | null;
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
  /** With which the next one is compared, such as that of the last mail; null: the one when it was asked for. */
  known_price: JsonText<Amount> | null;
  /** When a mail told a lower price the last time; null before the first. */
  price_told_at: number | null;
  /** When to look at the tour again though nothing changed; null: only when something does. */
  look_at: number | null;
  created_at: number;
}

/** In mails of alerts. They name the alert by what it is about, and stay when it has ended. */
export interface AlertLinksTable {
  /** Of a random token, which itself is stored nowhere. */
  token_hash: string;
  account_id: string;
  type: NotificationType;
  travel_id: string;
  tour_code: string | null;
  created_at: number;
}

/** Where friends put marks on what its owner compares; ended ones are deleted. */
export interface FriendLinksTable {
  id: string;
  /** Of the token in its address, which follows from the id and a secret of the process. */
  token_hash: string;
  account_id: string;
  /** Of travels, and codes of tours. */
  item_ids: JsonText<readonly string[]>;
  created_at: number;
}

export interface LinkFriendsTable {
  id: string;
  link_id: string;
  /** Of a secret that the friend's browser has in a cookie. */
  browser_hash: string;
  name: string;
  marks: JsonText<Readonly<Record<string, FriendMark>>>;
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
