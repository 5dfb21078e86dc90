/**
 * What the next page says of a form that was sent without scripts, in a cookie that is read once. Only pages of who is
 * logged in read it, which are kept for nobody.
 */
import type { TFunction } from 'i18next';
import { ALERT_PROBLEMS, type AlertFormProblem } from '../alerts/alert-form.ts';
import type { RootData } from '../i18n/site.ts';
import { SAVED_PROBLEMS, type SavedProblem } from './saved-form.ts';

const ALERTS_DONE = ['on', 'off', 'allOff'] as const;
type AlertNotice = (typeof ALERTS_DONE)[number] | AlertFormProblem;

/** Those of alerts begin with their own word. */
export type SavedNotice = 'added' | 'removed' | SavedProblem | `alert.${AlertNotice}`;
const SAVED_NOTICES: readonly SavedNotice[] = [
  'added',
  'removed',
  ...SAVED_PROBLEMS,
  ...[...ALERTS_DONE, ...ALERT_PROBLEMS].map((notice) => `alert.${notice}` as const),
];

const COOKIE = 'saved-notice';
/** For the way to the next page. */
const LIFE_S = 60;

const attributes = (isSecure: boolean) =>
  `Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;

export function savedNoticeCookie(notice: SavedNotice, isSecure: boolean): string {
  return `${COOKIE}=${notice}; Max-Age=${LIFE_S}; ${attributes(isSecure)}`;
}

export function readSavedNoticeCookie(isSecure: boolean): string {
  return `${COOKIE}=; Max-Age=0; ${attributes(isSecure)}`;
}

export function savedNoticeOf(request: Request): SavedNotice | null {
  const cookie = /(?:^|;\s*)saved-notice=([\w.]+)(?:;|$)/.exec(request.headers.get('cookie') ?? '');
  return SAVED_NOTICES.find((known) => known === cookie?.[1]) ?? null;
}

/** Here rather than in the browser, which would have to know the words on every page. */
export function savedNoticeInWords(notice: SavedNotice, t: TFunction): RootData['savedNotice'] {
  switch (notice) {
    case 'added':
      return { isDone: true, text: t('login:heart.added') };
    case 'removed':
      return { isDone: true, text: t('login:heart.removed') };
    default:
      if (notice.startsWith('alert.')) return alertNoticeInWords(notice.slice(6), t);
      return { isDone: false, text: t(`wishlist:problem.${notice}`) };
  }
}

function alertNoticeInWords(notice: string, t: TFunction): RootData['savedNotice'] {
  return {
    isDone: ALERTS_DONE.some((done) => done === notice),
    isOfAlerts: true,
    text: t(`modals:notificationOptIn.notice.${notice}`),
  };
}
