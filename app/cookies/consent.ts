/**
 * Consent to statistics (ANA-01): a cookie that is there where it was given, and not where it never was or
 * was taken back. Scripts read it before anything of statistics is fetched, and again before each event.
 */
import { DAY_S } from '../../domain/durations.ts';

export const CONSENT_COOKIE = 'consent';
const STATISTICS = 'statistics';
const GIVEN = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=${STATISTICS}(?:;|$)`);
/** Half a year, after which it is asked for anew. */
const HALF_A_YEAR_S = 182 * DAY_S;

/** @param cookies as a `Cookie` header or `document.cookie` says them */
export function allowsStatistics(cookies: string | null): boolean {
  return GIVEN.test(cookies ?? '');
}

/** The `Set-Cookie` that gives consent, or takes it back. */
export function consentCookie(isGiven: boolean, isSecure: boolean): string {
  const [value, seconds] = isGiven ? [STATISTICS, HALF_A_YEAR_S] : ['', 0];
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
