/**
 * What becomes of somebody asking for the newsletter (NEWS-01). It turns on what the address has asked for and
 * never shows outside: for known and unknown addresses the answer is the same.
 */
import type { MarketId } from '../../domain/market.ts';
import type { Subscription } from '../storage/queries/newsletter.ts';

/** What one address may be asked for in an hour: nobody's letter box is to be filled by our form. */
export const MOST_ASKS = 5;
export const ASKS_WINDOW_MS = 60 * 60_000;
/** Within this time a form that is sent again is the same ask: its mail is on its way. */
export const SAME_ASK_MS = 60_000;

/** `confirm` sends the link, `already` says that there is nothing to do. */
export type AskOutcome =
  | { readonly kind: 'repeated' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'confirm' | 'already'; readonly asks: number; readonly asksSince: number };

export function judgeAsk(
  subscription: Subscription,
  { now, marketId }: { readonly now: number; readonly marketId: MarketId },
): AskOutcome {
  const { askedAt } = subscription;
  if (askedAt !== null && now - askedAt < SAME_ASK_MS) return { kind: 'repeated' };
  const isNewWindow = now - subscription.asksSince >= ASKS_WINDOW_MS;
  const asks = isNewWindow ? 1 : subscription.asks + 1;
  if (asks > MOST_ASKS) return { kind: 'tooMany' };
  return {
    kind: isOnList(subscription) && subscription.marketId === marketId ? 'already' : 'confirm',
    asks,
    asksSince: isNewWindow ? now : subscription.asksSince,
  };
}

export function isOnList({
  confirmedAt,
  unsubscribedAt,
}: Pick<Subscription, 'confirmedAt' | 'unsubscribedAt'>): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}
