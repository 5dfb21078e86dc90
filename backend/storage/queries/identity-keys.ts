/** Keys of the embedded OpenID provider: made once, shared by every process of the database. */
import type { JWK } from 'jose';
import { fromJson, toFlag, toJson } from '../stored-values.ts';
import type { KeyPurpose } from '../tables/identity-tables.ts';
import type { Executor } from './executor.ts';

export interface IdentityKey {
  readonly jwk: JWK;
  /** Whether demonstration mode made it. */
  readonly isDemonstration: boolean;
}

export async function findIdentityKey(
  db: Executor,
  purpose: KeyPurpose,
): Promise<IdentityKey | null> {
  const row = await db
    .selectFrom('identity_keys')
    .select(['jwk', 'is_demonstration'])
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row ? { jwk: fromJson(row.jwk), isDemonstration: row.is_demonstration === 1 } : null;
}

/** Saves the key unless there is one for the purpose: of several processes at once, the first wins. */
export async function saveFirstIdentityKey(
  db: Executor,
  purpose: KeyPurpose,
  key: IdentityKey & { readonly kid: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('identity_keys')
    .values({
      kid: key.kid,
      purpose,
      jwk: toJson(key.jwk),
      is_demonstration: toFlag(key.isDemonstration),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
}
