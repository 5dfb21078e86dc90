/**
 * The two mails of an enquiry: to the traveller, and to the operator's people, each of whom answers the
 * other.
 */
import type { TFunction } from 'i18next';
import { calendarAddress, withFlexibleDays } from '../../contract/calendar-address.ts';
import { enquiryLinkPath } from '../../contract/enquiry-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { formatMoney } from '../../domain/money.ts';
import type { RequestState } from '../../domain/request-news.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import type { TourRecord, TravelRecord } from '../catalogue/records.ts';
import { composeMail } from './compose-mail.ts';
import { posterOf } from './mail-parts.ts';
import { mailWords } from './mail-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { shownPrice, travellerMailParts, type TravellerMailParts } from './traveller-mail.ts';

const WISHES = ['privateRoom', 'flexibleCancellation'] as const;

export interface EnquiryMailParts extends Omit<
  TravellerMailParts,
  'values' | 'urls' | 'privateRoomPrice' | 'depositPercent'
> {
  readonly tour: TourRecord;
  readonly travel: TravelRecord;
  readonly origin: string;
  readonly id: string;
  readonly brand: { readonly name: string; readonly email: string };
  /** Of the link by which the traveller changes or withdraws the request. */
  readonly linkToken: string;
}

export function enquiryMails(parts: EnquiryMailParts): OutgoingMail[] {
  const { enquiry, tour, travel, market, id, origin, brand } = parts;
  const t = mailWords(market.language);
  const { privateRoom, depositPercent } = travel.facts;
  const privateRoomPrice = privateRoom.supplement ?? {};
  const { title, slug } = wordsOf(travel, market);
  const price = shownPrice(parts);
  const path = pathOf('travels-travel-tour', market.id, { travel: slug, tour: tour.code });
  const values = {
    // By which both can name the request.
    number: enquiryNumber(id),
    name: enquiry.fullName,
    email: enquiry.email,
    title,
    code: tour.code,
    dates: formatDateRange(tour.startingDate, tour.endingDate, market),
    seats: t('enquiry.seats', { count: enquiry.travellers }),
    message: enquiry.message || t('enquiry.noMessage'),
    wishes: wishesOf(enquiry, t),
    market: market.label,
    price: price ? formatMoney(price.cents, price.currency) : t('enquiry.operator.noPrice'),
    free: tour.freeSeats,
    commands: requestCommands(id, ['answered', 'booked', 'refused']),
  };
  const calendar = calendarAddress(path);
  const urls = {
    travel: origin + pathOf('travels-travel', market.id, { travel: slug }),
    departure: `${origin}${path}`,
    calendar: origin + (enquiry.flexibleCancellation ? withFlexibleDays(calendar) : calendar),
    manage: `${origin}${enquiryLinkPath(parts.linkToken)}`,
  };
  return [
    {
      ...composeMail({
        to: enquiry.email,
        market,
        brandName: brand.name,
        subject: t('enquiry.traveller.subject', values),
        heading: t('enquiry.traveller.heading'),
        poster: posterOf(travel, market),
        parts: travellerMailParts({ ...parts, values, urls, privateRoomPrice, depositPercent }, t),
        headers: { 'reply-to': brand.email },
      }),
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

/** With which the operator's people say what became of a request; to be run where the site runs. */
export function requestCommands(id: string, states: readonly RequestState[]): string {
  return states.map((state) => `npm run requests -- --set ${id} ${state}`).join('\n');
}

/** What is wished beside the seats, as a paragraph of its own; empty without a wish. */
function wishesOf(enquiry: EnquiryMailParts['enquiry'], t: TFunction): string {
  const lines = WISHES.filter((wish) => enquiry[wish]).map((wish) => t(`enquiry.operator.${wish}`));
  if (enquiry.promotionCode) {
    lines.push(t('enquiry.operator.promotion', { promotion: enquiry.promotionCode }));
  }
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}
