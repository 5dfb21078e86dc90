/** Somebody asks for the newsletter: stored together with the mail to the address, so that neither is lost. */
import type { Market } from '../../domain/market.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { countForm } from '../content-api/form-limits.ts';
import { newsletterMail } from '../mail/newsletter-mails.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { saveAsk, takeSubscription } from '../storage/queries/newsletter.ts';
import { isOnList, decideSubscription } from './subscription-rule.ts';
import { makeLink } from './make-link.ts';

export type NewsletterParts = Pick<
  BackendParts,
  'storage' | 'now' | 'brand' | 'origins' | 'limits' | 'secret' | 'log'
>;

/** @throws ApiError where there was too much of it of late */
export async function askForNewsletter(
  { email, network }: { readonly email: string; readonly network: string },
  market: Market,
  parts: NewsletterParts,
): Promise<void> {
  const { storage } = parts;
  const now = parts.now();
  await storage.inTransaction(async (transaction) => {
    const place = { marketId: market.id, language: market.language };
    const subscription = await takeSubscription(transaction, { email, ...place }, now);
    const kind = decideSubscription(subscription, { now, marketId: market.id });
    if (kind === 'repeated') return;
    await countForm(transaction, { name: 'newsletter', network, email, mails: 1 }, parts);
    // Who is on a list stays on it until the link is used.
    const isPending = kind === 'confirm' && !isOnList(subscription);
    await saveAsk(transaction, subscription.id, { now, pending: isPending ? place : null });
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
  });
}
