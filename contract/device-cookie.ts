/**
 * The cookie with the device id (ANA-01). By it flags share visitors out (API-05), and a remote backend counts its
 * limits (API-03). No script can read it, and it is in no statistics.
 */
import { DAY_S } from '../domain/durations.ts';
import { isUuidV4 } from '../domain/uuid.ts';
import { cookieName, setCookieHeader } from './set-cookie-header.ts';

export const DEVICE_COOKIE = 'device-id';
const LIFETIME_S = 365 * DAY_S;

/** A UUID of version 4; null where the `Cookie` header has none, or has several. */
export function readDeviceId(cookies: string | null | undefined, isSecure: boolean): string | null {
  const start = `${cookieName(DEVICE_COOKIE, isSecure)}=`;
  const values = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length));
  const [value = ''] = values;
  // The site writes it in lower case: two ways to write one id would be two visitors.
  const isOurs = value === value.toLowerCase() && isUuidV4(value);
  return values.length === 1 && isOurs ? value : null;
}

export function deviceCookie(id: string, isSecure: boolean): string {
  const attributes = { maxAgeS: LIFETIME_S, isSecure, isHttpOnly: true };
  return setCookieHeader(cookieName(DEVICE_COOKIE, isSecure), id, attributes);
}
