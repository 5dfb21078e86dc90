/** POST of the newsletter's form, from the footer, a block or its own page (NEWS-01). */
import { data, redirect } from '@remix-run/node';
import { NEWSLETTER_PATH } from '../../../contract/newsletter-paths.ts';
import { isEmail, normaliseEmail } from '../../../domain/email.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import { SENT, type SubscribeProblem, type SubscribeReply } from './subscribe-states.ts';

const STATUSES: Readonly<Record<SubscribeProblem, number>> = {
  missing: 400,
  wrong: 400,
  tooMany: 429,
  unavailable: 503,
};
/** Seconds until it may be another answer. */
const RETRY_AFTER_S: Readonly<Partial<Record<SubscribeProblem, string>>> = {
  tooMany: '3600',
  unavailable: '5',
};
/** Longer than any address that one types. */
const LONGEST_EMAIL = 320;

/**
 * Hands the address on, or the form back with what is wrong.
 * @throws Response 303 to where it says that a mail is on its way: for known addresses, for unknown ones and
 *   for robots that gave one; 400 for a body that is no form.
 */
export async function subscribe(request: Request, api: Pick<ApiClient, 'askForNewsletter'>) {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const sent = form.get('email');
  const email = typeof sent === 'string' ? sent.trim() : '';
  const problem = email !== '' && isTrapped(form) ? null : await problemOf(email, api);
  if (problem === null) throw redirect(`${NEWSLETTER_PATH}?${SENT}`, 303);
  const reply: SubscribeReply = { problem, email: email.slice(0, LONGEST_EMAIL) };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const retryAfter = RETRY_AFTER_S[problem];
  if (retryAfter) headers.set('retry-after', retryAfter);
  return data(reply, { status: STATUSES[problem], headers });
}

/**
 * Whether something stands in a field that nobody sees. Its name is the configuration's, and another in each
 * form: but a form has no other text than the address, and beside it a tick.
 */
function isTrapped(form: FormData): boolean {
  return [...form].some(([name, value]) => name !== 'email' && value !== '' && value !== 'on');
}

async function problemOf(
  email: string,
  api: Pick<ApiClient, 'askForNewsletter'>,
): Promise<SubscribeProblem | null> {
  if (email === '') return 'missing';
  if (!isEmail(normaliseEmail(email))) return 'wrong';
  const result = await api.askForNewsletter({ email });
  switch (result.outcome) {
    case 'success':
      return null;
    case 'refused':
      return result.key === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'wrong';
    default:
      return 'unavailable';
  }
}
