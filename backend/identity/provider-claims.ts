/** What the embedded provider says of a person, by scope (OpenID Connect Core 5.4). */
import type { AccountClaims, FindAccount } from 'oidc-provider';
import { MARKETS } from '../../domain/market.ts';
import { findAccountById, type Account } from '../storage/queries/accounts.ts';
import type { Storage } from '../storage/storage.ts';

export const CLAIMS_OF_SCOPES = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
};

export function accountFinder({ db }: Pick<Storage, 'db'>): FindAccount {
  return async (_context, id) => {
    const account = await findAccountById(db, id);
    return account ? { accountId: account.id, claims: () => claimsOf(account) } : undefined;
  };
}

function claimsOf({
  id,
  firstName,
  lastName,
  email,
  isConfirmed,
  marketId,
}: Account): AccountClaims {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    sub: id,
    ...(name ? { name } : {}),
    ...(firstName ? { given_name: firstName } : {}),
    ...(lastName ? { family_name: lastName } : {}),
    locale: MARKETS[marketId].languageTag,
    email,
    email_verified: isConfirmed,
  };
}
