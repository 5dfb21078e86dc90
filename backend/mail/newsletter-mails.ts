/**
 * The mails about the newsletter (NEWS-01): with the link that confirms, a welcome, and that one is on the list
 * already. Each can be answered by leaving: with a link, and by the button of the mailbox (RFC 2369, RFC 8058).
 * None holds a word of whoever asked, since the address is not proved (SEC-09).
 */
import { newsletterLinkPath } from '../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import type { Market } from '../../domain/market.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { mailWords } from './mail-words.ts';

export const NEWSLETTER_MAILS = ['confirm', 'welcome', 'already'] as const;

export interface NewsletterMailParts {
  readonly kind: (typeof NEWSLETTER_MAILS)[number];
  readonly email: string;
  readonly market: Market;
  readonly brandName: string;
  /** Of the market's site. */
  readonly origin: string;
  /** Of the mail that confirms. */
  readonly confirmToken: string | null;
  readonly unsubscribeToken: string;
}

export function newsletterMail(parts: NewsletterMailParts): Mail {
  const { kind, email, market, brandName, origin, confirmToken, unsubscribeToken } = parts;
  const t = mailWords(market.language);
  const unsubscribe = origin + newsletterLinkPath('unsubscribe', unsubscribeToken);
  const values = {
    brand: brandName,
    site: origin,
    days: CONFIRMATION_DAYS,
    unsubscribe,
    confirm: confirmToken === null ? '' : origin + newsletterLinkPath('confirm', confirmToken),
  };
  const say = (key: string) => t(`newsletter.${key}`, values);
  return {
    to: email,
    subject: say(`${kind}.subject`),
    text: [say('hello'), say(`${kind}.text`), say(`${kind}.leave`), brandName].join('\n\n'),
    html: null,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
