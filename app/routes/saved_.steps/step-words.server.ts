/** What the pages of the steps say of what is saved, of its code, and of what goes wrong (WISH-02, NTFY-01, CODE-02). */
import type { SentCode } from '../../../contract/account.ts';
import type { Wanted } from '../../../contract/saving-steps.ts';
import { formatMoment, formatMomentFrom } from '../../../domain/clock-time.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import type { Market } from '../../../domain/market.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';

/** What goes wrong; each has a sentence. */
export const PROBLEMS = {
  missing: 404,
  notOffered: 409,
  wrongEmail: 400,
  marketing: 400,
  wrong: 400,
  expired: 400,
  usedUp: 400,
  admin: 409,
  tooManyTravels: 409,
  tooManyTours: 409,
  tooManyAlerts: 409,
  tooMany: 429,
  unavailable: 503,
} as const;
export type Problem = keyof typeof PROBLEMS;
const PROBLEM_NAMES = Object.keys(PROBLEMS) as Problem[];

/** As it is called: a departure by its dates too. */
export function aboutOf({ travel, startingDate, endingDate }: Wanted, market: Market): string {
  return startingDate && endingDate
    ? `${travel.title}, ${formatDateRange(startingDate, endingDate, market)}`
    : travel.title;
}

export function codeInWords(
  { sentAt, resendAt, expiresAt }: Omit<SentCode, 'isNew'>,
  market: Market,
) {
  const resendInMs = resendAt - Date.now();
  return {
    sentAt: formatMoment(sentAt, market),
    expiresAt: formatMoment(expiresAt, market),
    /** When another code can be asked for; null where it can be now. */
    resend: resendInMs > 0 ? { time: formatMomentFrom(resendAt, market), inMs: resendInMs } : null,
  };
}

/** @param retryAfterS of too many tries */
export async function problemInWords(
  problem: Problem,
  market: Market,
  retryAfterS: number | null = null,
): Promise<string> {
  const { t } = await i18nextOf(market.textLocale);
  const time = formatMomentFrom(Date.now() + (retryAfterS ?? 3600) * 1000, market);
  return t(`saving:problem.${problem}`, { time });
}

/** What a result that is no success means. */
export function problemOf(result: ApiResult<unknown>): Problem {
  if (result.outcome === 'missing') return 'missing';
  if (result.outcome !== 'refused') return 'unavailable';
  const { key, extra } = result;
  if (key === 'TOO_MANY_REQUESTS') return 'tooMany';
  if (extra?.field === 'email') return 'wrongEmail';
  const named = PROBLEM_NAMES.find((known) => known === extra?.problem);
  return named ?? (key === 'BAD_REQUEST' ? 'missing' : 'unavailable');
}
