/** Somebody asks for the newsletter: stored together with the mail to the address, so that neither is lost. */
import type { Market } from '../../domain/market.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { newsletterMail } from '../mail/newsletter-mails.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { saveAsk, takeSubscription } from '../storage/queries/newsletter.ts';
import { isOnList, judgeAsk } from './ask-rule.ts';
import { makeLink } from './make-link.ts';

export type NewsletterParts = Pick<BackendParts, 'storage' | 'now' | 'brand' | 'origins'>;

/** @returns false where the address was asked for too often */
export async function askForNewsletter(
  email: string,
  market: Market,
  parts: NewsletterParts,
): Promise<boolean> {
  const { storage } = parts;
  const now = parts.now();
  return storage.inTransaction(async (transaction) => {
    const place = { marketId: market.id, language: market.language };
    const subscription = await takeSubscription(transaction, { email, ...place }, now);
    const outcome = judgeAsk(subscription, { now, marketId: market.id });
    if (outcome.kind === 'repeated') return true;
    if (outcome.kind === 'tooMany') return false;
    const { kind } = outcome;
    // Who is on a list stays on it until the link is used.
    const isPending = kind === 'confirm' && !isOnList(subscription);
    await saveAsk(transaction, subscription.id, outcome, {
      now,
      pending: isPending ? place : null,
    });
    const about = { subscriptionId: subscription.id, marketId: market.id, now };
    const mail = newsletterMail({
      kind,
      email,
      market,
      brandName: parts.brand.name,
      origin: parts.origins[market.id],
      confirmToken: kind === 'confirm' ? await makeLink(transaction, 'confirm', about) : null,
      unsubscribeToken: await makeLink(transaction, 'unsubscribe', about),
    });
    await enqueueMail(transaction, mail, now);
    return true;
  });
}
