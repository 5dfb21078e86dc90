/**
 * The two mails of an enquiry: to the traveller, and to the operator's people. The traveller's quotes
 * nothing of the message: its address is not proved yet, and must not serve to send words to strangers.
 */
import { pathOf } from '../../contract/route-paths.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import type { TourRecord, TravelRecord } from '../catalogue/records.ts';
import { mailWords } from './mail-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export function enquiryMails(parts: {
  readonly enquiry: EnquiryRequest;
  readonly tour: TourRecord;
  readonly travel: TravelRecord;
  readonly market: Market;
  readonly origin: string;
  readonly brand: { readonly name: string; readonly email: string };
}): OutgoingMail[] {
  const { enquiry, tour, travel, market, origin, brand } = parts;
  const t = mailWords(market.language);
  const { title, slug } = wordsOf(travel, market);
  const path = pathOf('travels-travel-tour', market.id, { travel: slug, tour: tour.code });
  const values = {
    name: enquiry.fullName,
    email: enquiry.email,
    title,
    code: tour.code,
    dates: formatDateRange(tour.startingDate, tour.endingDate, market),
    seats: t('enquiry.seats', { count: enquiry.travellers }),
    message: enquiry.message || t('enquiry.noMessage'),
    market: market.label,
    url: `${origin}${path}`,
    brand: brand.name,
  };
  return [
    {
      to: enquiry.email,
      subject: t('enquiry.traveller.subject', values),
      text: t('enquiry.traveller.text', values),
      html: null,
      headers: { 'reply-to': brand.email },
      deduplicationKey: `enquiry:${enquiry.idempotencyKey}:traveller`,
    },
    {
      to: brand.email,
      subject: t('enquiry.operator.subject', values),
      text: t('enquiry.operator.text', values),
      html: null,
      headers: { 'reply-to': enquiry.email },
      deduplicationKey: `enquiry:${enquiry.idempotencyKey}:operator`,
    },
  ];
}
