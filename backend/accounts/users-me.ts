/** GET backoffice/users/me: who the owner of an access token is (AUTH-04, AUTH-05, AUTH-06). */
import { Hono } from 'hono';
import { USERS_ME_PATH, type User } from '../../contract/account.ts';
import { bearerToken } from '../../contract/headers.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { marketOfCall } from '../content-api/call-input.ts';
import type { Account } from '../storage/queries/accounts.ts';
import { privateAnswer } from './account-of-call.ts';

export function usersMeCalls({ tokenOwner, privacyVersion }: BackendParts): Hono {
  const app = new Hono();

  app.get(USERS_ME_PATH, async (context) => {
    const market = marketOfCall(context);
    const token = bearerToken(context.req.raw.headers);
    const account = token === null ? null : await tokenOwner(token, market);
    if (!account) {
      throw new ApiError('UNAUTHORIZED', 'The access token is not valid', {
        suspicion: { event: 'token-refused', details: { token: 'access' } },
      });
    }
    // An admin is logged out of the site whatever they have accepted (AUTH-06).
    if (account.role !== 'admin' && account.privacyVersion !== privacyVersion) {
      throw new ApiError('USER_PRIVACY_POLICY_ERROR', 'The privacy policy has to be accepted', {
        extra: { userId: account.id },
      });
    }
    return privateAnswer(context, userOfAccount(account));
  });

  return app;
}

/** An account as the site knows it. An address that is not proven yet stays out: the site takes it for the person's. */
export function userOfAccount(account: Account): User {
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.isConfirmed ? account.email : null,
    pictureImage: null,
    role: account.role,
    market: account.marketId,
    acceptsMarketing: account.acceptsMarketing,
  };
}
