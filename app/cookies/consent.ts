/**
 * Consent to statistics (ANA-01): a cookie that exists only while the consent is given. Scripts read it before
 * anything for statistics is fetched, and again before each event.
 */
import { setCookieHeader } from '../../contract/set-cookie-header.ts';
import { DAY_S } from '../../domain/durations.ts';

export const CONSENT_COOKIE = 'consent';
const STATISTICS = 'statistics';
const GIVEN = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=${STATISTICS}(?:;|$)`);
/** Half a year; then the consent is asked for again. */
const HALF_A_YEAR_S = 182 * DAY_S;

/** @param cookies in the form of a `Cookie` header or `document.cookie` */
export function allowsStatistics(cookies: string | null): boolean {
  return GIVEN.test(cookies ?? '');
}

/** The `Set-Cookie` that gives or withdraws consent. */
export function consentCookie(isGiven: boolean, isSecure: boolean): string {
  const [value, maxAgeS] = isGiven ? [STATISTICS, HALF_A_YEAR_S] : ['', 0];
  return setCookieHeader(CONSENT_COOKIE, value, { maxAgeS, isSecure });
}
