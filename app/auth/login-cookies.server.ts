/**
 * The cookies of a session and of logins under way (SEC-05). A session's holds a random token and nothing else; the
 * store knows only its hash, so reading the database gives nobody a session. A login's hold state, PKCE verifier and
 * the path to return to; several tabs may log in at once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../domain/durations.ts';

/** As long as the provider's refresh tokens: then one logs in again. */
export const SESSION_LIFE_MS = 14 * DAY_MS;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * `__Host-` binds a cookie to this very host and to HTTPS, so that a neighbouring host cannot plant one;
 * without HTTPS browsers refuse the prefix.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The one cookie that tells who somebody is. */
export function sessionCookieName(isSecure: boolean): string {
  return cookieName('session', isSecure);
}

export function sessionCookie(token: string, isSecure: boolean): string {
  return cookie(token, isSecure, SESSION_LIFE_MS / 1000);
}

export function endedSessionCookie(isSecure: boolean): string {
  return cookie('', isSecure, 0);
}

function cookie(value: string, isSecure: boolean, maxAgeS: number): string {
  const name = sessionCookieName(isSecure);
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The token of the request's cookie; null where there is none that we could have written. */
export function sessionTokenOf(request: Request, isSecure: boolean): string | null {
  const name = sessionCookieName(isSecure);
  const token = readCookies(request).get(name);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The request's cookies as they came. Of two with one name the first counts, as the longer path's. */
export function readCookies(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const mark = part.indexOf('=');
    if (mark < 0) continue;
    const name = part.slice(0, mark).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(mark + 1).trim());
  }
  return cookies;
}

/** Long enough to find a password, and no longer. */
const ATTEMPT_LIFE_S = 15 * 60;

/** Options of the strategy's cookie; it adds a part of its own to the name. */
export function attemptCookie(isSecure: boolean) {
  return {
    name: cookieName('login-attempt', isSecure),
    secure: isSecure,
    maxAge: ATTEMPT_LIFE_S,
  };
}

/** More tabs than these log in nowhere; and what a browser sends with each request has an end. */
const MOST_ATTEMPTS = 5;

/** Cookies that end the logins under way where there are too many, before another one begins. */
export function crowdedOutCookies(request: Request, isSecure: boolean): readonly string[] {
  const names = [...readCookies(request).keys()];
  const attempts = names.filter((name) => name.startsWith(attemptPrefix(isSecure)));
  if (attempts.length < MOST_ATTEMPTS) return [];
  const returns = names.filter((name) => name.startsWith(returnName('', isSecure)));
  return [...attempts, ...returns].map((name) => written(name, '', isSecure, 0));
}

/** Remembers where the login with this state leads back to. */
export function returnCookie(state: string, returnTo: string, isSecure: boolean): string {
  return written(
    returnName(state, isSecure),
    encodeURIComponent(returnTo),
    isSecure,
    ATTEMPT_LIFE_S,
  );
}

/** Where the login with this state was to lead back to, not yet checked; null when nobody said. */
export function rememberedReturn(
  request: Request,
  state: string,
  isSecure: boolean,
): string | null {
  const value = readCookies(request).get(returnName(state, isSecure));
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Cookies that end what the browser holds of the login with this state. */
export function endedAttemptCookies(
  request: Request,
  state: string,
  isSecure: boolean,
): readonly string[] {
  const prefix = attemptPrefix(isSecure);
  const names = [...readCookies(request)].flatMap(([name, value]) =>
    name.startsWith(prefix) && new URLSearchParams(value).has(state) ? [name] : [],
  );
  return [...names, returnName(state, isSecure)].map((name) => written(name, '', isSecure, 0));
}

/** The library ends it with a part of its own. */
function attemptPrefix(isSecure: boolean): string {
  return `${cookieName('login-attempt', isSecure)}:`;
}

function returnName(state: string, isSecure: boolean): string {
  // What is no state of ours makes no name of a cookie either.
  return cookieName(`login-return-${state.replace(/[^\w-]/g, '').slice(0, 43)}`, isSecure);
}

function written(name: string, value: string, isSecure: boolean, maxAgeS: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
