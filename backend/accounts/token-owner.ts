/**
 * Whose an access token is (AUTH-04). Tokens of the embedded provider stand in the database; another provider is asked,
 * and whom it names gets an account here.
 */
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import { accountName } from '../../domain/account-name.ts';
import { discoverProvider, readUserinfo, type PersonClaims } from '../../contract/open-id.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import type { Market } from '../../domain/market.ts';
import { ApiError } from '../content-api/api-error.ts';
import { hashOfRecordId } from '../identity/record-adapter.ts';
import {
  findAccountByIdentity,
  saveIdentity,
  type Identity,
} from '../storage/queries/account-identities.ts';
import {
  findAccountByEmail,
  findAccountById,
  saveFirstAccount,
  type Account,
} from '../storage/queries/accounts.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { findIdentityRecord } from '../storage/queries/identity-records.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * The owner's account; null for a token that is foreign, expired or revoked.
 *
 * @param market of an account that is made by this
 * @throws ApiError where the provider gives no answer
 */
export type TokenOwner = (accessToken: string, market: Market) => Promise<Account | null>;

export interface TokenOwnerParts {
  readonly storage: Storage;
  readonly login: Settings['login'];
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createTokenOwner({ storage, login, log, now }: TokenOwnerParts): TokenOwner {
  if (login.isEmbedded) return (accessToken) => ownerOfOwnToken(accessToken, storage, now());
  let address = login.endpoints.userinfo;
  const claimsOf = async (accessToken: string): Promise<PersonClaims | null> => {
    address ??= (await discoverProvider(login)).userinfo_endpoint ?? null;
    if (address === null) throw new Error('The provider has no userinfo endpoint');
    return readUserinfo(address, accessToken, login.timeoutMs);
  };
  return async (accessToken, market) => {
    const claims = await claimsOf(accessToken).catch((error: unknown) => {
      log.warn({ err: error }, 'userinfo not read');
      throw new ApiError('UNAVAILABLE', 'The login provider gives no answer');
    });
    return claims && accountOfPerson(claims, { issuer: login.issuer, market, storage, now: now() });
  };
}

async function ownerOfOwnToken(
  accessToken: string,
  { db }: Storage,
  now: number,
): Promise<Account | null> {
  const by = { idHash: hashOfRecordId(accessToken) };
  const accountId = (await findIdentityRecord(db, 'AccessToken', by, now))?.payload.accountId;
  return typeof accountId === 'string' ? findAccountById(db, accountId) : null;
}

/** Undoes what the transaction has written. */
class AnotherWasFirst extends Error {}

/** The account of a person whom another provider knows; made at the first time. */
async function accountOfPerson(
  claims: PersonClaims,
  {
    issuer,
    market,
    storage,
    now,
  }: {
    readonly issuer: string;
    readonly market: Market;
    readonly storage: Storage;
    readonly now: number;
  },
): Promise<Account | null> {
  const identity: Identity = { issuer, subject: claims.sub };
  const known = await findAccountByIdentity(storage.db, identity);
  if (known) return known;
  try {
    return await storage.inTransaction(async (transaction) => {
      const account =
        (await accountToJoin(transaction, claims)) ??
        (await createAccount(transaction, claims, market, now));
      if (await saveIdentity(transaction, identity, account.id, now)) return account;
      throw new AnotherWasFirst();
    });
  } catch (error) {
    if (!(error instanceof AnotherWasFirst)) throw error;
    return findAccountByIdentity(storage.db, identity);
  }
}

/**
 * The account with the person's address, where both it and the provider's have been proven: else whoever types the address
 * of somebody else would get their account. Nobody becomes an admin like this.
 */
async function accountToJoin(db: Executor, claims: PersonClaims): Promise<Account | null> {
  const email = provenEmail(claims);
  const account = email === null ? null : await findAccountByEmail(db, email);
  return account?.isConfirmed && account.role !== 'admin' ? account : null;
}

/** With the person's address, where it is proven and no other account has it. */
async function createAccount(
  db: Executor,
  claims: PersonClaims,
  market: Market,
  now: number,
): Promise<Account> {
  const account = {
    firstName: nameOf(claims.given_name),
    lastName: nameOf(claims.family_name),
    passwordHash: null,
    role: 'traveller',
    marketId: market.id,
    acceptsMarketing: false,
    privacyVersion: null,
  } as const;
  const email = provenEmail(claims);
  for (const address of email === null ? [null] : [email, null]) {
    const isConfirmed = address !== null;
    const id = await saveFirstAccount(db, { ...account, email: address, isConfirmed }, now);
    if (id !== null) return { ...account, id, email: address, isConfirmed };
  }
  throw new Error('An account without an address was not saved');
}

function provenEmail({ email, email_verified: isProven }: PersonClaims): string | null {
  const address = normaliseEmail(email ?? '');
  return isProven === true && isEmail(address) ? address : null;
}

function nameOf(claim: string | undefined): string | null {
  return accountName(claim ?? '') || null;
}
