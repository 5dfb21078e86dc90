/** The mails with a one-time code (CODE-01): the code comes first, sealed as long as it waits in the outbox. */
import type { Market } from '../../domain/market.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import { composeMail } from './compose-mail.ts';
import { mailWords } from './mail-words.ts';
import { encrypt } from './encrypted-text.ts';

/** What the code is for; `signUp` and `savingNew` go to an address that has no account. */
export type CodeMailKind =
  'login' | 'known' | 'signUp' | 'password' | 'deletion' | 'saving' | 'savingNew';

export interface CodeMailParts {
  readonly kind: CodeMailKind;
  readonly email: string;
  readonly code: string;
  readonly market: Market;
  readonly brandName: string;
  readonly lifeMs: number;
  /** With which the code is sealed. */
  readonly secret: string;
}

export function codeMail(parts: CodeMailParts): Mail {
  const { kind, email, code, market, brandName, lifeMs, secret } = parts;
  const t = mailWords(market.language);
  // Digits are the same in text and in HTML, so that one encrypt serves both.
  const sealed = encrypt(code, secret);
  const say = (key: string) =>
    t(`code.${key}`, { brand: brandName, code: sealed, minutes: lifeMs / MINUTE_MS });
  const subject = say(`${kind}.subject`);
  return composeMail({
    to: email,
    market,
    brandName,
    subject,
    heading: subject,
    parts: [
      { kind: 'code', text: say('first'), code: sealed },
      { kind: 'paragraph', text: say(`${kind}.text`) },
      { kind: 'smallPrint', text: say(kind === 'deletion' ? 'deletion.notYou' : 'notYou') },
    ],
    headers: {},
  });
}
