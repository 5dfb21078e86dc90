/** To the operator's people: a request that nobody needs to answer any more (TRV-08). */
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { MARKETS } from '../../domain/market.ts';
import type { FoundEnquiry } from '../storage/queries/tour-group.ts';
import { mailWords } from './mail-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface WithdrawnMailParts {
  readonly enquiry: Pick<FoundEnquiry, 'id' | 'market_id' | 'full_name' | 'email' | 'tour_code'>;
  readonly title: string;
  readonly brand: { readonly email: string };
}

export function withdrawnMail({ enquiry, title, brand }: WithdrawnMailParts): OutgoingMail {
  const t = mailWords(MARKETS[enquiry.market_id].language);
  const values = {
    number: enquiryNumber(enquiry.id),
    name: enquiry.full_name,
    email: enquiry.email,
    code: enquiry.tour_code,
    title,
  };
  return {
    to: brand.email,
    subject: t('enquiry.withdrawn.subject', values),
    text: t('enquiry.withdrawn.text', values),
    html: null,
    headers: { 'reply-to': enquiry.email },
    deduplicationKey: `enquiry:${enquiry.id}:withdrawn`,
  };
}
