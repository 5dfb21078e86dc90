/** The cookie that says that the offer of another market was answered, or closed (MKT-10). */
import { setCookieHeader } from '../../contract/set-cookie-header.ts';
import { DAY_S } from '../../domain/durations.ts';

export const OFFER_COOKIE = 'forceNeedRedirect';
const ANSWERED = 'no';
const IS_ANSWERED = new RegExp(`(?:^|;)\\s*${OFFER_COOKIE}=`);

/** Readable by scripts on purpose: they set it where the offer is closed without a form. */
export function offerCookie(isSecure: boolean): string {
  return setCookieHeader(OFFER_COOKIE, ANSWERED, { maxAgeS: 365 * DAY_S, isSecure });
}

export function hasAnsweredOffer(cookies: string | null): boolean {
  return IS_ANSWERED.test(cookies ?? '');
}
