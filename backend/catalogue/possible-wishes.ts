/** What a traveller wishes beside a seat, as far as the tour has it to give (TRV-09, TRV-15). */
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { isPromotionCode } from '../../domain/promotion-code.ts';
import type { TourRecord, TravelRecord } from './records.ts';

export type Wishes = Pick<EnquiryRequest, 'privateRoom' | 'flexibleCancellation' | 'promotionCode'>;

interface WishedOf {
  readonly tour: Pick<TourRecord, 'startingDate' | 'privateRoomAvailable' | 'promotion'>;
  readonly travel: Pick<TravelRecord, 'facts'>;
  readonly settings: Pick<LayoutSettings, 'flexibleCancellationDays'>;
  /** The market's own day. */
  readonly today: CalendarDate;
}

export function possibleWishes(
  { privateRoom, flexibleCancellation, promotionCode }: Wishes,
  { tour, travel, settings, today }: WishedOf,
): Wishes {
  const { supplement } = travel.facts.privateRoom;
  const days = settings.flexibleCancellationDays;
  const code = tour.promotion && today <= tour.promotion.until ? tour.promotion.code : null;
  return {
    promotionCode: code !== null && isPromotionCode(promotionCode ?? '', code) ? code : undefined,
    privateRoom: privateRoom && tour.privateRoomAvailable && Boolean(supplement),
    flexibleCancellation:
      flexibleCancellation && isCancellationFree(tour.startingDate, today, days),
  };
}
