/** Who has an account, and who is logged in. Migration 0024 makes these tables. */
import type { MarketId } from '../../../domain/market.ts';
import type { Flag, JsonText } from '../stored-values.ts';

const ACCOUNT_ROLES = ['traveller', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export interface AccountsTable {
  id: string;
  /**
   * Lower-cased by `normaliseEmail`: the databases lower other letters than a-z differently. Null where another
   * provider knows the person, and has not checked an address.
   */
  email: string | null;
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
  /** The text that was accepted, by its date; null until one was. */
  privacy_version: string | null;
  privacy_accepted_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Killed by deleting the row (SEC-05). */
export interface AccountSessionsTable {
  /** Of the random token in the cookie, which itself is stored nowhere. */
  token_hash: string;
  /** Of the embedded provider, with which the session goes; null where another one knows the person. */
  account_id: string | null;
  /** A hash that is the same for all sessions that came from one login at the provider. */
  login_key: string | null;
  /** A hash that is the same for all sessions of a person at their provider. */
  person_key: string | null;
  /** The identity provider's tokens and the like. */
  data: JsonText<Record<string, unknown>>;
  /** Who refreshes tokens claims it here, so that it happens once (AUTH-03). */
  refresh_started_at: number | null;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

/** Who a person of another provider is here. */
export interface AccountIdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: number;
}

/** Codes that were mailed to prove an address (CODE-01); the last one for each browser and purpose. */
export interface OneTimeCodesTable {
  id: string;
  purpose: string;
  /** Keyed, of what the browser is known by. */
  browser_hash: string;
  /** As it was typed, by `normaliseEmail`. */
  email: string;
  /** Keyed. */
  code_hash: string;
  attempts_left: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}
