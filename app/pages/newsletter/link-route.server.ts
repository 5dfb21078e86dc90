/**
 * A mailed link (NEWS-01): the page asks, and its form does it. Scanners of mail follow links, and nothing
 * comes of it; a mailbox's own button posts without a page (RFC 8058).
 */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { NewsletterLink } from '../../../contract/newsletter.ts';
import {
  isNewsletterToken,
  NEWSLETTER_PATH,
  newsletterLinkPath,
  type NewsletterPurpose,
} from '../../../contract/newsletter-paths.ts';
import { SECRET_ADDRESS_HEADERS } from '../../../contract/secret-paths.ts';
import { CONFIRMATION_DAYS } from '../../../domain/newsletter-terms.ts';
import type { ApiClient } from '../../api/api-client.server.ts';
import { apiOf } from '../../api/request-api.server.ts';
import { i18nextOf } from '../../i18n/i18next.server.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { linkWords, type LinkState } from './link-words.ts';
import { newsletterHead } from './newsletter-head.ts';

const STATUSES: Readonly<Record<LinkState, number>> = {
  open: 200,
  done: 200,
  over: 410,
  unknown: 404,
  unavailable: 503,
};

export async function loadLink(
  purpose: NewsletterPurpose,
  { request, context, params }: LoaderFunctionArgs,
) {
  const token = params.token ?? '';
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const state = await stateOf({ purpose, token }, async () =>
    (await apiOf(request, context)).newsletterLink({ purpose, token }),
  );
  const words = linkWords(purpose, state);
  const values = { ns: 'newsletter', days: CONFIRMATION_DAYS };
  const head = {
    title: t(words.title, values),
    description: t(words.text, values),
  };
  return data(
    { ...newsletterHead(head, NEWSLETTER_PATH), purpose, state },
    { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS },
  );
}

/** @throws Response 303 to the page, which says what became of it; but a mailbox is led nowhere. */
export async function followLink(
  purpose: NewsletterPurpose,
  { request, context, params }: ActionFunctionArgs,
) {
  const token = params.token ?? '';
  const form = await request.formData().catch(() => null);
  const state = await stateOf({ purpose, token }, async () =>
    (await apiOf(request, context)).followNewsletterLink({ purpose, token }),
  );
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click';
  if (isOneClick || state === 'unavailable') {
    return data({ state }, { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS });
  }
  throw redirect(newsletterLinkPath(purpose, token), {
    status: 303,
    headers: SECRET_ADDRESS_HEADERS,
  });
}

type LinkCall = Awaited<ReturnType<ApiClient['newsletterLink']>>;

/** What cannot be a token is asked nobody. */
async function stateOf(
  { purpose, token }: NewsletterLink,
  ask: () => Promise<LinkCall>,
): Promise<LinkState> {
  if (!isNewsletterToken(token)) return 'unknown';
  const result = await ask();
  switch (result.outcome) {
    case 'success':
      return result.data.data.isDone ? 'done' : 'open';
    case 'missing':
      // To leave is always possible: such a link has no time that could be over.
      return result.isGone && purpose === 'confirm' ? 'over' : 'unknown';
    case 'unavailable':
      return 'unavailable';
    default:
      return 'unknown';
  }
}
