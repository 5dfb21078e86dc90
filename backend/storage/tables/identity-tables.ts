/** What the embedded OpenID provider remembers. Migration 0005 makes these tables. */
import type { JWK } from 'jose';
import type { Flag, JsonText } from '../stored-values.ts';

/** Sessions, codes, tokens, grants and logins under way, each a record of the provider's library. */
export interface IdentityRecordsTable {
  /** The library's name for its kind, e.g. `RefreshToken`. */
  model: string;
  /** Of the id, which for a code or token is the secret itself (SEC-05). */
  id_hash: string;
  payload: JsonText<Record<string, unknown>>;
  /** What is revoked together. */
  grant_id: string | null;
  /** Of a provider's session, by which tokens find it. */
  uid: string | null;
  /** Whose it is; null of a login that is still under way. */
  account_id: string | null;
  consumed_at: number | null;
  expires_at: number;
}

const KEY_PURPOSES = ['signing'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

export interface IdentityKeysTable {
  kid: string;
  purpose: KeyPurpose;
  /** Private key included. */
  jwk: JsonText<JWK>;
  /** Live mode refuses such keys: whoever ran the demonstration may have read them. */
  is_demonstration: Flag;
  created_at: number;
}
