/**
 * Loader and action of a mailed newsletter link (NEWS-01). Opening the link changes nothing, because mail scanners
 * follow links: the page asks, and its form confirms. A mailbox's own button posts without a page (RFC 8058).
 */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { NewsletterLink } from '../../contract/newsletter.ts';
import {
  isNewsletterToken,
  NEWSLETTER_PATH,
  newsletterLinkPath,
  type NewsletterPurpose,
} from '../../contract/newsletter-paths.ts';
import { SECRET_ADDRESS_HEADERS } from '../../contract/secret-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { linkWords, type LinkState } from './newsletter-link.ts';
import { sharedPathFrame } from '../layout/page-frame.ts';
import { noindexSeo } from '../seo/page-seo.ts';

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
  const page = {
    seo: noindexSeo({
      title: t(words.title, values),
      description: t(words.text, values),
      // The link's own address would give away its secret.
      canonical: NEWSLETTER_PATH,
    }),
    frame: sharedPathFrame(NEWSLETTER_PATH),
    purpose,
    state,
  };
  return data(page, { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS });
}

/** @throws Response 303 to the page, which shows the result; a mailbox's own post gets no redirect */
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

/** The backend is not asked about what cannot be a token. */
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
      // Links to unsubscribe do not expire.
      return result.isGone && purpose === 'confirm' ? 'over' : 'unknown';
    case 'unavailable':
      return 'unavailable';
    default:
      return 'unknown';
  }
}
