import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EnquiryRequest } from '../../../contract/enquiry.ts';
import type { MarketId } from '../../../domain/market.ts';
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
    createdAt: row.created_at,
  };
}

/** How many enquiries an address has sent since a moment. */
export async function countEnquiriesOf(
  db: Executor,
  email: string,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
