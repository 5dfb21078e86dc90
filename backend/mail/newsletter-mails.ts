/**
 * The mails about the newsletter (NEWS-01): with the link that confirms, a welcome, and that one is on the list
 * already. Each can be answered by leaving: with a link, and by the button of the mailbox (RFC 2369, RFC 8058).
 * None holds a word of whoever asked, since the address is not proved (SEC-09).
 */
import { newsletterLinkPath } from '../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import type { Market } from '../../domain/market.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { composeMail, unsubscribeHeaders } from './compose-mail.ts';
import type { MailPart } from './mail-parts.ts';
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
  const { kind, email, market, brandName, origin, unsubscribeToken } = parts;
  const t = mailWords(market.language);
  const say = (key: string) =>
    t(`newsletter.${kind}.${key}`, { brand: brandName, days: CONFIRMATION_DAYS });
  const subject = say('subject');
  const unsubscribe = origin + newsletterLinkPath('unsubscribe', unsubscribeToken);
  return composeMail({
    to: email,
    market,
    brandName,
    subject,
    heading: subject,
    parts: [
      { kind: 'paragraph', text: t('hello.nameless') },
      ...contentsOf(parts, say),
      {
        kind: 'smallPrint',
        text: say('leave'),
        link: { label: say('leaveLink'), url: unsubscribe },
      },
    ],
    headers: unsubscribeHeaders(unsubscribe),
  });
}

/** What a click on the mail's link says yes to. */
export function newsletterQuestion({ language }: Market, brandName: string): string {
  return mailWords(language)('newsletter.confirm.ask', { brand: brandName });
}

function contentsOf(
  { kind, origin, confirmToken }: NewsletterMailParts,
  say: (key: string) => string,
): MailPart[] {
  const button = (lead: string, url: string): MailPart => ({
    kind: 'button',
    lead,
    link: { label: say('press'), url },
  });
  switch (kind) {
    case 'confirm':
      return [
        button(say('ask'), origin + newsletterLinkPath('confirm', confirmToken ?? '')),
        { kind: 'paragraph', text: say('lasts') },
      ];
    case 'welcome':
      return [button(say('thanks'), origin)];
    case 'already':
      return [{ kind: 'paragraph', text: say('text') }];
  }
}
