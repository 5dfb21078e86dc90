/**
 * What becomes of somebody asking for the newsletter (NEWS-01). It turns on what the address has asked for and
 * never shows outside: for known and unknown addresses the answer is the same.
 */
import type { MarketId } from '../../domain/market.ts';
import type { Subscription } from '../storage/queries/newsletter.ts';

/** Within this time a form that is sent again is the same ask: its mail is on its way. */
export const SAME_ASK_MS = 60_000;

/** `confirm` sends the link, `already` says that there is nothing to do. */
export type AskOutcome = 'repeated' | 'confirm' | 'already';

export function decideSubscription(
  subscription: Subscription,
  { now, marketId }: { readonly now: number; readonly marketId: MarketId },
): AskOutcome {
  const { askedAt } = subscription;
  if (askedAt !== null && now - askedAt < SAME_ASK_MS) return 'repeated';
  return isOnList(subscription) && subscription.marketId === marketId ? 'already' : 'confirm';
}

export function isOnList({
  confirmedAt,
  unsubscribedAt,
}: Pick<Subscription, 'confirmedAt' | 'unsubscribedAt'>): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}
