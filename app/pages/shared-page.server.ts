/**
 * Pages that are the same for everybody who asks for them alike, so that they can be kept (decision
 * 0027). What makes a difference is written down as a request that says this and nothing else: the page
 * is drawn from it, so that nothing of a visitor's own request can get into what others see.
 */
import type { AppLoadContext } from '@remix-run/node';
import { DATA_SUFFIX, type ResolvedPath } from '../../contract/resolve-address.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import type { MarketDay } from '../../domain/meetup-search.ts';
import { endOfDay } from '../../domain/moment.ts';
import { apiOf } from '../api/request-api.server.ts';
import { sessionCookieName, sessionTokenOf } from '../auth/session-cookie.server.ts';
import { allowsStatistics, CONSENT_COOKIE } from '../cookies/consent.ts';
import { COOKIES_PATH, readCookiesQuery } from '../cookies/cookies-query.ts';
import {
  flagVisitorOf,
  outcomesOf,
  type VisitorOutcomes,
} from '../flags/visitor-outcomes.server.ts';
import { addressOfRequest } from '../i18n/market.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { CHOICE_COOKIES, printChoices } from '../layout/visitor-choices.server.ts';
import { printModal, readModal } from '../modals/modal-address.ts';
import { siteSettings } from '../site-settings.server.ts';
import { pagePlaceOf } from './page-kinds.ts';
import { pageOfKind, type SomePage } from './pages.server.ts';

export interface SharedPage {
  /** All that its bytes depend on, but for the catalogue and the time. */
  readonly request: Request;
  /** A visitor's choices that it shows, and what flags came to for them; empty for what everybody sees. */
  readonly choices: string;
  /** What flags by visitor came to; absent where it is as for everybody. */
  readonly outcomes?: VisitorOutcomes;
  /** Whether everybody of the same country gets it, whatever else they send. */
  readonly isOfCountry: boolean;
  /** When time makes it another page (ms since 1970): on the market's next day (TRV-02). */
  readonly changesAtMs: number;
}

/** Clocks of several machines differ: what is made right after midnight is made again. */
const MIDNIGHT_MS = 60_000;

/**
 * Null for what is one visitor's own, and for addresses that lead somewhere else.
 * @param context without anything of the visitor's: the page is made with it
 * @param country of the visitor, where a trusted proxy gives it
 */
export async function sharedPageOf(
  request: Request,
  context: AppLoadContext,
  country: string | null,
): Promise<SharedPage | null> {
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  const settings = siteSettings();
  const { market, path: resolved } = addressOfRequest(request, context);
  const origin = settings.origins[market.id];
  const now = (context.now ?? Date.now)();
  const url = new URL(request.url);
  // Pages greet whoever is logged in (LAY-03), and one page says what a visitor allows (ANA-01).
  if (sessionTokenOf(request, origin.startsWith('https:')) !== null) return null;
  if (isOfCookies(url) && allowsStatistics(request.headers.get('cookie'))) return null;
  const target = resolved?.isCanonical ? sharedTarget(resolved, url, market, now) : null;
  if (target === null) return null;
  const forAll = new Request(`${origin}${target}`);
  const hasCookies = readsCookies(request.headers.get('cookie'));
  const cookies =
    hasCookies || country !== null
      ? printChoices(request, market, await readLayout(await apiOf(request, context)), { country })
      : '';
  const visitor = { ...context, country };
  const { deviceId } = flagVisitorOf(request, visitor, market);
  const outcomes =
    deviceId !== null || country !== null
      ? await outcomesOf(new Request(forAll.url, { headers: request.headers }), visitor)
      : null;
  const differing = outcomes && print(outcomes);
  const isAsForAll = differing === null || differing === print(await outcomesOf(forAll, context));
  return {
    request: cookies ? new Request(forAll.url, { headers: { cookie: cookies } }) : forAll,
    choices: [cookies, isAsForAll ? '' : differing].filter(Boolean).join(' '),
    ...(outcomes && { outcomes }),
    isOfCountry: !hasCookies && deviceId === null && !outcomes?.mayBeOffered,
    changesAtMs: nextDay(market, now),
  };
}

/** In one form, by which pages of other outcomes are told apart. */
function print({ flags, offer }: VisitorOutcomes): string {
  // The flag of the offer shows in nothing but the offer.
  const drawn = flags.filter((key) => key !== 'country-redirect');
  return `flags=${drawn.join()} offer=${offer ?? ''}`;
}

/** Whether a page could read anything of a `Cookie` header. */
export function readsCookies(header: string | null | undefined): boolean {
  return header ? READ_COOKIES.test(header) : false;
}

const READ_COOKIES = new RegExp(
  `(?:^|;)\\s*(?:${[...CHOICE_COOKIES, CONSENT_COOKIE, sessionCookieName(true), sessionCookieName(false)].join('|')})=`,
);

/** Path and query in their one form; null where the address is none of a page that can be shared. */
function sharedTarget(
  resolved: ResolvedPath,
  url: URL,
  market: Market,
  now: number,
): string | null {
  const query = sharedQuery(resolved, url, market, now);
  if (!query) return null;
  if (url.pathname.endsWith(DATA_SUFFIX)) {
    const routes = readRoutes(resolved.path, url.searchParams);
    if (routes === null) return null;
    if (routes !== '') query.set(ROUTES, routes);
  }
  const search = query.toString();
  return `${url.pathname}${search && `?${search}`}`;
}

function sharedQuery(
  { path, route }: ResolvedPath,
  url: URL,
  market: Market,
  now: number,
): URLSearchParams | null {
  if (path === COOKIES_PATH) return readCookiesQuery(url);
  // Files have an ending, and other routes a first part of their own.
  if (isSystemSegment(path.split('/')[1] ?? '') || path.includes('.')) return null;
  const place = pagePlaceOf(path, route);
  const { firstDayOfWeek, timeZone } = market;
  const day = { today: todayIn(timeZone, now), firstDayOfWeek };
  return place && keptQueryOf(pageOfKind(place.kind), url, day);
}

/**
 * What a page reads of its query, in one form, with the modal that is open on it (LAY-11). Null for a page that is
 * not kept.
 */
export function keptQueryOf(
  { cache, query }: Pick<SomePage, 'cache' | 'query'>,
  url: URL,
  day: MarketDay,
): URLSearchParams | null {
  if (cache === 'private') return null;
  const kept = query.print(query.parse(url.searchParams, day));
  const modal = readModal(url);
  return kept && modal ? printModal(kept, modal) : kept;
}

function isOfCookies({ pathname }: URL): boolean {
  return pathname === COOKIES_PATH || pathname.startsWith(`${COOKIES_PATH}.`);
}

/** Of Remix's single fetch: the routes whose data a navigation wants. */
const ROUTES = '_routes';
const ROOT = 'root';

/** Empty for all routes of the page; null where the query names another one. */
function readRoutes(path: string, params: URLSearchParams): string | null {
  const asked = params.get(ROUTES)?.split(',');
  if (!asked) return '';
  const own = [ROOT, path === '/' ? 'routes/_index' : routeOf(path)];
  if (asked.some((id) => !own.includes(id))) return null;
  const named = own.filter((id) => asked.includes(id));
  return named.length === own.length ? '' : named.join(',');
}

function routeOf(path: string): string {
  return path === COOKIES_PATH ? 'routes/cookies' : 'routes/$';
}

function nextDay({ timeZone }: Market, now: number): number {
  const end = endOfDay(timeZone, now - MIDNIGHT_MS);
  return end <= now ? end + MIDNIGHT_MS : end;
}
