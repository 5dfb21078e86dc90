/** Who has an account, and who is logged in. `migrations/0003-accounts.ts` makes these tables. */
import type { MarketId } from '../../../domain/market.ts';
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
