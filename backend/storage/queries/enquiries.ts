import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { EnquiryRequest } from '../../../contract/enquiry.ts';
import { normaliseEmail } from '../../../domain/email.ts';
import type { MarketId } from '../../../domain/market.ts';
import type { KnownTour, RequestState } from '../../../domain/request-news.ts';
import { toFlag, toJson } from '../stored-values.ts';
import type { EnquiriesTable } from '../tables/mail-tables.ts';
import type { Executor } from './executor.ts';

export interface EnquiryRecord extends Omit<EnquiryRequest, 'showName'> {
  readonly id: string;
  readonly marketId: MarketId;
  readonly createdAt: number;
  /** Since when people who are logged in may read the name (TRV-08); undefined: they may not. */
  readonly nameShownSince?: number;
  readonly withdrawnAt?: number;
  readonly state: RequestState;
  /** Of the operator's people. */
  readonly note?: string;
}

export interface NewEnquiry extends EnquiryRequest {
  /** Whether the sender is logged in with this address, and shows the name at once. */
  readonly isAddressProven?: boolean;
  readonly marketId: MarketId;
  /** Of the token in the mailed link. */
  readonly linkHash?: string;
  /** The tour that is asked for. */
  readonly known?: KnownTour;
}

/**
 * Saves an enquiry once: the same idempotency key again gives the id of the first, and `isNew` false.
 * In one transaction with the mails that it sends, a doubled post sends none (REL-02).
 */
export async function saveEnquiry(
  db: Executor,
  enquiry: NewEnquiry,
  now: number,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const saved = await db
    .insertInto('enquiries')
    .values({
      id: randomUUID(),
      idempotency_key: enquiry.idempotencyKey,
      tour_code: enquiry.tourCode,
      market_id: enquiry.marketId,
      full_name: enquiry.fullName,
      email: enquiry.email,
      travellers: enquiry.travellers,
      message: enquiry.message,
      private_room: toFlag(enquiry.privateRoom),
      flexible_cancellation: toFlag(enquiry.flexibleCancellation),
      promotion_code: enquiry.promotionCode ?? null,
      age_group: enquiry.ageGroup ?? null,
      name_shown_since: enquiry.showName && enquiry.isAddressProven ? now : null,
      withdrawn_at: null,
      link_hash: enquiry.linkHash ?? null,
      created_at: now,
      owner: null,
      note: null,
      changed_at: null,
      currency: enquiry.currency ?? null,
      known: enquiry.known ? toJson(enquiry.known) : null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (saved) return { id: saved.id, isNew: true };
  const first = await db
    .selectFrom('enquiries')
    .select('id')
    .where('idempotency_key', '=', enquiry.idempotencyKey)
    .executeTakeFirstOrThrow();
  return { id: first.id, isNew: false };
}

/** The newest first. */
export async function listEnquiries(db: Executor, limit: number): Promise<EnquiryRecord[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toEnquiryRecord);
}

/**
 * Those that were sent with an address, in whatever capitals, the newest first (AUTH-07). What only looks like it may be
 * somebody else's: `ｂob@` proves nothing of `bob@`.
 */
export async function listEnquiriesFrom(db: Executor, email: string): Promise<EnquiryRecord[]> {
  const own = normaliseEmail(email);
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['email']), '=', own),
        // Other letters than ASCII are lower-cased by each database in its own way: those we compare.
        sql<SqlBool>`octet_length(email) <> length(email)`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => normaliseEmail(row.email) === own).map(toEnquiryRecord);
}

function toEnquiryRecord(row: Selectable<EnquiriesTable>): EnquiryRecord {
  return {
    id: row.id,
    idempotencyKey: row.idempotency_key,
    tourCode: row.tour_code,
    marketId: row.market_id,
    fullName: row.full_name,
    email: row.email,
    travellers: row.travellers,
    message: row.message,
    privateRoom: row.private_room === 1,
    flexibleCancellation: row.flexible_cancellation === 1,
    promotionCode: row.promotion_code ?? undefined,
    currency: row.currency ?? undefined,
    ageGroup: row.age_group ?? undefined,
    nameShownSince: row.name_shown_since ?? undefined,
    withdrawnAt: row.withdrawn_at ?? undefined,
    state: row.state,
    note: row.note ?? undefined,
    createdAt: row.created_at,
  };
}
