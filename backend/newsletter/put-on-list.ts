/** An address whose owner has said yes goes on the newsletter's list, and is welcomed (NEWS-01). */
import type { Market } from '../../domain/market.ts';
import { newsletterMail } from '../mail/newsletter-mails.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { confirmSubscription, type Subscription } from '../storage/queries/newsletter.ts';
import type { NewsletterParts } from './ask-for-newsletter.ts';
import { makeLink } from './make-link.ts';

/** The first of several at once greets; the others find it done. */
export async function putOnList(
  db: Executor,
  { id, email }: Pick<Subscription, 'id' | 'email'>,
  market: Market,
  { brand, origins, now }: Pick<NewsletterParts, 'brand' | 'origins' | 'now'>,
): Promise<void> {
  const { id: marketId, language } = market;
  if (!(await confirmSubscription(db, id, { marketId, language }, now()))) return;
  const about = { subscriptionId: id, marketId, now: now() };
  const mail = newsletterMail({
    kind: 'welcome',
    email,
    market,
    brandName: brand.name,
    origin: origins[marketId],
    confirmToken: null,
    unsubscribeToken: await makeLink(db, 'unsubscribe', about),
  });
  await enqueueMail(db, mail, now());
}
