/** To the operator's people: somebody applies for a partnership (AUTH-07). */
import { createHash } from 'node:crypto';
import type { PartnershipRequest } from '../../contract/account.ts';
import type { Market } from '../../domain/market.ts';
import { mailWords } from './mail-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface PartnershipMailParts {
  readonly application: PartnershipRequest;
  readonly account: {
    readonly id: string;
    readonly name: string;
    /** Proven; null where none is. */
    readonly email: string | null;
  };
  readonly market: Market;
  readonly brand: { readonly email: string };
}

/** The same application of an account twice is one mail. */
export function partnershipMail(parts: PartnershipMailParts): OutgoingMail {
  const { application, account, market, brand } = parts;
  const { kind, website, message } = application;
  const t = mailWords(market.language);
  const none = t('account.partnership.none');
  const values = {
    kind: t(`account.partnership.kind.${kind}`),
    name: account.name || none,
    email: account.email ?? none,
    website: website || none,
    market: market.id,
    message,
  };
  const contents = JSON.stringify([kind, website, message]);
  return {
    to: brand.email,
    subject: t('account.partnership.subject', values),
    text: t('account.partnership.text', values),
    html: null,
    headers: account.email === null ? {} : { 'reply-to': account.email },
    deduplicationKey: `partnership:${account.id}:${createHash('sha256').update(contents).digest('base64url')}`,
  };
}
