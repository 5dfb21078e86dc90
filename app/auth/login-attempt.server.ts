/**
 * Login attempts in progress, stored in cookies of the browser that started them: the strategy's own, which holds
 * state and PKCE verifier, and one with the path to return to. Several tabs may log in at once.
 */
import { cookieName, setCookieHeader } from '../../contract/set-cookie-header.ts';
import { readCookies } from './session-cookie.server.ts';

/** As long as the embedded provider waits: a mail with a code may be late. */
const ATTEMPT_LIFE_S = 60 * 60;

/** Options of the strategy's cookie; the strategy adds a suffix to the name. */
export function attemptCookie(isSecure: boolean) {
  return {
    name: cookieName('login-attempt', isSecure),
    secure: isSecure,
    maxAge: ATTEMPT_LIFE_S,
  };
}

/** More attempts than this are dropped, because a browser sends their cookies with every request. */
const MAXIMUM_ATTEMPTS = 5;

/** Cookies that end all attempts in progress when there are too many of them, before another one starts. */
export function excessAttemptCookies(request: Request, isSecure: boolean): readonly string[] {
  const names = [...readCookies(request).keys()];
  const attempts = names.filter((name) => name.startsWith(attemptPrefix(isSecure)));
  if (attempts.length < MAXIMUM_ATTEMPTS) return [];
  const returns = names.filter((name) => name.startsWith(returnName('', isSecure)));
  return [...attempts, ...returns].map((name) => endedCookie(name, isSecure));
}

/** Stores the path that the login with this state returns to. */
export function returnCookie(state: string, returnTo: string, isSecure: boolean): string {
  const attributes = { maxAgeS: ATTEMPT_LIFE_S, isSecure, isHttpOnly: true };
  return setCookieHeader(returnName(state, isSecure), encodeURIComponent(returnTo), attributes);
}

/** The path that the login with this state asked to return to, not yet validated; null when there is none. */
export function requestedReturn(request: Request, state: string, isSecure: boolean): string | null {
  const value = readCookies(request).get(returnName(state, isSecure));
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Cookies that delete what the browser has stored for the login with this state. */
export function endedAttemptCookies(
  request: Request,
  state: string,
  isSecure: boolean,
): readonly string[] {
  const prefix = attemptPrefix(isSecure);
  const names = [...readCookies(request)].flatMap(([name, value]) =>
    name.startsWith(prefix) && new URLSearchParams(value).has(state) ? [name] : [],
  );
  return [...names, returnName(state, isSecure)].map((name) => endedCookie(name, isSecure));
}

/** The library appends a suffix of its own. */
function attemptPrefix(isSecure: boolean): string {
  return `${cookieName('login-attempt', isSecure)}:`;
}

function returnName(state: string, isSecure: boolean): string {
  // A state that we did not make must not become part of a cookie's name.
  return cookieName(`login-return-${state.replace(/[^\w-]/g, '').slice(0, 43)}`, isSecure);
}

function endedCookie(name: string, isSecure: boolean): string {
  return setCookieHeader(name, '', { maxAgeS: 0, isSecure, isHttpOnly: true });
}
