/**
 * How often a password may be guessed (AUTH-02): for one account from one network, so that nobody locks
 * another person out.
 */
import { normaliseEmail } from '../../domain/email.ts';
import { networkOf } from '../../domain/network-of.ts';
import { countUses, forgetUses, type Limit, type Use } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';

export const MOST_LOGIN_TRIES = 10;
export const LOGIN_WINDOW_MS = 15 * 60_000;

const OF_ACCOUNT: Limit = {
  name: 'logins to an account from a network',
  most: MOST_LOGIN_TRIES,
  windowMs: LOGIN_WINDOW_MS,
};

export interface LoginTry {
  /** As it was typed. */
  readonly email: string;
  /** Of the visitor, after trusted proxies. */
  readonly address: string;
}

/**
 * Counts a try. Milliseconds until the next one may be made, or null where this one may; a right password
 * has to wait as well, or guessing would go on.
 */
export async function takeLoginTry(
  { db }: Pick<Storage, 'db'>,
  attempt: LoginTry,
  parts: { readonly now: number; readonly secret: string },
): Promise<number | null> {
  const reached = await countUses(db, [useOf(attempt)], parts);
  return reached?.waitMs ?? null;
}

/** After a right password the count begins anew. */
export async function endLoginTries(
  { db }: Pick<Storage, 'db'>,
  attempt: LoginTry,
  parts: { readonly secret: string },
): Promise<void> {
  await forgetUses(db, useOf(attempt), parts);
}

function useOf({ email, address }: LoginTry): Use {
  return { limit: OF_ACCOUNT, of: `${networkOf(address)} ${normaliseEmail(email)}` };
}
