/** An address whose owner has said yes goes on the newsletter's list, and is welcomed (NEWS-01). */
import type { Market } from '../../domain/market.ts';
import type { NewsletterConsent } from '../../domain/newsletter-terms.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { newsletterMail, newsletterQuestion } from '../mail/newsletter-mails.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { confirmSubscription, type Subscription } from '../storage/queries/newsletter.ts';
import { makeLink } from './make-link.ts';

/** The first of several at once greets; the others find it done. */
export async function putOnList(
  db: Executor,
  { id, email }: Pick<Subscription, 'id' | 'email'>,
  market: Market,
  by: NewsletterConsent['by'],
  {
    brand,
    origins,
    privacyVersion,
    now,
  }: Pick<BackendParts, 'brand' | 'origins' | 'privacyVersion' | 'now'>,
): Promise<void> {
  const { id: marketId, language } = market;
  const text = by === 'mail' ? newsletterQuestion(market, brand.name) : null;
  const consent = { by, text, privacyVersion };
  if (!(await confirmSubscription(db, id, { marketId, language, consent }, now()))) return;
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
