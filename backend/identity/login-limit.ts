/**
 * How often a password may be guessed (AUTH-02): for one account from one network, so that nobody locks
 * another person out. The database counts, for all processes together.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { normaliseEmail } from '../../domain/email.ts';
import { countLoginTry, forgetLoginTries } from '../storage/queries/login-tries.ts';
import type { Storage } from '../storage/storage.ts';

export const MOST_LOGIN_TRIES = 10;
export const LOGIN_WINDOW_MS = 15 * 60_000;

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
  { now, secret }: { readonly now: number; readonly secret: string },
): Promise<number | null> {
  const counted = await countLoginTry(db, keyHashOf(attempt, secret), {
    now,
    windowMs: LOGIN_WINDOW_MS,
  });
  return counted.tries > MOST_LOGIN_TRIES ? counted.expiresAt - now : null;
}

/** After a right password the count begins anew. */
export async function endLoginTries(
  { db }: Pick<Storage, 'db'>,
  attempt: LoginTry,
  { secret }: { readonly secret: string },
): Promise<void> {
  await forgetLoginTries(db, keyHashOf(attempt, secret));
}

/** With a key, since addresses are few enough to be guessed from a bare hash (SEC-09). */
function keyHashOf({ email, address }: LoginTry, secret: string): string {
  return createHmac('sha256', secret)
    .update(`login ${networkOf(address)} ${normaliseEmail(email)}`)
    .digest('base64url');
}

/** An IPv6 visitor has a whole network of 64 bits, and could use another address for each try. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // As a URL writes it: shortened in one way only.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}
