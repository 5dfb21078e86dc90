/**
 * The OpenID provider (AUTH-01): its endpoints, its keys and its userinfo. The settings name the endpoints, or its
 * discovery document does.
 */
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { LoginSettings } from '../../config/login-settings.ts';
import { discoverProvider, readUserinfo, type PersonClaims } from '../../contract/open-id.ts';
import { LoginRefused, ProviderUnavailable } from './login-errors.ts';

/** How long a discovery document is used before it is fetched again. */
const FRESH_MS = 10 * 60_000;
const CLOCK_TOLERANCE_S = 10;
/** Algorithms with a public key; signatures with a shared secret are not accepted. */
const ALGORITHMS = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];

export interface OpenIdProvider {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Null for a provider without RP-initiated logout. */
  readonly logoutUrl: string | null;
  /** Whether its answers always name it (`iss`, RFC 9207). */
  readonly namesItself: boolean;
  /** @throws ProviderUnavailable when it does not answer */
  readonly reach: () => Promise<void>;
  /**
   * The claims of an ID token, after checking signature, issuer, audience and times (Core 3.1.3.7).
   *
   * @param nonce of the login; null for a token from a refresh, which has none (12.2)
   * @throws LoginRefused, ProviderUnavailable
   */
  readonly verifyIdToken: (
    idToken: string,
    nonce: string | null,
  ) => Promise<JWTPayload & { sub: string }>;
  /** The claims of the userinfo endpoint; null when it cannot be read. */
  readonly readUserinfo: (accessToken: string) => Promise<PersonClaims | null>;
}

interface Known {
  readonly provider: OpenIdProvider;
  readonly at: number;
}
const known = new WeakMap<LoginSettings, Known>();

/** @throws ProviderUnavailable when discovery is needed and fails */
export async function openIdProvider(login: LoginSettings): Promise<OpenIdProvider> {
  const last = known.get(login);
  if (last && performance.now() - last.at < FRESH_MS) return last.provider;
  try {
    const provider = createProvider(login, await addressesOf(login));
    known.set(login, { provider, at: performance.now() });
    return provider;
  } catch (error) {
    if (last) return last.provider;
    throw error;
  }
}

interface Addresses {
  readonly authorize: string;
  readonly token: string;
  readonly keys: string;
  readonly userinfo: string | null;
  readonly logout: string | null;
  readonly namesItself: boolean;
}

async function addressesOf(login: LoginSettings): Promise<Addresses> {
  const { authorize, token, keys, userinfo, logout } = login.endpoints;
  // With all endpoints configured, discovery is not needed.
  if (authorize && token && keys) {
    return { authorize, token, keys, userinfo, logout, namesItself: false };
  }
  const found = await discoverProvider(login).catch((error: unknown) => {
    throw new ProviderUnavailable('The discovery document cannot be read', { cause: error });
  });
  return {
    authorize: authorize ?? found.authorization_endpoint,
    token: token ?? found.token_endpoint,
    keys: keys ?? found.jwks_uri,
    userinfo: userinfo ?? found.userinfo_endpoint ?? null,
    logout: logout ?? found.end_session_endpoint ?? null,
    namesItself: found.authorization_response_iss_parameter_supported,
  };
}

function createProvider(login: LoginSettings, addresses: Addresses): OpenIdProvider {
  const keys = createRemoteJWKSet(new URL(addresses.keys), { timeoutDuration: login.timeoutMs });
  return {
    authorizeUrl: addresses.authorize,
    tokenUrl: addresses.token,
    logoutUrl: addresses.logout,
    namesItself: addresses.namesItself,

    async reach() {
      try {
        await keys.reload();
      } catch (error) {
        throw new ProviderUnavailable('The keys cannot be read', { cause: error });
      }
    },

    async verifyIdToken(idToken, nonce) {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: login.issuer,
        audience: login.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_S,
      }).catch((error: unknown) => {
        throw faultOf(error);
      });
      const { sub, aud, azp } = payload;
      if (!sub) throw new LoginRefused('subject');
      if (nonce !== null && payload.nonce !== nonce) throw new LoginRefused('nonce');
      // A token with several audiences must name the authorized party.
      if ((Array.isArray(aud) && aud.length > 1) || azp !== undefined) {
        if (azp !== login.clientId) throw new LoginRefused('authorized party');
      }
      return { ...payload, sub };
    },

    async readUserinfo(accessToken) {
      if (!addresses.userinfo) return null;
      return readUserinfo(addresses.userinfo, accessToken, login.timeoutMs).catch(() => null);
    },
  };
}

/** A bad token is refused; a failure to fetch the keys may be temporary. */
function faultOf(error: unknown): LoginRefused | ProviderUnavailable {
  if (error instanceof errors.JWTClaimValidationFailed) return new LoginRefused(error.claim, error);
  if (error instanceof errors.JWTExpired) return new LoginRefused('expired', error);
  const isOfToken = [
    errors.JWSSignatureVerificationFailed,
    errors.JWSInvalid,
    errors.JWTInvalid,
    errors.JWKSNoMatchingKey,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
  ].some((kind) => error instanceof kind);
  return isOfToken
    ? new LoginRefused('id token', error)
    : new ProviderUnavailable('The keys cannot be read', { cause: error });
}
