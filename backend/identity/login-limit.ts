/**
 * How often a password may be guessed (AUTH-02). An account from one network, and all accounts from one network, have
 * a number of tries; an account that is tried from many networks answers later and later, and is never locked, or
 * anybody could keep its owner out.
 */
import { normaliseEmail } from '../../domain/email.ts';
import { networkOf } from '../../domain/network-of.ts';
import { countUses, forgetUses, passedLimit, type Limit, type Use } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';

export const MOST_LOGIN_TRIES = 10;
/** Of all accounts: people of one company or one household log in through one network. */
export const MOST_TRIES_OF_NETWORK = 60;
export const LOGIN_WINDOW_MS = 15 * 60_000;

/** By how much each further try of an account is answered later, and the most. */
const DELAY_MS = 250;
export const LONGEST_DELAY_MS = 5_000;

const limitOf = (name: string, most: number): Limit => ({
  name,
  most,
  windowMs: LOGIN_WINDOW_MS,
});
const OF_ACCOUNT_AND_NETWORK = limitOf('logins to an account from a network', MOST_LOGIN_TRIES);
const OF_NETWORK = limitOf('logins from a network', MOST_TRIES_OF_NETWORK);
const OF_ACCOUNT = limitOf('logins to an account', MOST_LOGIN_TRIES);

export interface LoginTry {
  /** As it was typed. */
  readonly email: string;
  /** Of the visitor, after trusted proxies. */
  readonly address: string;
}

/** What becomes of a try: refused for a while, or answered after a pause that nobody notices at first. */
export type LoginVerdict = { readonly refusedForMs: number } | { readonly delayMs: number };

/** Counts a try; a right password is refused as well, or guessing would go on. */
export async function takeLoginTry(
  { db }: Pick<Storage, 'db'>,
  attempt: LoginTry,
  parts: { readonly now: number; readonly secret: string },
): Promise<LoginVerdict> {
  const { together, network, account } = usesOf(attempt);
  const counted = await countUses(db, [together, network, account], parts);
  const passed = passedLimit(counted.filter(({ limit }) => limit !== OF_ACCOUNT));
  if (passed) return { refusedForMs: passed.waitMs };
  const tries = counted.find(({ limit }) => limit === OF_ACCOUNT)?.count ?? 0;
  const late = Math.max(0, tries - OF_ACCOUNT.most);
  return { delayMs: Math.min(late * DELAY_MS, LONGEST_DELAY_MS) };
}

/** After a right password the counts of its account begin anew; those of the network go on. */
export async function endLoginTries(
  { db }: Pick<Storage, 'db'>,
  attempt: LoginTry,
  parts: { readonly secret: string },
): Promise<void> {
  const { together, account } = usesOf(attempt);
  for (const use of [together, account]) await forgetUses(db, use, parts);
}

function usesOf({ email, address }: LoginTry): Record<'together' | 'network' | 'account', Use> {
  const [network, account] = [networkOf(address), normaliseEmail(email)];
  return {
    together: { limit: OF_ACCOUNT_AND_NETWORK, of: `${network} ${account}` },
    network: { limit: OF_NETWORK, of: network },
    account: { limit: OF_ACCOUNT, of: account },
  };
}
