/**
 * Logins under way, in cookies of the browser that began them: the strategy's own, which holds state and
 * PKCE verifier, and the path to come back to. Several tabs may log in at once.
 */
import { cookieName, readCookies } from './session-cookie.server.ts';

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
