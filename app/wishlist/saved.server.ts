/** `/saved`: saves a travel or tour for who is logged in, or removes it, and says what is saved (WISH-01). */
import { data, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { MAXIMUM_STATES, type WishlistProblem } from '../../contract/wishlist.ts';
import { apiOf } from '../api/request-api.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { loginPath, returnPath } from '../auth/return-path.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { isSecureSite, siteSettings } from '../site-settings.server.ts';
import {
  NOTHING_SAVED,
  type SavedProblem,
  type SavedReply,
  type SavedState,
  TOURS_KEY,
  TRAVELS_KEY,
} from './saved-form.ts';
import { savedNoticeCookie } from './saved-notice.server.ts';
import type { SavedNotice } from './saved-notice.ts';
import { wishlistPersonOf } from './wishlist-person.server.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
const RETRY = { 'retry-after': '5' };

const itemSchema = z.object({
  intent: z.enum(['add', 'remove']),
  travelId: z.string().min(1).max(100),
  // An empty field of a form is one that says nothing.
  tourCode: z
    .string()
    .max(40)
    .optional()
    .transform((code) => code || undefined),
});

const STATUS_OF: Readonly<Record<SavedProblem, number>> = {
  missing: 404,
  tooManyTravels: 409,
  tooManyTours: 409,
  unavailable: 503,
  invalid: 400,
};

/**
 * Does what a form says. A browser without scripts goes back to `returnTo`, where a notice says what came of it; a
 * fetcher gets a `SavedReply` with the status of the problem. A visitor is led to the login and from there to `returnTo`.
 */
export async function changeSaved(request: Request, context: AppLoadContext) {
  const market = marketOfRequest(request, context);
  // Only a navigation asks for HTML; what Remix fetches does not.
  const isNavigation = request.headers.get('accept')?.includes('text/html') ?? false;
  const form = await request.formData().catch(() => new FormData());
  const wish = form.get('returnTo');
  const { origins } = siteSettings();
  const returnTo = returnPath(typeof wish === 'string' ? wish : null, origins, market.id);

  const back = (notice: SavedNotice) =>
    redirect(returnTo, {
      status: 303,
      headers: { ...PRIVATE, 'set-cookie': savedNoticeCookie(notice, isSecureSite(market)) },
    });
  const refuse = (problem: SavedProblem) =>
    isNavigation
      ? back(problem)
      : data<SavedReply>(
          { problem },
          {
            status: STATUS_OF[problem],
            headers: problem === 'unavailable' ? { ...PRIVATE, ...RETRY } : PRIVATE,
          },
        );

  const whose = await wishlistPersonOf(request, context, returnTo);
  if (whose.kind === 'visitor')
    return redirectDocument(loginPath(returnTo), { status: 303, headers: PRIVATE });
  const sent = itemSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) return refuse('invalid');
  if (whose.kind === 'unknown') return refuse('unavailable');
  const { intent, ...item } = sent.data;
  const api = await apiOf(request, context);
  const result = await (intent === 'add'
    ? api.addToWishlist(whose.person, item)
    : api.removeFromWishlist(whose.person, item));
  const problem = problemOf(result);
  if (problem) return refuse(problem);
  if (isNavigation) return back(intent === 'add' ? 'added' : 'removed');
  return data<SavedReply>({ saved: intent === 'add' }, { headers: PRIVATE });
}

/** Null where it was done. */
export function problemOf(result: ApiResult<unknown>): SavedProblem | null {
  switch (result.outcome) {
    case 'success':
      return null;
    case 'missing':
      return 'missing';
    case 'refused':
      if (result.key === 'CONFLICT')
        return FULL.find((known) => known === result.extra?.problem) ?? 'unavailable';
      return result.key === 'BAD_REQUEST' ? 'invalid' : 'unavailable';
    default:
      return 'unavailable';
  }
}

const FULL: readonly WishlistProblem[] = ['tooManyTravels', 'tooManyTours'];

/**
 * Which of the travels and tours are saved: a `SavedState`, or null with status 503 while that is not known. Too many of
 * them are cut off.
 */
export async function loadSaved(request: Request, context: AppLoadContext): Promise<Response> {
  const asked = {
    travelIds: listOf(request, TRAVELS_KEY, 100),
    tourCodes: listOf(request, TOURS_KEY, 40),
  };
  const whose = await wishlistPersonOf(request, context, '/').catch(
    () => ({ kind: 'visitor' }) as const,
  );
  const isNothing = asked.travelIds.length + asked.tourCodes.length === 0;
  if (whose.kind === 'visitor' || isNothing) return stateAnswer(NOTHING_SAVED);
  if (whose.kind === 'unknown') return stateAnswer(null);
  const result = await (await apiOf(request, context)).wishlistState(whose.person, asked);
  if (result.outcome !== 'success') return stateAnswer(null);
  const { travels, tours } = result.data.data;
  return stateAnswer({
    travels: travels.map(({ alerts: _alerts, ...travel }) => travel),
    tours: tours.map(({ alerts: _alerts, ...tour }) => tour),
  });
}

function stateAnswer(state: SavedState | null): Response {
  return Response.json(state, {
    status: state ? 200 : 503,
    headers: state ? PRIVATE : { ...PRIVATE, ...RETRY },
  });
}

function listOf(request: Request, key: string, longest: number): string[] {
  const text = new URL(request.url).searchParams.get(key) ?? '';
  const names = text.split(',').filter((name) => name !== '' && name.length <= longest);
  return [...new Set(names)].slice(0, MAXIMUM_STATES);
}
