/**
 * The login flow (AUTH-01): `beginLogin` sends a visitor to the provider, `completeLogin` turns the provider's
 * answer into what a session holds.
 */
import { Authenticator } from 'remix-auth';
import { OAuth2RequestError } from 'remix-auth-oauth2';
import type { Settings } from '../../config/settings.ts';
import { personClaimsSchema } from '../../contract/open-id.ts';
import { ALL_MARKETS, type Market } from '../../domain/market.ts';
import { attemptCookie, excessAttemptCookies, returnCookie } from './login-attempt.server.ts';
import { LoginRefused, ProviderUnavailable, TRANSIENT_ERRORS } from './login-errors.ts';
import { openIdProvider, type OpenIdProvider } from './open-id-provider.server.ts';
import { OpenIdStrategy, type CompletedLogin, type Tokens } from './open-id-strategy.server.ts';
import { emailOfPerson, nameOfPerson, pictureOfPerson } from './person.server.ts';
import type { SessionData } from './session-data.server.ts';

/**
 * The redirect to the provider, with state, nonce and PKCE.
 * @throws ProviderUnavailable when the provider cannot be reached
 */
export async function beginLogin(
  request: Request,
  { market, returnTo }: { readonly market: Market; readonly returnTo: string },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<Response> {
  const provider = await openIdProvider(settings.login);
  // A redirect to a provider that is down would show the visitor the browser's error page.
  await provider.reach();
  const origin = settings.origins[market.id];
  const isSecure = origin.startsWith('https:');
  const response = await redirectOf(
    // The strategy starts a login for a request without a query, so the visitor's own query is left out.
    authenticatorOf(provider, settings).authenticate(market.id, new Request(`${origin}/login`)),
  );
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const headers = new Headers(response.headers);
  headers.append('set-cookie', returnCookie(state, returnTo, isSecure));
  for (const cookie of excessAttemptCookies(request, isSecure))
    headers.append('set-cookie', cookie);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: response.status, headers });
}

/** The strategy throws the redirect instead of returning it. */
async function redirectOf(begun: Promise<unknown>): Promise<Response> {
  try {
    await begun;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('A request without state has completed a login');
}

/** Used when the provider does not say how long a token lives. */
const DEFAULT_TOKEN_LIFE_S = 60 * 60;

/**
 * Checks the state, exchanges the code, verifies the ID token and reads userinfo.
 *
 * @throws LoginRefused with reason `access_denied` when the person has cancelled
 * @throws ProviderUnavailable
 */
export async function completeLogin(
  request: Request,
  { market, now }: { readonly market: Market; readonly now: number },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<SessionData> {
  const { login } = settings;
  const provider = await openIdProvider(login);
  assertIssuer(request, login.issuer, provider);
  const { tokens, claims } = await authenticate(
    authenticatorOf(provider, settings).authenticate(market.id, request),
  );
  const userinfo = await provider.readUserinfo(tokens.accessToken());
  // Userinfo about another person must not be used (Core 5.3.2).
  if (userinfo && userinfo.sub !== claims.sub) throw new LoginRefused('subject of userinfo');
  const person = personClaimsSchema.parse({ ...claims, ...userinfo });
  return {
    issuer: login.issuer,
    subject: claims.sub,
    name: nameOfPerson(person),
    picture: pictureOfPerson(person, login.pictureOrigins),
    email: emailOfPerson(person),
    isEmailProven: person.email_verified === true,
    user: null,
    mustAcceptPrivacy: null,
    ...tokenData(tokens, now),
    idToken: tokens.idToken(),
  };
}

/**
 * The answer is the provider's, and not one that another provider was made to send here (RFC 9207).
 * @throws LoginRefused
 */
function assertIssuer(request: Request, issuer: string, { namesItself }: OpenIdProvider): void {
  const named = new URL(request.url).searchParams.get('iss');
  if (named === null ? namesItself : named !== issuer)
    throw new LoginRefused('issuer of the answer');
}

/** The part of a token response that a session stores. */
export function tokenData(
  tokens: Tokens,
  now: number,
): Pick<SessionData, 'accessToken' | 'accessExpiresAt' | 'refreshToken'> {
  return {
    accessToken: tokens.accessToken(),
    accessExpiresAt: now + lifeInSeconds(tokens) * 1000,
    refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : null,
  };
}

function lifeInSeconds(tokens: Tokens): number {
  try {
    return tokens.accessTokenExpiresInSeconds();
  } catch {
    return DEFAULT_TOKEN_LIFE_S;
  }
}

/** Maps the strategy's errors to ours. It reports a wrong or missing state by built-in error classes. */
async function authenticate(login: Promise<CompletedLogin>): Promise<CompletedLogin> {
  try {
    return await login;
  } catch (error) {
    if (error instanceof LoginRefused || error instanceof ProviderUnavailable) throw error;
    if (error instanceof OAuth2RequestError) {
      if (TRANSIENT_ERRORS.includes(error.code))
        throw new ProviderUnavailable(error.code, { cause: error });
      throw new LoginRefused(error.code, error);
    }
    if (error instanceof RangeError || error instanceof ReferenceError) {
      throw new LoginRefused('state', error);
    }
    // Without a state the strategy starts a new login by throwing a redirect, which is not wanted here.
    if (error instanceof Response) throw new LoginRefused('state');
    throw error;
  }
}

const authenticators = new WeakMap<OpenIdProvider, Authenticator<CompletedLogin>>();

/** One strategy for each market, by its ID: the provider sends people back to their market's own origin. */
function authenticatorOf(
  provider: OpenIdProvider,
  settings: Pick<Settings, 'login' | 'origins'>,
): Authenticator<CompletedLogin> {
  let authenticator = authenticators.get(provider);
  if (!authenticator) {
    authenticator = new Authenticator<CompletedLogin>();
    for (const market of ALL_MARKETS) {
      authenticator.use(strategyOf(provider, settings, market), market.id);
    }
    authenticators.set(provider, authenticator);
  }
  return authenticator;
}

/** The strategy of one market; a refresh uses it without a visitor's request. */
export function strategyOf(
  provider: OpenIdProvider,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
  market: Market,
): OpenIdStrategy {
  const origin = origins[market.id];
  return new OpenIdStrategy({
    login,
    provider,
    origin,
    languageTag: market.languageTag,
    cookie: attemptCookie(origin.startsWith('https:')),
  });
}
