/** What was done how often of late (NEWS-01, TRV-13, AUTH-02). Migration 0021 makes this table. */

export interface LimitCountsTable {
  /** A keyed hash of what is limited and of whom. */
  key_hash: string;
  count: number;
  /** When it begins anew. */
  expires_at: number;
}
