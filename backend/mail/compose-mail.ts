/** Text and HTML of a mail, both from its description; mailboxes show the one that they can. */
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { mailHtml } from './mail-html.ts';
import type { MailDescription, MailFact, MailPart } from './mail-parts.ts';
import { mailWords } from './mail-words.ts';

export function composeMail(mail: MailDescription): Mail {
  const { to, subject, headers } = mail;
  return { to, subject, text: mailText(mail), html: mailHtml(mail), headers };
}

/** With which a mailbox shows a button that ends what the mail is of: it posts there (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(url: string): MailDescription['headers'] {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Signed by the brand. */
function mailText({ market, brandName, parts }: MailDescription): string {
  const t = mailWords(market.language);
  const factLine = ({ label, value }: MailFact) => t('fact', { label, value });
  const textOf = (part: MailPart): string => {
    switch (part.kind) {
      case 'facts':
        return part.facts.map(factLine).join('\n');
      case 'button': {
        const { link, lead } = part;
        return lead ? `${lead}\n${link.url}` : factLine({ label: link.label, value: link.url });
      }
      case 'code':
        return part.text;
      default:
        return part.link ? `${part.text} ${part.link.url}` : part.text;
    }
  };
  return [...parts.map(textOf), brandName].join('\n\n');
}
