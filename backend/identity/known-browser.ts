/**
 * Browsers that have logged in with an address before: a cookie of the provider's host says so (device cookies, OWASP
 * "Slow down online guessing attacks"). Codes that others ask for do not count against them, so that nobody keeps the
 * owner of a letter box out by asking for all the codes that it gets in an hour.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { PROVIDER_PATH } from '../../config/login-settings.ts';
import { DAY_S } from '../../domain/durations.ts';
import { personOfEmail } from '../../domain/email.ts';

export const KNOWN_BROWSER = 'known-browser';
export const KNOWN_BROWSER_DAYS = 365;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

export interface KnownBrowserParts {
  readonly secret: string;
  readonly isSecure: boolean;
}

export function rememberBrowser(
  context: Context,
  email: string,
  { secret, isSecure }: KnownBrowserParts,
): void {
  const name = randomBytes(16).toString('base64url');
  setCookie(context, KNOWN_BROWSER, `${name}.${markOf(name, email, secret)}`, {
    ...(isSecure ? { prefix: 'host', path: '/', secure: true } : { path: PROVIDER_PATH }),
    maxAge: KNOWN_BROWSER_DAYS * DAY_S,
    httpOnly: true,
    sameSite: 'Lax',
  });
}

/** What the browser is counted by; null where it has not logged in with the address. */
export function knownBrowserOf(
  context: Context,
  email: string,
  { secret, isSecure }: KnownBrowserParts,
): string | null {
  const value = getCookie(context, KNOWN_BROWSER, isSecure ? 'host' : undefined) ?? '';
  const [, name, mark] = VALUE.exec(value) ?? [];
  if (!name || !mark) return null;
  const expected = markOf(name, email, secret);
  return timingSafeEqual(Buffer.from(mark), Buffer.from(expected)) ? name : null;
}

function markOf(name: string, email: string, secret: string): string {
  const text = `known browser ${name} ${personOfEmail(email)}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
