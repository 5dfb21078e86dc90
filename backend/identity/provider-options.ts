/**
 * How the provider's library is set up: one client, the site itself; authorization code with PKCE and
 * nothing else (AUTH-01, AUTH-02).
 */
import { createHmac } from 'node:crypto';
import {
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
  type AccountClaims,
  type FindAccount,
} from 'oidc-provider';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import type { Settings } from '../../config/settings.ts';
import { SIGNING_ALGORITHM } from './identity-keys.ts';
import type { IdentityKey } from '../storage/queries/identity-keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { ProviderPages } from './provider-pages.ts';
import { createRecordAdapter } from './record-adapter.ts';
import { MARKETS } from '../../domain/market.ts';
import { findAccountById, type Account } from '../storage/queries/accounts.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const FORTNIGHT_S = 14 * 24 * HOUR_S;

const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

export interface ProviderParts {
  readonly settings: Pick<Settings, 'origins' | 'login' | 'sessionSecret'>;
  readonly storage: Storage;
  readonly signingKey: IdentityKey;
  readonly pages: ProviderPages;
  readonly now: () => number;
}

export function providerOptions({
  settings,
  storage,
  signingKey,
  pages,
  now,
}: ProviderParts): Configuration {
  const { login, origins, sessionSecret } = settings;
  const markets = Object.values(origins);
  const isSecure = login.issuer.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: (model) => createRecordAdapter(storage, model, now),
    jwks: { keys: [signingKey.jwk] },
    clients: [
      {
        client_id: login.clientId,
        client_secret: login.clientSecret ?? undefined,
        redirect_uris: markets.map((origin) => `${origin}/login/redirect`),
        post_logout_redirect_uris: markets.map((origin) => `${origin}/`),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: CLAIMS_OF_SCOPES,
    findAccount: accountFinder(storage),
    rotateRefreshToken: true,
    cookies: {
      names: {
        session: isSecure ? '__Host-login-session' : 'login-session',
        interaction: 'login-interaction',
        resume: 'login-resume',
      },
      long: cookie,
      short: cookie,
      keys: [createHmac('sha256', sessionSecret).update('cookies of the provider').digest('hex')],
    },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: MINUTE_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      RefreshToken: FORTNIGHT_S,
      Grant: FORTNIGHT_S,
      Session: FORTNIGHT_S,
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_context, { uid, params }) =>
        `${PROVIDER_PATH}/interaction/${uid}?${new URLSearchParams({ ui_locales: String(params.ui_locales ?? '') })}`,
    },
    loadExistingGrant: grantOfTheSite,
    features: {
      // By which the site asks for `sid` in its ID tokens: what one login has opened, one logout ends (SEC-05).
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => client.clientId === token.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logout,
        postLogoutSuccessSource: pages.loggedOut,
      },
    },
    renderError: pages.failed,
  };
}

/**
 * The site is the company's own, so that nobody is asked whether it may know what he told the company.
 * `prompt=consent`, without which there is no refresh token, stays a word that is understood.
 */
function policyWithoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.clear();
  return policy;
}

/** What the site may ask for, granted at the first login and revoked as one at logout. */
async function grantOfTheSite({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, account } = oidc;
  if (!client || !account) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const grant = known ? await provider.Grant.find(known) : undefined;
  if (grant?.accountId === account.accountId) return grant;
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  fresh.addOIDCScope(SCOPES.join(' '));
  await fresh.save();
  return fresh;
}

/** What the embedded provider says of a person, by scope (OpenID Connect Core 5.4). */
const CLAIMS_OF_SCOPES = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
};

function accountFinder({ db }: Pick<Storage, 'db'>): FindAccount {
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
    ...(email === null ? {} : { email, email_verified: isConfirmed }),
  };
}
