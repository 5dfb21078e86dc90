/** POST enquiries: stored together with the mails that it causes, so that neither is lost. */
import { Hono } from 'hono';
import { isProvenAddress } from '../../contract/asserted-person.ts';
import { enquiryRequestSchema, type EnquiryRequest } from '../../contract/enquiry.ts';
import { isEmail } from '../../domain/email.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { enquiryMails } from '../mail/enquiry-mails.ts';
import { hashOfLinkToken, newLinkToken } from '../newsletter/link-token.ts';
import { findCoordinator } from '../storage/queries/coordinators.ts';
import { saveEnquiry } from '../storage/queries/enquiries.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { knownTour } from '../storage/queries/requests.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall, personOfCall } from './call-input.ts';
import { countForm } from './form-limits.ts';
import { readLayoutSettings } from './layout-settings.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { isPromotionCode } from '../../domain/promotion-code.ts';
import type { TourRecord, TravelRecord } from '../catalogue/records.ts';

export function enquiryCalls(parts: BackendParts): Hono {
  const app = new Hono();

  app.post('/enquiries', async (context) => {
    const market = marketOfCall(context);
    const person = await personOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    const sent = await bodyOfCall(context, enquiryRequestSchema);
    if (!isEmail(sent.email)) {
      throw new ApiError('BAD_REQUEST', 'Invalid email', { extra: { field: 'email' } });
    }
    const { view } = parts.catalogue(market);
    const tour = view.findTour(sent.tourCode);
    const travel = tour && view.findTravel(tour.travelId);
    if (!tour || !travel) throw new ApiError('NOT_FOUND', 'There is no tour with this code');
    const today = todayIn(market.timeZone, parts.now());
    if (!takesRequests(tour, today, parts.closingDays) || tour.isWithdrawn) {
      throw new ApiError('GONE', 'The tour is no longer available');
    }
    const [coordinator, settings] = await Promise.all([
      tour.coordinatorId === null ? null : findCoordinator(parts.storage.db, tour.coordinatorId),
      readLayoutSettings(parts.storage, market),
    ]);
    const enquiry = {
      ...sent,
      ...possibleWishes(sent, { tour, travel, settings, today }),
      isAddressProven: isProvenAddress(sent.email, person),
    };
    const token = newLinkToken();
    const mailParts = {
      enquiry,
      tour,
      travel,
      coordinator,
      market,
      settings,
      today,
      origin: parts.origins[market.id],
      brand: parts.brand,
      linkToken: token,
    };
    const now = parts.now();
    const id = await parts.storage.inTransaction(async (transaction) => {
      const record = {
        ...enquiry,
        tourCode: tour.code,
        marketId: market.id,
        linkHash: hashOfLinkToken(token),
        known: knownTour(tour, { currency: enquiry.currency, marketId: market.id }),
      };
      const saved = await saveEnquiry(transaction, record, now);
      if (saved.isNew) {
        const mails = enquiryMails({ ...mailParts, id: saved.id });
        const form = { name: 'enquiry', network, email: sent.email, mails: mails.length } as const;
        await countForm(transaction, form, parts);
        for (const mail of mails) await enqueueMail(transaction, mail, now);
      }
      return saved.id;
    });
    return context.json({ response: 'success', data: { id } });
  });

  return app;
}

/** What a traveller wishes beside a seat, as far as the tour has it to give (TRV-09, TRV-15). */
type Wishes = Pick<EnquiryRequest, 'privateRoom' | 'flexibleCancellation' | 'promotionCode'>;

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
