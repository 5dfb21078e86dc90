/** Whose request it is: what somebody keeps with their account is read and changed for them alone. */
import { redirect, type AppLoadContext } from '@remix-run/node';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { assertedPerson } from './session-data.server.ts';
import { communicationsAddress } from './session-user.server.ts';
import { isSessionUnreadable, pendingSessionOf, sessionOf } from './session.server.ts';

export type Whose =
  | { readonly kind: 'person'; readonly person: AssertedPerson }
  | { readonly kind: 'visitor' }
  /** Somebody is logged in, but it cannot be said who: the session cannot be read, or has no account yet. */
  | { readonly kind: 'unknown' };

/**
 * @param returnTo where whoever has to accept the privacy policy first comes back to
 * @throws Response 302 to the privacy policy while that waits (AUTH-05)
 */
export async function whoseRequest(
  request: Request,
  context: AppLoadContext,
  returnTo: string,
): Promise<Whose> {
  const settings = siteSettings();
  if (await pendingSessionOf(request, context))
    throw redirect(communicationsAddress(returnTo, settings, marketOfRequest(request, context)));
  const session = await sessionOf(request, context);
  if (!session)
    return { kind: (await isSessionUnreadable(request, context)) ? 'unknown' : 'visitor' };
  const person = assertedPerson(session.data, settings.sessionSecret);
  return person.accountId == null ? { kind: 'unknown' } : { kind: 'person', person };
}
