/** POST newsletter, and its mailed links (NEWS-01). */
import { Hono } from 'hono';
import {
  newsletterLinkSchema,
  subscriptionRequestSchema,
  type NewsletterLink,
} from '../../contract/newsletter.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { askForNewsletter, type NewsletterParts } from '../newsletter/ask-for-newsletter.ts';
import { isOnList } from '../newsletter/subscription-rule.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from './call-input.ts';
import { MARKETS } from '../../domain/market.ts';
import { endSubscription, findLink, type FoundLink } from '../storage/queries/newsletter.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { hashOfLinkToken } from '../newsletter/link-token.ts';
import { putOnList } from '../newsletter/put-on-list.ts';

export function newsletterCalls(parts: BackendParts): Hono {
  const app = new Hono();

  app.post('/newsletter', async (context) => {
    const market = marketOfCall(context);
    const sent = await bodyOfCall(context, subscriptionRequestSchema);
    const email = normaliseEmail(sent.email);
    if (!isEmail(email)) {
      throw new ApiError('BAD_REQUEST', 'Invalid email', { extra: { field: 'email' } });
    }
    const network = await networkOfCall(context, parts);
    await askForNewsletter({ email, network }, market, parts);
    return context.json({ response: 'success', data: {} });
  });

  for (const [name, act] of Object.entries({ show: lookAtLink, use: followLink })) {
    app.post(`/newsletter/links/${name}`, async (context) => {
      marketOfCall(context);
      const link = await bodyOfCall(context, newsletterLinkSchema);
      return context.json({ response: 'success', data: answerOf(await act(link, parts)) });
    });
  }

  return app;
}

/** @throws ApiError for a link that cannot be used */
function answerOf(state: LinkState): { readonly isDone: boolean } {
  switch (state) {
    case 'open':
    case 'done':
      return { isDone: state === 'done' };
    case 'expired':
      throw new ApiError('GONE', 'The link’s time is over');
    case 'unknown':
      throw new ApiError('NOT_FOUND', 'There is no such link', {
        suspicion: { event: 'token-refused', details: { link: 'newsletter' } },
      });
  }
}

// A mailed link: what it would do, and doing it. Twice is as once, and a look changes nothing (NEWS-01).

/** `open`: it has not been used, or what it did was undone since. */
type LinkState = 'open' | 'done' | 'expired' | 'unknown';

async function lookAtLink(link: NewsletterLink, parts: NewsletterParts): Promise<LinkState> {
  return stateOf(await find(parts.storage.db, link), link, parts.now());
}

/** Uses it where it is open. */
async function followLink(link: NewsletterLink, parts: BackendParts): Promise<LinkState> {
  const now = parts.now();
  return parts.storage.inTransaction(async (transaction) => {
    const found = await find(transaction, link);
    const state = stateOf(found, link, now);
    if (state !== 'open' || !found) return state;
    if (link.purpose === 'confirm')
      await putOnList(transaction, found.subscription, MARKETS[found.marketId], 'mail', parts);
    else await endSubscription(transaction, found.subscription.id, now);
    return 'done';
  });
}

function find(db: Executor, { purpose, token }: NewsletterLink): Promise<FoundLink | null> {
  return findLink(db, { purpose, tokenHash: hashOfLinkToken(token) });
}

function stateOf(found: FoundLink | null, { purpose }: NewsletterLink, now: number): LinkState {
  if (!found) return 'unknown';
  const { subscription, marketId, expiresAt } = found;
  const isDone =
    purpose === 'confirm'
      ? isOnList(subscription) && subscription.marketId === marketId
      : subscription.unsubscribedAt !== null;
  if (isDone) return 'done';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
