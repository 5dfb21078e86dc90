/** What a link for friends shows, and what its forms do (WISH-04, decision 0070). */
import { randomBytes } from 'node:crypto';
import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { COMPARE_PATH, friendLinkPath } from '../../../contract/comparison-paths.ts';
import type { SharedFriendLink } from '../../../contract/friend-links.ts';
import { SECRET_ADDRESS_HEADERS } from '../../../contract/secret-paths.ts';
import { todayIn, type CalendarDate } from '../../../domain/calendar-date.ts';
import { DAY_S } from '../../../domain/durations.ts';
import {
  FRIEND_LINK_DAYS,
  FRIEND_MARKS,
  friendName,
  type FriendMark,
} from '../../../domain/friend-mark.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { cookieName, setCookieHeader } from '../../../contract/set-cookie-header.ts';
import { readCookies } from '../../auth/session-cookie.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { DEFAULT_FRAME, type PageFrame } from '../../layout/page-frame.ts';
import { noteRefusedForm, titlePrefixOf } from '../../network/refused-form.server.ts';
import { noindexSeo, type PageSeo } from '../../seo/page-seo.ts';
import { isSecureSite } from '../../site-settings.server.ts';
import { endedLinkPath, parseComparison } from '../../wishlist/comparison-address.ts';
import {
  comparisonContext,
  loadComparison,
  type Comparison,
  type ComparisonContext,
} from '../compare._index/comparison.server.ts';
import { MARK_FIELD, type FriendReply, type FriendReplyProblem } from './friend-form.ts';

export interface FriendLinkData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly state: 'open' | 'ended' | 'unavailable';
  /** Null unless it is open. */
  readonly link: {
    readonly comparison: Comparison;
    readonly friends: SharedFriendLink['friends'];
    readonly isOwn: boolean;
    readonly lastDay: CalendarDate;
    readonly path: string;
  } | null;
  /** What a browser that has put no marks is to be known by; its form holds it, so that sent twice it is one friend. */
  readonly newBrowser: string | null;
  /** What the form before this has done. */
  readonly done: 'marked' | 'withdrawn' | 'removed' | null;
}

const STATUSES = { open: 200, ended: 404, unavailable: 503 } as const;

export async function loadFriendLink(request: Request, context: AppLoadContext, token: string) {
  const page = await comparisonContext(request, context);
  const { t, market, api, person } = page;
  const browser = browserOf(request, isSecureSite(market));
  const asked = new URL(request.url).searchParams;
  const result = await api.friendLink({ token, browser }, person);
  const shared = result.outcome === 'success' ? result.data.data : null;
  const { shown } = parseComparison(asked);
  const comparison = shared && (await loadComparison({ ids: shared.ids, shown }, page));
  const state = comparison ? 'open' : shared ? 'unavailable' : stateOf(result);
  const loaded: FriendLinkData = {
    // A canonical address would hold the secret.
    seo: noindexSeo({
      title: t(state === 'ended' ? 'compare:friends.endedTitle' : 'compare:friends.title'),
      titlePrefix: titlePrefixOf(context, t),
      description: t('compare:friends.lead'),
      canonical: COMPARE_PATH,
    }),
    frame: DEFAULT_FRAME,
    state,
    link:
      shared && comparison
        ? {
            comparison,
            friends: shared.friends,
            isOwn: shared.isOwn,
            lastDay: todayIn(market.timeZone, shared.endsAt),
            path: friendLinkPath(token),
          }
        : null,
    newBrowser: browser ? null : newBrowser(),
    done: DONE.find((known) => asked.has(known)) ?? null,
  };
  const headers = new Headers(SECRET_ADDRESS_HEADERS);
  if (state === 'unavailable') headers.set('retry-after', '5');
  return data(loaded, { status: STATUSES[state], headers });
}

const DONE = ['marked', 'withdrawn', 'removed'] as const;

function stateOf(result: ApiResult<unknown>): 'ended' | 'unavailable' {
  return result.outcome === 'unavailable' ? 'unavailable' : 'ended';
}

const PROBLEM_STATUSES: Readonly<Record<FriendReplyProblem, number>> = {
  nameMissing: 400,
  nameLong: 400,
  noMarks: 400,
  nameTaken: 409,
  full: 409,
  tooMany: 429,
  unavailable: 503,
  notOwner: 403,
  gone: 404,
  invalid: 400,
};

interface Sent {
  readonly token: string;
  readonly form: FormData;
  readonly page: ComparisonContext;
}

/**
 * Puts, changes or removes the marks of this browser; for the owner of the link, removes those of a friend or ends it.
 *
 * @throws Response 303 to the page, which shows what was done
 */
export async function changeFriendLink(request: Request, context: AppLoadContext, token: string) {
  const form = await request.formData().catch(() => new FormData());
  const isSecure = isSecureSite(marketOfRequest(request, context));
  const browser = browserOf(request, isSecure) ?? sentBrowser(form) ?? newBrowser();
  const sent: Sent = { token, form, page: await comparisonContext(request, context) };
  const outcome = await act(sent, browser);
  if (typeof outcome === 'string') {
    const headers = new Headers(SECRET_ADDRESS_HEADERS);
    if (outcome === 'marked') headers.set('set-cookie', friendCookie(browser, isSecure));
    const target =
      outcome === 'ended'
        ? endedLinkPath(parseComparison(new URLSearchParams({ ids: textOf(form, 'ids') })).ids)
        : `${friendLinkPath(token)}?${outcome}`;
    throw redirect(target, { status: 303, headers });
  }
  noteRefusedForm(context);
  const { problem, retryAfterS = null } = outcome;
  const reply: FriendReply = {
    problem,
    retryAfterS,
    name: textOf(form, 'name').slice(0, LONGEST_RETURNED),
    marks: marksOf(form),
    browser,
  };
  const headers = new Headers(SECRET_ADDRESS_HEADERS);
  const wait = retryAfterS ?? (problem === 'unavailable' ? 5 : null);
  if (wait !== null) headers.set('retry-after', String(wait));
  return data(reply, { status: PROBLEM_STATUSES[problem], headers });
}

const LONGEST_RETURNED = 200;

type Outcome =
  | (typeof DONE)[number]
  | 'ended'
  | { readonly problem: FriendReplyProblem; readonly retryAfterS?: number | undefined };

async function act(sent: Sent, browser: string): Promise<Outcome> {
  switch (sent.form.get('intent')) {
    case 'mark':
      return putMarks(sent, browser);
    case 'withdraw': {
      const { token, page } = sent;
      const marks = { token, browser, name: '', marks: null };
      return problemOf(await page.api.putFriendMarks(marks)) ?? 'withdrawn';
    }
    case 'removeFriend':
    case 'end':
      return actAsOwner(sent);
    default:
      return { problem: 'invalid' };
  }
}

async function putMarks({ token, form, page }: Sent, browser: string): Promise<Outcome> {
  const name = friendName(textOf(form, 'name'));
  if (name === null) return { problem: 'nameLong' };
  if (name === '') return { problem: 'nameMissing' };
  const marks = marksOf(form);
  if (Object.keys(marks).length === 0) return { problem: 'noMarks' };
  const result = await page.api.putFriendMarks({ token, browser, name, marks: { ...marks } });
  return problemOf(result) ?? 'marked';
}

async function actAsOwner({ token, form, page }: Sent): Promise<Outcome> {
  const { api, person } = page;
  if (!person) return { problem: 'notOwner' };
  if (form.get('intent') === 'end')
    return problemOf(await api.endFriendLink(person, { token })) ?? 'ended';
  const friendId = textOf(form, 'friendId');
  if (friendId === '' || friendId.length > 100) return { problem: 'invalid' };
  return problemOf(await api.removeFriend(person, { token, friendId })) ?? 'removed';
}

/** Null for what was done. */
function problemOf(result: ApiResult<unknown>): Exclude<Outcome, string> | null {
  switch (result.outcome) {
    case 'success':
      return null;
    case 'missing':
      return { problem: 'gone' };
    case 'refused':
      if (result.key === 'TOO_MANY_REQUESTS')
        return { problem: 'tooMany', retryAfterS: result.retryAfterS };
      if (result.extra?.problem === 'nameTaken') return { problem: 'nameTaken' };
      if (result.extra?.problem === 'full') return { problem: 'full' };
      return { problem: result.extra?.field === 'marks' ? 'noMarks' : 'invalid' };
    default:
      return { problem: 'unavailable' };
  }
}

function textOf(form: FormData, key: string): string {
  const value = form.get(key);
  return typeof value === 'string' ? value : '';
}

/** By the id of what they are about. */
function marksOf(form: FormData): Readonly<Record<string, FriendMark>> {
  const marks: [string, FriendMark][] = [];
  for (const [key, value] of form) {
    const mark = FRIEND_MARKS.find((known) => known === value);
    if (mark && key.startsWith(MARK_FIELD)) marks.push([key.slice(MARK_FIELD.length), mark]);
  }
  return Object.fromEntries(marks);
}

const COOKIE = 'comparison-friend';
/** 32 random bytes. */
const BROWSER = /^[\w-]{43}$/;

function newBrowser(): string {
  return randomBytes(32).toString('base64url');
}

function sentBrowser(form: FormData): string | null {
  const sent = textOf(form, 'browser');
  return BROWSER.test(sent) ? sent : null;
}

function browserOf(request: Request, isSecure: boolean): string | null {
  const known = readCookies(request).get(cookieName(COOKIE, isSecure));
  return known && BROWSER.test(known) ? known : null;
}

/** By which the browser finds its marks again, as long as the link can last. */
export function friendCookie(browser: string, isSecure: boolean): string {
  const attributes = { maxAgeS: FRIEND_LINK_DAYS * DAY_S, isSecure, isHttpOnly: true };
  return setCookieHeader(cookieName(COOKIE, isSecure), browser, attributes);
}
