/** POST newsletter, and its mailed links (NEWS-01). */
import { Hono } from 'hono';
import { newsletterLinkSchema, subscriptionRequestSchema } from '../../contract/newsletter.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import { askForNewsletter } from '../newsletter/ask-for-newsletter.ts';
import { ASKS_WINDOW_MS } from '../newsletter/ask-rule.ts';
import { followLink, lookAtLink, type LinkState } from '../newsletter/follow-link.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall } from './call-input.ts';

export function newsletterCalls(parts: BackendParts): Hono {
  const app = new Hono();

  app.post('/newsletter', async (context) => {
    const market = marketOfCall(context);
    const sent = await bodyOfCall(context, subscriptionRequestSchema);
    const email = normaliseEmail(sent.email);
    if (!isEmail(email)) {
      throw new ApiError('BAD_REQUEST', 'Invalid email', { extra: { field: 'email' } });
    }
    if (!(await askForNewsletter(email, market, parts))) {
      throw new ApiError('TOO_MANY_REQUESTS', 'Asked too often for this address', {
        retryAfterS: ASKS_WINDOW_MS / 1000,
      });
    }
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
      throw new ApiError('NOT_FOUND', 'There is no such link');
  }
}
