import { normaliseEmail } from '../../domain/email.ts';
import { findAccountByEmail, type Account } from '../storage/queries/accounts.ts';
import type { Storage } from '../storage/storage.ts';
import { isPasswordOf } from './password-hash.ts';

/** The account of the address and password, or null: nothing tells which of them is wrong (AUTH-02). */
export async function checkLogin(
  { db }: Pick<Storage, 'db'>,
  email: string,
  password: string,
): Promise<Account | null> {
  const account = await findAccountByEmail(db, normaliseEmail(email));
  const isRight = await isPasswordOf(password, account?.passwordHash ?? null);
  return isRight ? account : null;
}
