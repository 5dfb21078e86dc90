/** What a request for seats would cost, from what is chosen on the form (BOOK-03). */
import { isPromotionCode } from '../../../domain/promotion-code.ts';
import type { OfferedTour } from './booking-start.server.ts';
import type { EnquiryValues } from './enquiry-fields.ts';
import type { SentDetails } from './sent-enquiry.server.ts';

/** What somebody has chosen on the form. */
export type AskedFor = Pick<
  EnquiryValues,
  'travellers' | 'promotionCode' | 'privateRoom' | 'flexibleCancellation'
>;

/** Amounts of a request for each person, and for how many. */
export type AskedAmounts = Pick<
  SentDetails,
  'travellers' | 'price' | 'privateRoomCents' | 'flexibleOptionCents' | 'promotion'
>;

/** The amounts of what is requested, as far as the tour has it; a code counts if it is the tour's. */
export function askedAmounts(
  { travellers, promotionCode, privateRoom, flexibleCancellation }: AskedFor,
  tour: Pick<OfferedTour, 'price' | 'privateRoom' | 'flexibleOption' | 'promotion'>,
): AskedAmounts {
  const { price, promotion } = tour;
  const counts = promotion && promotionCode && isPromotionCode(promotionCode, promotion.code);
  return {
    travellers,
    price: price && { cents: price.cents, currency: price.currency },
    privateRoomCents: privateRoom && tour.privateRoom ? tour.privateRoom.cents : null,
    flexibleOptionCents:
      flexibleCancellation && tour.flexibleOption ? tour.flexibleOption.cents : null,
    ...(counts && { promotion: { code: promotion.code, offCents: promotion.off.cents } }),
  };
}

/** Whether one of the amounts is converted, so that their sum is approximate (MKT-08). */
export function isSumConverted(
  { privateRoomCents, flexibleOptionCents, promotion }: AskedAmounts,
  tour: Pick<OfferedTour, 'price' | 'privateRoom' | 'flexibleOption' | 'promotion'>,
): boolean {
  const prices = [
    tour.price,
    privateRoomCents !== null ? tour.privateRoom : null,
    flexibleOptionCents !== null ? tour.flexibleOption : null,
    promotion ? tour.promotion?.off : null,
  ];
  return prices.some((price) => price?.isConverted);
}

/** The extras less what a code takes off, in cents for each person. */
export function onTopCents({
  privateRoomCents,
  flexibleOptionCents,
  promotion,
}: Omit<AskedAmounts, 'travellers' | 'price'>): number {
  return (privateRoomCents ?? 0) + (flexibleOptionCents ?? 0) - (promotion?.offCents ?? 0);
}

/** The total for all travellers in cents; null where the tour has no price. */
export function totalCents(asked: AskedAmounts): number | null {
  return asked.price && (asked.price.cents + onTopCents(asked)) * asked.travellers;
}
