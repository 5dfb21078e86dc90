import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EnquiryRequest } from '../../../contract/enquiry.ts';
import { normaliseEmail } from '../../../domain/email.ts';
import type { MarketId } from '../../../domain/market.ts';
import { toFlag } from '../stored-values.ts';
import type { EnquiriesTable } from '../tables/mail-tables.ts';
import type { Executor } from './executor.ts';

export interface EnquiryRecord extends EnquiryRequest {
  readonly id: string;
  readonly marketId: MarketId;
  readonly createdAt: number;
}

/**
 * Saves an enquiry once: the same idempotency key again gives the id of the first, and `isNew` false.
 * In one transaction with the mails that it sends, a doubled post sends none (REL-02).
 */
export async function saveEnquiry(
  db: Executor,
  enquiry: EnquiryRequest & { readonly marketId: MarketId },
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
      created_at: now,
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
    createdAt: row.created_at,
  };
}

/**
 * How many enquiries an address has sent since a moment. Compared here, since databases fold letters
 * each in its own way: `Bob@` and `bob@` are one letter box.
 */
export async function countEnquiriesOf(
  db: Executor,
  email: string,
  since: number,
): Promise<number> {
  const sent = await db
    .selectFrom('enquiries')
    .select('email')
    .where('created_at', '>', since)
    .execute();
  return sent.filter((each) => letterBoxOf(each.email) === letterBoxOf(email)).length;
}

function letterBoxOf(email: string): string {
  return normaliseEmail(email.normalize('NFKC'));
}
