/**
 * A login from beginning to end (AUTH-01): the redirect to the provider, the provider's answer, the logout there, and
 * what the page shows when a login fails.
 */
import { OAuth2RequestError } from 'remix-auth-oauth2';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { crowdedOutCookies, returnCookie } from './login-cookies.server.ts';
import {
  emailOfPerson,
  LoginRefused,
  nameOfPerson,
  openIdProvider,
  PASSING_ERRORS,
  personClaimsSchema,
  pictureOfPerson,
  ProviderUnavailable,
} from './open-id-provider.server.ts';
import { authenticatorOf, type CompletedLogin, type Tokens } from './open-id-strategy.server.ts';
import { loginPath } from './return-path.ts';
import type { SessionData } from './session.server.ts';

/**
 * The redirect to the provider.
 * @throws ProviderUnavailable where nobody would answer there
 */
export async function beginLogin(
  request: Request,
  { market, returnTo }: { readonly market: Market; readonly returnTo: string },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<Response> {
  const provider = await openIdProvider(settings.login);
  // A redirect to a provider that is down leaves the visitor before a broken page of the browser.
  await provider.reach();
  const origin = settings.origins[market.id];
  const isSecure = origin.startsWith('https:');
  const response = await redirectOf(
    // A request without query begins a login, whatever the visitor's own says.
    authenticatorOf(provider, settings).authenticate(market.id, new Request(`${origin}/login`)),
  );
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const headers = new Headers(response.headers);
  headers.append('set-cookie', returnCookie(state, returnTo, isSecure));
  for (const cookie of crowdedOutCookies(request, isSecure)) headers.append('set-cookie', cookie);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: response.status, headers });
}

/** The strategy throws its redirect. */
async function redirectOf(begun: Promise<unknown>): Promise<Response> {
  try {
    await begun;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('A request without state has completed a login');
}

/** Of a token whose life the provider does not tell. */
const USUAL_TOKEN_LIFE_S = 60 * 60;

/**
 * Checks state, exchanges the code, verifies the id token, asks who it is.
 * @throws LoginRefused with reason `access_denied` where the person himself has cancelled
 * @throws ProviderUnavailable
 */
export async function completeLogin(
  request: Request,
  { market, now }: { readonly market: Market; readonly now: number },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<SessionData> {
  const { login } = settings;
  const provider = await openIdProvider(login);
  const { tokens, claims } = await authenticate(
    authenticatorOf(provider, settings).authenticate(market.id, request),
  );
  const told = await provider.readUserinfo(tokens.accessToken());
  // An answer about somebody else must not be used (Core 5.3.2).
  if (told && told.sub !== claims.sub) throw new LoginRefused('subject of userinfo');
  const person = personClaimsSchema.parse({ ...claims, ...told });
  return {
    issuer: login.issuer,
    subject: claims.sub,
    name: nameOfPerson(person),
    picture: pictureOfPerson(person, login.pictureOrigins),
    email: emailOfPerson(person),
    ...tokenData(tokens, now),
    idToken: tokens.idToken(),
  };
}

/** What a session keeps of an answer of the token endpoint. */
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
    return USUAL_TOKEN_LIFE_S;
  }
}

/** The strategy's own errors, told apart: a wrong or missing state is one of JavaScript's. */
async function authenticate(login: Promise<CompletedLogin>): Promise<CompletedLogin> {
  try {
    return await login;
  } catch (error) {
    if (error instanceof LoginRefused || error instanceof ProviderUnavailable) throw error;
    if (error instanceof OAuth2RequestError) {
      if (PASSING_ERRORS.includes(error.code))
        throw new ProviderUnavailable(error.code, { cause: error });
      throw new LoginRefused(error.code, error);
    }
    if (error instanceof RangeError || error instanceof ReferenceError) {
      throw new LoginRefused('state', error);
    }
    // Without state the strategy begins another login, by a redirect: nobody asked for one here.
    if (error instanceof Response) throw new LoginRefused('state');
    throw error;
  }
}

/** The provider's address that ends its session and leads home; home itself where there is none now. */
export async function logoutTarget(
  session: SessionData,
  market: Market,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
): Promise<string> {
  try {
    const provider = await openIdProvider(login);
    if (!provider.logoutUrl || session.issuer !== login.issuer) return '/';
    await provider.reach();
    const url = new URL(provider.logoutUrl);
    url.searchParams.set('id_token_hint', session.idToken);
    url.searchParams.set('client_id', login.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${origins[market.id]}/`);
    url.searchParams.set('ui_locales', market.languageTag);
    return url.href;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return '/';
    throw error;
  }
}

export const LOGIN_PROBLEMS = ['unavailable', 'failed'] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

/** What the page of a failed login shows. */
export interface LoginProblemData {
  readonly problem: LoginProblem;
  readonly seo: PageSeo;
  readonly retryPath: string;
  readonly returnTo: string;
}

export async function loginProblem(
  problem: LoginProblem,
  { market, returnTo }: { readonly market: Market; readonly returnTo: string },
): Promise<LoginProblemData> {
  const { t } = await i18nextOf(market.textLocale);
  return {
    problem,
    seo: {
      title: t(`login:problem.${problem}.title`),
      description: t(`login:problem.${problem}.text`),
      robots: 'noindex',
      canonical: '/login',
      alternates: {},
    },
    retryPath: loginPath(returnTo),
    returnTo,
  };
}
