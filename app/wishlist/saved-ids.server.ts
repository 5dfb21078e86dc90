import type { AppLoadContext } from '@remix-run/node';
import type { SavedIds } from '../../contract/wishlist.ts';
import { apiOf } from '../api/request-api.server.ts';
import { assertedPerson } from '../auth/session-data.server.ts';
import { sessionOf } from '../auth/session.server.ts';
import { siteSettings } from '../site-settings.server.ts';

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
