/** Who asked for a seat on a tour (TRV-08), and the mailed link by which they take that back. */
import type { Selectable } from 'kysely';
import { personOfEmail } from '../../../domain/email.ts';
import type { EnquiriesTable } from '../tables/mail-tables.ts';
import type { Executor } from './executor.ts';

/** Somebody who asked for a seat and lets people read a name. */
export type NamedAsker = Pick<
  Selectable<EnquiriesTable>,
  'full_name' | 'email' | 'age_group' | 'created_at'
>;

/** Nobody looks further than this; a flood of made-up requests costs no more. */
const MOST_ASKERS = 1000;

/** Addresses of who asked for seats on a tour after a moment (ms since 1970), one for each request. */
export async function listAddressesSince(
  db: Executor,
  tourCode: string,
  since: number,
): Promise<string[]> {
  const rows = await requestsFor(db, tourCode)
    .select('email')
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ email }) => email);
}

/** Requests for seats on a tour that show a name, the latest first. */
export async function listNamedAskers(db: Executor, tourCode: string): Promise<NamedAsker[]> {
  return await requestsFor(db, tourCode)
    .select(['full_name', 'email', 'age_group', 'created_at'])
    .where('name_shown_since', 'is not', null)
    .execute();
}

/** Those that were not withdrawn, the latest first. */
function requestsFor(db: Executor, tourCode: string) {
  return db
    .selectFrom('enquiries')
    .where('tour_code', '=', tourCode)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_ASKERS);
}

export type FoundEnquiry = Pick<
  Selectable<EnquiriesTable>,
  | 'id'
  | 'tour_code'
  | 'market_id'
  | 'full_name'
  | 'email'
  | 'age_group'
  | 'name_shown_since'
  | 'withdrawn_at'
  | 'state'
  | 'currency'
  | 'known'
>;

export function findEnquiryByLink(db: Executor, linkHash: string): Promise<FoundEnquiry | null> {
  return findEnquiry(db, 'link_hash', linkHash);
}

export function findEnquiryById(db: Executor, id: string): Promise<FoundEnquiry | null> {
  return findEnquiry(db, 'id', id);
}

async function findEnquiry(
  db: Executor,
  column: 'id' | 'link_hash',
  value: string,
): Promise<FoundEnquiry | null> {
  const row = await db
    .selectFrom('enquiries')
    .select([
      'id',
      'tour_code',
      'market_id',
      'full_name',
      'email',
      'age_group',
      'name_shown_since',
      'withdrawn_at',
      'state',
      'currency',
      'known',
    ])
    .where(column, '=', value)
    .executeTakeFirst();
  return row ?? null;
}

export async function showName(db: Executor, id: string, now: number): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ name_shown_since: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('name_shown_since', 'is', null)
    .execute();
}

/** Of all that this person has asked for on the tour: who wants to be read no more means every mail of ours. */
export async function hideName(
  db: Executor,
  { tour_code: tourCode, email }: Pick<FoundEnquiry, 'tour_code' | 'email'>,
): Promise<void> {
  const shown = await db
    .selectFrom('enquiries')
    .select(['id', 'email'])
    .where('tour_code', '=', tourCode)
    .where('name_shown_since', 'is not', null)
    .execute();
  const person = personOfEmail(email);
  const ids = shown.filter((one) => personOfEmail(one.email) === person).map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('enquiries')
    .set({ name_shown_since: null })
    .where('id', 'in', ids)
    .execute();
}

/** @returns false where it was withdrawn already: of several at once, one does it */
export async function withdrawEnquiry(db: Executor, id: string, now: number): Promise<boolean> {
  const withdrawn = await db
    .updateTable('enquiries')
    .set({ withdrawn_at: now, name_shown_since: null })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return withdrawn !== undefined;
}
