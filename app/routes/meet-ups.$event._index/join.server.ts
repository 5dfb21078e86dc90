/** Loader and form of a meet-up's own page (MEET-01): for one visitor, and never kept by a cache. */
import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { MeetupEvent } from '../../../contract/event.ts';
import { meetupPath } from '../../../contract/meetup-paths.ts';
import { isDisabledRoute } from '../../../contract/route-paths.ts';
import { MARKET_IDS } from '../../../domain/market.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { eventView } from '../../meetups/events.server.ts';
import { noteRefusedForm, titlePrefixOf } from '../../network/refused-form.server.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { whoseRequest } from '../../auth/whose-request.server.ts';
import { SHOW_NAME, WISH, WISHES, type Wish } from './join-fields.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
const RETRY = { 'retry-after': '5' };

/** Query key of the wish that was just done. */
const DONE = 'done';

/** Who is logged in, beside the meet-up; null for a visitor, and where it cannot be said who they are. */
export interface OwnPlace {
  readonly isComing: boolean;
  readonly isNameShown: boolean;
  readonly firstName: string | null;
}

export type MeetupState = 'known' | 'unknown' | 'begun' | 'away';
const STATUSES: Readonly<Record<MeetupState, number>> = {
  known: 200,
  unknown: 404,
  begun: 410,
  away: 503,
};

/**
 * `full`: somebody else has the last place. `noPlace`: they gave theirs back, in another tab. `loggedOut`: likewise, or
 * the login has ended.
 */
export type JoinProblem = 'full' | 'noPlace' | 'loggedOut' | 'tooMany' | 'unavailable';
const PROBLEM_STATUSES: Readonly<Record<JoinProblem, number>> = {
  full: 409,
  noPlace: 409,
  loggedOut: 401,
  tooMany: 429,
  unavailable: 503,
};

/** @throws Response 404 in a market without meet-ups (RTE-02); 302 to the privacy policy while that waits (AUTH-05) */
export async function loadMeetup(request: Request, context: AppLoadContext, id: string) {
  const market = marketOf(request, context);
  const [{ t }, whose, api] = await Promise.all([
    i18nextOf(market.textLocale),
    whoseRequest(request, context, meetupPath(id)),
    apiOf(request, context),
  ]);
  const found = whose.kind === 'person' ? await api.ownEvent(whose.person, { id }) : null;
  const own = found?.outcome === 'success' ? found.data.data : null;
  // An account that is gone says so on its own pages: here one reads what a visitor does.
  const seen = own ? null : await api.event(id);
  const event = own?.event ?? (seen?.outcome === 'success' ? seen.data.data : null);
  const state: MeetupState = event ? 'known' : stateOf(seen);
  const title = event ? event.title : t(`meetups:join.none.${state}.title`);
  const place: OwnPlace | null = own && {
    isComing: own.isComing,
    isNameShown: own.isNameShown,
    firstName: own.firstName,
  };
  return data(
    {
      seo: noindexSeo({
        title,
        titlePrefix: titlePrefixOf(context, t),
        description: event?.text ?? title,
        canonical: meetupPath(id),
      }),
      frame: { ...DEFAULT_FRAME, counterparts: counterpartsOf(id) },
      id,
      state,
      event: event && eventView(event, market, Number.POSITIVE_INFINITY),
      cityId: event && event.city.id,
      place,
      isVisitor: whose.kind === 'visitor',
      done: doneAsSaid(new URL(request.url).searchParams.get(DONE), place),
    },
    { status: STATUSES[state], headers: state === 'away' ? { ...PRIVATE, ...RETRY } : PRIVATE },
  );
}

/**
 * Joins, shows or hides the name, or leaves; each twice is as once.
 *
 * @returns what kept it from being done
 * @throws Response 303 to the page, which shows what was done; 400 for an unknown wish; 404 as the loader
 */
export async function sendWish(request: Request, context: AppLoadContext, id: string) {
  marketOf(request, context);
  const form = await request.formData().catch(() => null);
  const wish = wishOf(form?.get(WISH));
  if (!form || !wish) throw new Response(null, { status: 400 });
  const refuse = (problem: JoinProblem, retryAfterS: number | null = null) => {
    noteRefusedForm(context);
    return data(
      { problem, retryAfterS },
      {
        status: PROBLEM_STATUSES[problem],
        headers:
          retryAfterS === null ? PRIVATE : { ...PRIVATE, 'retry-after': String(retryAfterS) },
      },
    );
  };

  const whose = await whoseRequest(request, context, meetupPath(id));
  if (whose.kind === 'visitor') return refuse('loggedOut');
  if (whose.kind === 'unknown') return refuse('unavailable', 5);
  const api = await apiOf(request, context);
  const sent =
    wish === 'leave'
      ? await api.leaveEvent(whose.person, { id })
      : wish === 'join'
        ? await api.joinEvent(whose.person, { id, showName: form.has(SHOW_NAME) })
        : await api.nameAtEvent(whose.person, { id, showName: wish === 'show' });
  switch (sent.outcome) {
    case 'success':
      throw redirect(`${meetupPath(id)}?${DONE}=${wish}`, {
        status: 303,
        headers: PRIVATE,
      });
    case 'missing':
      // The page says whether it has begun, or never was.
      return data(null, { status: sent.isGone ? 410 : 404, headers: PRIVATE });
    case 'refused':
      if (sent.key === 'CONFLICT') return refuse(wish === 'join' ? 'full' : 'noPlace');
      if (sent.key === 'TOO_MANY_REQUESTS') return refuse('tooMany', sent.retryAfterS ?? 3600);
      // No meet-up has such an id.
      return sent.key === 'BAD_REQUEST'
        ? data(null, { status: 404, headers: PRIVATE })
        : refuse('unavailable', 5);
    default:
      return refuse('unavailable', 5);
  }
}

function wishOf(text: unknown): Wish | undefined {
  return WISHES.find((known) => known === text);
}

/** What the address says was done, unless another tab has undone it since or somebody else has the address. */
function doneAsSaid(said: string | null, place: OwnPlace | null): Wish | null {
  const wish = wishOf(said);
  if (!wish || !place) return null;
  const { isComing, isNameShown } = place;
  const isSo = {
    join: isComing,
    show: isComing && isNameShown,
    hide: isComing && !isNameShown,
    leave: !isComing,
  };
  return isSo[wish] ? wish : null;
}

function marketOf(request: Request, context: AppLoadContext) {
  const market = marketOfRequest(request, context);
  if (isDisabledRoute('events-wemeet', market.id)) throw new Response(null, { status: 404 });
  return market;
}

function stateOf(seen: ApiResult<{ readonly data: MeetupEvent }> | null): MeetupState {
  if (seen?.outcome === 'missing') return seen.isGone ? 'begun' : 'unknown';
  return seen?.outcome === 'refused' ? 'unknown' : 'away';
}

/** The same page in each market that has meet-ups. */
function counterpartsOf(id: string) {
  const path = meetupPath(id);
  return Object.fromEntries(
    MARKET_IDS.filter((market) => !isDisabledRoute('events-wemeet', market)).map((market) => [
      market,
      path,
    ]),
  );
}
