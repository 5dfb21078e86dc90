import type { NewsletterPurpose } from '../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import type { MarketId } from '../../domain/market.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { saveLink } from '../storage/queries/newsletter.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';

/** Makes a link of a subscription: each mail has its own. The token, which nobody else has. */
export async function makeLink(
  db: Executor,
  purpose: NewsletterPurpose,
  {
    subscriptionId,
    marketId,
    now,
  }: { readonly subscriptionId: string; readonly marketId: MarketId; readonly now: number },
): Promise<string> {
  const token = newLinkToken();
  await saveLink(db, {
    tokenHash: hashOfLinkToken(token),
    subscriptionId,
    purpose,
    marketId,
    // To leave is always possible.
    expiresAt: purpose === 'confirm' ? now + CONFIRMATION_DAYS * DAY_MS : null,
  });
  return token;
}
