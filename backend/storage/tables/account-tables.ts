/** Who visits, and what they asked to be told. `migrations/0003-accounts.ts` makes these tables. */
import type { MarketId } from '../../../domain/market.ts';
import type { NotificationType } from '../../../domain/notification-type.ts';
import type { Flag, JsonText } from '../stored-values.ts';

const ACCOUNT_ROLES = ['traveller', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export interface AccountsTable {
  id: string;
  /** Lower-cased by `normaliseEmail`: the databases lower other letters than a-z differently. */
  email: string;
  /** Null until the new user's final step (WISH-02). */
  first_name: string | null;
  last_name: string | null;
  password_hash: string | null;
  role: AccountRole;
  /** Language and links of mails. */
  market_id: MarketId;
  accepts_marketing: Flag;
  /** When a code or link proved the address; null until then. */
  confirmed_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Killed by deleting the row (SEC-05). `migrations/0005-identity.ts` makes this table anew. */
export interface AccountSessionsTable {
  /** Of the random token in the cookie, which itself is stored nowhere. */
  token_hash: string;
  /** Null where another OpenID provider than the embedded one knows the person. */
  account_id: string | null;
  /** The identity provider's tokens and the like. */
  data: JsonText<Record<string, unknown>>;
  /** Who refreshes tokens claims it here, so that it happens once (AUTH-03). */
  refresh_started_at: number | null;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

const CODE_PURPOSES = ['login', 'wishlist', 'notification', 'newsletter', 'new-account'] as const;
type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Used up by a conditional UPDATE of `attempts_left`, then of `used_at` (CODE-01, SEC-07). */
export interface OneTimeCodesTable {
  id: string;
  purpose: CodePurpose;
  email: string;
  code_hash: string;
  /** Of the secret that binds the code to the browser that asked. */
  browser_hash: string;
  market_id: MarketId;
  /** What follows on success, such as the item to save. */
  payload: JsonText<Record<string, unknown>>;
  attempts_left: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface WishlistItemsTable {
  id: string;
  account_id: string;
  travel_id: string;
  /** Null where the travel itself is saved. */
  tour_code: string | null;
  created_at: number;
}

export interface NotificationSubscriptionsTable {
  id: string;
  account_id: string;
  type: NotificationType;
  travel_id: string;
  tour_code: string | null;
  market_id: MarketId;
  created_at: number;
  /** Null while it is on. */
  ended_at: number | null;
}
