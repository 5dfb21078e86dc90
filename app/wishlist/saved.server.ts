/** `/saved`: saves a travel or tour for who is logged in, or removes it (WISH-01). */
import { data, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { CatalogueItemRequest, WishlistProblem } from '../../contract/wishlist.ts';
import type { Market } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { loginPath } from '../auth/return-path.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { PLACE, type SavedProblem, type SavedReply } from './saved-form.ts';
import type { SavedNotice } from './saved-notice.server.ts';
import {
  backWithNotice,
  isNavigation,
  PRIVATE,
  RETRY,
  returnToOf,
} from './wishlist-form.server.ts';
import { stepsAddress } from './steps-address.ts';
import { parseRemoved, printRemoved, removalAddress, type Removed } from './wishlist-query.ts';
import { whoseRequest } from '../auth/whose-request.server.ts';

const itemSchema = z.object({
  /** `removeListed` is the wishlist page's own: it leads to an undo. */
  intent: z.enum(['add', 'remove', 'removeListed']),
  travelId: z.string().min(1).max(100),
  // An empty field of a form is one that says nothing.
  tourCode: z
    .string()
    .max(40)
    .optional()
    .transform((code) => code || undefined),
  /** A travel with saved departures is removed once that is confirmed (WISH-03). */
  confirmed: z.string().optional(),
});

/** As React makes them. */
const ID = /^[\w:]{1,60}$/;

const STATUS_OF: Readonly<Record<SavedProblem, number>> = {
  missing: 404,
  tooManyTravels: 409,
  tooManyTours: 409,
  unavailable: 503,
  invalid: 400,
};

/**
 * Does what a form says. A browser without scripts goes back to `returnTo`, where a notice says what came of it; a
 * fetcher gets a `SavedReply` with the status of the problem. A visitor goes on with the steps that need no account.
 */
export async function changeSaved(request: Request, context: AppLoadContext) {
  const market = marketOfRequest(request, context);
  const form = await request.formData().catch(() => new FormData());
  const returnTo = returnToOf(form.get('returnTo'), market);
  const toList = (query: [string, string][]) =>
    redirect(wishlistAddress(market, query), { status: 303, headers: PRIVATE });

  const place = textOf(form, PLACE) ?? '';
  const backTo = ID.test(place) ? `${returnTo.replace(/#.*/, '')}#${place}` : returnTo;
  const back = (notice: SavedNotice) => backWithNotice(backTo, notice, market);
  const refuse = (problem: SavedProblem) =>
    isNavigation(request)
      ? back(problem)
      : data<SavedReply>(
          { problem },
          {
            status: STATUS_OF[problem],
            headers: problem === 'unavailable' ? { ...PRIVATE, ...RETRY } : PRIVATE,
          },
        );

  const fields = Object.fromEntries(form);
  const sent = itemSchema.safeParse(fields);
  const whose = await whoseRequest(request, context, returnTo);
  if (whose.kind === 'visitor') {
    // Who has logged out in another tab may still save it, by the steps that need no login.
    const to =
      sent.success && sent.data.intent === 'add'
        ? stepsAddress(sent.data, returnTo)
        : loginPath(returnTo);
    return redirectDocument(to, { status: 303, headers: PRIVATE });
  }
  const api = await apiOf(request, context);
  if (fields.intent === 'undo') {
    if (whose.kind === 'unknown') return toList([['problem', 'unavailable']]);
    return toList(await restore({ form, api, person: whose.person }));
  }

  if (!sent.success) return refuse('invalid');
  const { intent, confirmed, ...item } = sent.data;
  const isOfList = intent === 'removeListed';
  if (whose.kind === 'unknown')
    return isOfList ? toList([['problem', 'unavailable']]) : refuse('unavailable');
  const { person } = whose;
  if (
    intent !== 'add' &&
    !item.tourCode &&
    !confirmed &&
    (await hasTours(item.travelId, api, person))
  )
    return redirect(removalAddress(pathOf('wishlist', market.id), item.travelId), {
      status: 303,
      headers: PRIVATE,
    });
  if (intent === 'add') {
    const problem = problemOf(await api.addToWishlist(person, item));
    if (problem) return refuse(problem);
    if (isNavigation(request)) return back('added');
    return data<SavedReply>({ saved: true }, { headers: PRIVATE });
  }
  const result = await api.removeFromWishlist(person, item);
  if (result.outcome !== 'success') {
    const problem = problemOf(result) ?? 'unavailable';
    return isOfList ? toList([['problem', problem]]) : refuse(problem);
  }
  // The second of two removals says the same.
  const undo = printRemoved(removedItem(item, result.data.data.tourCodes));
  if (isOfList) return toList(undo);
  if (isNavigation(request)) return back(`removed?${queryOf(undo)}`);
  const reply = { saved: false, undo: wishlistAddress(market, undo) } as const;
  return data<SavedReply>(reply, { headers: PRIVATE });
}

function removedItem(
  { travelId, tourCode }: CatalogueItemRequest,
  tourCodes: readonly string[],
): Removed {
  const isTravelKept = tourCode !== undefined;
  return { travelId, tourCodes: isTravelKept ? [tourCode] : tourCodes, isTravelKept };
}

function wishlistAddress(market: Market, query: [string, string][]): string {
  return `${pathOf('wishlist', market.id)}?${queryOf(query)}`;
}

const queryOf = (query: [string, string][]) => new URLSearchParams(query).toString();

/** Where nobody knows, nothing is asked: the removal will not succeed either. */
async function hasTours(
  travelId: string,
  api: ApiClient,
  person: AssertedPerson,
): Promise<boolean> {
  const result = await api.wishlistState(person, { travelIds: [travelId] });
  return (
    result.outcome === 'success' &&
    result.data.data.travels.some(({ wishlistedToursCount }) => wishlistedToursCount > 0)
  );
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};

/** Saves again what was removed. Of what is offered no more the rest comes back all the same. */
async function restore({
  form,
  api,
  person,
}: {
  readonly form: FormData;
  readonly api: ApiClient;
  readonly person: AssertedPerson;
}): Promise<[string, string][]> {
  const removed = parseRemoved(
    textOf(form, 'removed'),
    textOf(form, 'tours'),
    textOf(form, 'kept'),
  );
  if (!removed) return [['problem', 'invalid']];
  const { travelId, tourCodes, isTravelKept } = removed;
  const items = [
    ...(isTravelKept ? [] : [{ travelId }]),
    ...tourCodes.map((tourCode) => ({ travelId, tourCode })),
  ];
  const results = await Promise.all(items.map((item) => api.addToWishlist(person, item)));
  const problem = results.map(problemOf).find((found) => found !== null);
  return problem ? [['problem', problem]] : [['restored', '1']];
}

/** Null where it was done. */
function problemOf(result: ApiResult<unknown>): SavedProblem | null {
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
