/** Whose wishlist a request is about, and what is on it. */
import { redirect, type AppLoadContext } from '@remix-run/node';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import type { SavedIds } from '../../contract/wishlist.ts';
import { apiOf } from '../api/request-api.server.ts';
import { assertedPerson } from '../auth/session-data.server.ts';
import { communicationsAddress } from '../auth/session-user.server.ts';
import { isSessionUnreadable, pendingSessionOf, sessionOf } from '../auth/session.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export type WishlistPerson =
  | { readonly kind: 'person'; readonly person: AssertedPerson }
  | { readonly kind: 'visitor' }
  /** Somebody is logged in, but it cannot be said who: the session cannot be read, or has no account yet. */
  | { readonly kind: 'unknown' };

/**
 * @param returnTo where whoever has to accept the privacy policy first comes back to
 * @throws Response 302 to the privacy policy while that waits (AUTH-05)
 */
export async function wishlistPersonOf(
  request: Request,
  context: AppLoadContext,
  returnTo: string,
): Promise<WishlistPerson> {
  const settings = siteSettings();
  if (await pendingSessionOf(request, context))
    throw redirect(communicationsAddress(returnTo, settings, marketOfRequest(request, context)));
  const session = await sessionOf(request, context);
  if (!session)
    return { kind: (await isSessionUnreadable(request, context)) ? 'unknown' : 'visitor' };
  const person = assertedPerson(session.data, settings.sessionSecret);
  return person.accountId == null ? { kind: 'unknown' } : { kind: 'person', person };
}

/** What whoever is logged in has saved, for hearts (WISH-01). Null where it cannot be said now: a page has none then. */
export async function savedIdsOf(
  request: Request,
  context: AppLoadContext,
): Promise<SavedIds | null> {
  const session = await sessionOf(request, context);
  const person = session && assertedPerson(session.data, siteSettings().sessionSecret);
  if (person?.accountId == null) return null;
  const answer = await (await apiOf(request, context)).savedIds(person);
  return answer.outcome === 'success' ? answer.data.data : null;
}
