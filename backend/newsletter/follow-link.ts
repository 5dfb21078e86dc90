/** A mailed link: what it would do, and doing it. Twice is as once, and a look changes nothing (NEWS-01). */
import type { NewsletterLink } from '../../contract/newsletter.ts';
import { MARKETS } from '../../domain/market.ts';
import { newsletterMail } from '../mail/newsletter-mails.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import {
  confirmSubscription,
  endSubscription,
  findLink,
  type FoundLink,
} from '../storage/queries/newsletter.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { isOnList } from './ask-rule.ts';
import type { NewsletterParts } from './ask-for-newsletter.ts';
import { hashOfLinkToken } from './link-token.ts';
import { makeLink } from './make-link.ts';

/** `open`: it has not been used, or what it did was undone since. */
export type LinkState = 'open' | 'done' | 'expired' | 'unknown';

export async function lookAtLink(link: NewsletterLink, parts: NewsletterParts): Promise<LinkState> {
  return stateOf(await find(parts.storage.db, link), link, parts.now());
}

/** Uses it where it is open. */
export async function followLink(link: NewsletterLink, parts: NewsletterParts): Promise<LinkState> {
  const now = parts.now();
  return parts.storage.inTransaction(async (transaction) => {
    const found = await find(transaction, link);
    const state = stateOf(found, link, now);
    if (state !== 'open' || !found) return state;
    if (link.purpose === 'confirm') await confirm(transaction, found, parts, now);
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

/** The first of several at once greets; the others find it done. */
async function confirm(
  db: Executor,
  { subscription, marketId }: FoundLink,
  { brand, origins }: NewsletterParts,
  now: number,
): Promise<void> {
  const market = MARKETS[marketId];
  const { language } = market;
  if (!(await confirmSubscription(db, subscription.id, { marketId, language }, now))) return;
  const about = { subscriptionId: subscription.id, marketId, now };
  const mail = newsletterMail({
    kind: 'welcome',
    email: subscription.email,
    market,
    brandName: brand.name,
    origin: origins[marketId],
    confirmToken: null,
    unsubscribeToken: await makeLink(db, 'unsubscribe', about),
  });
  await enqueueMail(db, mail, now);
}
