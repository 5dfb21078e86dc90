import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import type { Executor } from '../../backend/storage/queries/executor.ts';
import type { AccountsTable } from '../../backend/storage/tables/account-tables.ts';

/** Puts a new account into the database: a traveller of Italy whose address is not proven, unless said. */
export async function insertAccount(
  db: Executor,
  now: number,
  given: Partial<Insertable<AccountsTable>> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      email: `${id}@example.com`,
      first_name: null,
      last_name: null,
      password_hash: null,
      role: 'traveller',
      market_id: 'it',
      accepts_marketing: 0,
      confirmed_at: null,
      privacy_version: null,
      privacy_accepted_at: null,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .execute();
  return id;
}

/** Who the site says that a call for the account is made for. */
export function personOfAccount(accountId: string, email: string | null = null): AssertedPerson {
  return { id: accountId.replaceAll('-', ''), email, accountId };
}
