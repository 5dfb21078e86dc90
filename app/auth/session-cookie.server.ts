/**
 * The session cookie: a random token and nothing else (SEC-05). The store has only its hash, so that reading the
 * database does not give anybody a session.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, setCookieHeader } from '../../contract/set-cookie-header.ts';
import { DAY_MS } from '../../domain/durations.ts';

/** As long as the provider's refresh tokens live. */
export const SESSION_LIFE_MS = 14 * DAY_MS;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The only cookie that identifies a person. */
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
  return setCookieHeader(name, value, { maxAgeS, isSecure, isHttpOnly: true });
}

/** The token of the request's cookie; null when there is none, or one that cannot be ours. */
export function sessionTokenOf(request: Request, isSecure: boolean): string | null {
  const name = sessionCookieName(isSecure);
  const token = readCookies(request).get(name);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The request's cookies, not decoded. Of two with the same name the first counts, which has the longer path. */
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
