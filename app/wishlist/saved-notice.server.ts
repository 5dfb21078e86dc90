/**
 * What the next page says of a form that was sent without scripts, in a cookie that is read once. Only pages of who is
 * logged in read it, which are kept for nobody.
 */
import type { TFunction } from 'i18next';
import { pathOf } from '../../contract/route-paths.ts';
import { setCookieHeader } from '../../contract/set-cookie-header.ts';
import type { Market } from '../../domain/market.ts';
import { ALERT_PROBLEMS, type AlertFormProblem } from '../alerts/alert-form.ts';
import { accountAddress } from '../auth/account-address.ts';
import type { RootData } from '../i18n/site.ts';
import { SAVED_PROBLEMS, type SavedProblem } from './saved-form.ts';
import { parseWishlistQuery, printRemoved } from './wishlist-query.ts';

const ALERTS_DONE = ['on', 'off', 'allOff'] as const;
type AlertNotice = (typeof ALERTS_DONE)[number] | AlertFormProblem;

/** Those of alerts begin with their own word; a removal has the query of the wishlist page that undoes it. */
export type SavedNotice = 'added' | `removed?${string}` | SavedProblem | `alert.${AlertNotice}`;
const KNOWN: readonly string[] = [
  'added',
  'removed',
  ...SAVED_PROBLEMS,
  ...[...ALERTS_DONE, ...ALERT_PROBLEMS].map((notice) => `alert.${notice}`),
];

const COOKIE = 'saved-notice';
/** For the way to the next page. */
const LIFE_S = 60;

export function savedNoticeCookie(notice: SavedNotice, isSecure: boolean): string {
  return setCookieHeader(COOKIE, notice, { maxAgeS: LIFE_S, isSecure, isHttpOnly: true });
}

export function readSavedNoticeCookie(isSecure: boolean): string {
  return setCookieHeader(COOKIE, '', { maxAgeS: 0, isSecure, isHttpOnly: true });
}

interface NoticeWords {
  readonly t: TFunction;
  readonly market: Market;
  readonly accountUrl: string | null;
}

/** Null without one. In words, which the browser would have to know on every page otherwise. */
export function savedNoticeOf(
  request: Request,
  { t, market, accountUrl }: NoticeWords,
): RootData['savedNotice'] | null {
  const cookie = /(?:^|;\s*)saved-notice=([^;?]*)\??([^;]*)/.exec(
    request.headers.get('cookie') ?? '',
  );
  const notice = KNOWN.find((known) => known === cookie?.[1]);
  if (notice === undefined) return null;
  if (notice.startsWith('alert.')) {
    const name = notice.slice('alert.'.length);
    return {
      isDone: ALERTS_DONE.some((done) => done === name),
      text: t(`modals:notificationOptIn.notice.${name}`),
      link: {
        to: accountAddress('account-communications', accountUrl),
        text: t('login:account.section.account-communications'),
      },
    };
  }
  const wishlist = pathOf('wishlist', market.id);
  const { removed } = parseWishlistQuery(new URLSearchParams(cookie?.[2]));
  if (notice === 'removed' && removed)
    return {
      isDone: true,
      text: t('login:heart.removed'),
      link: {
        to: `${wishlist}?${new URLSearchParams(printRemoved(removed))}`,
        text: t('login:heart.why'),
      },
    };
  const isDone = notice === 'added' || notice === 'removed';
  return {
    isDone,
    text: t(isDone ? `login:heart.${notice}` : `wishlist:problem.${notice}`),
    link: { to: wishlist, text: t('login:account.wishlist') },
  };
}
