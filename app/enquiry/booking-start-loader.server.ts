/** GET of the start page of a booking: checks once more that the tour can be had, and how (TRV-17). */
import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { pathOf } from '../../contract/route-paths.ts';
import type { TourDetail } from '../../contract/travel.ts';
import type { ApiResult } from '../api/api-result.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { DEFAULT_FRAME, type PageFrame } from '../layout/page-frame.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { obeyedRedirect } from '../seo/obeyed-redirect.server.ts';
import type { BookingStartContext } from './booking-start-context.server.ts';
import { canAskForSeats, type BookingObstacle } from './booking-obstacle.ts';
import { parseChosenWishes, type EnquiryWish } from './chosen-wishes.ts';
import type { EnquiryValues } from './enquiry-fields.ts';
import { offeredTour, type OfferedTour } from './offered-tour.server.ts';
import { tourAsSeen } from './seen-currency.server.ts';
import { sentEnquiryOf, type SentEnquiry } from './sent-enquiry.server.ts';
import { parseSeenTour, tourChanges, type TourChange } from './tour-change.ts';
import { bookingStartLink, bookingStartPath, checkoutAddress } from './tour-offer.ts';

export interface BookingStartData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  /** The enquiry that this address confirms; null for the form. */
  readonly sent: SentEnquiry | null;
  /** Of the form on this page: sending it twice is one enquiry. */
  readonly idempotencyKey: string;
  /** Null while the backend gives no answer: a form that was sent still comes back filled in. */
  readonly tour: OfferedTour | null;
  /** What is other than on the page that led here. */
  readonly changes: readonly TourChange[];
  /** Where one goes on from the changes, with a booking site; null where the form stands here. */
  readonly onward: string | null;
  /** What is known of who is logged in. */
  readonly person: Partial<Pick<EnquiryValues, 'fullName' | 'email'>>;
  /** What was chosen on the page that led here. */
  readonly wishes: readonly EnquiryWish[];
}

export interface BookingStartAnswer {
  readonly status: number;
  readonly data: BookingStartData;
}

/**
 * The page of a tour, whatever became of it.
 * @throws Response 404 for an unknown tour, or 302 to its own page where its travel is known; 301 to the page's own
 *   address; 302 to the booking site where one is configured and the tour can be booked on the terms
 *   that the traveller has seen.
 */
export async function loadBookingStart(page: BookingStartContext): Promise<BookingStartAnswer> {
  const { tourId, api, market, settings, t } = page;
  const sent = sentEnquiryOf(page.request, tourId, signerOf(page));
  const answer = await api.tour(tourId);
  const [ofTheCode] = (answer.outcome === 'missing' && answer.alternatives) || [];
  // The tour never was. Its own page says so, and has the travel's other dates.
  if (ofTheCode && answer.outcome === 'missing' && !answer.isGone) {
    const { slug: travel } = ofTheCode;
    throw redirect(pathOf('travels-travel-tour', market.id, { travel, tour: tourId }), 302);
  }
  const found = tourOf(answer, page);
  const { pathname, search, searchParams } = new URL(page.request.url);
  const ownPath = bookingStartPath(tourId);
  if (found && pathname !== ownPath) throw redirect(`${ownPath}${withoutNul(search)}`, 301);
  const tour = found && offeredTour(found, page);
  const seen = parseSeenTour(searchParams);
  const changes = found && seen && !sent ? tourChanges(seen, tourAsSeen(found, seen, page)) : [];
  const isBookedElsewhere = tour?.obstacle === null && settings.bookingsUrl !== null && !sent;
  if (isBookedElsewhere && settings.bookingsUrl && changes.length === 0) {
    throw redirect(checkoutAddress(tour.id, settings.bookingsUrl), 302);
  }
  return {
    status: sent ? 200 : statusOf(tour),
    data: {
      seo: {
        title: titleOf({ tour, isSent: sent !== null, hasOnward: isBookedElsewhere }, t),
        description: t('enquiry:notice.nothingBooked'),
        robots: 'noindex',
        canonical: bookingStartPath(tourId),
        alternates: {},
      },
      frame: {
        ...DEFAULT_FRAME,
        // Its path is the same in every market (MKT-09).
        counterparts: Object.fromEntries(MARKET_IDS.map((id) => [id, bookingStartPath(tourId)])),
      },
      sent,
      idempotencyKey: randomUUID(),
      tour,
      changes,
      onward: isBookedElsewhere ? bookingStartLink(tour.id, tour) : null,
      person: page.person
        ? { fullName: page.person.name, email: page.person.email ?? undefined }
        : {},
      wishes: parseChosenWishes(searchParams),
    },
  };
}

interface TitleOf {
  readonly tour: OfferedTour | null;
  readonly isSent: boolean;
  /** Whether one goes on to a booking site from here. */
  readonly hasOnward: boolean;
}

/** What the heading says, and of which travel. */
function titleOf({ tour, isSent, hasOnward }: TitleOf, t: TFunction): string {
  const heading = () => {
    if (isSent) return t('enquiry:sent.title');
    if (tour && !canAskForSeats(tour.obstacle)) return t('enquiry:unoffered.title');
    return hasOnward ? t('enquiry:changed.heading') : t('enquiry:title');
  };
  return tour
    ? t('enquiry:pageTitle', { heading: heading(), title: tour.travel.title })
    : heading();
}

/**
 * The tour of an answer, or null when the backend gave none.
 * @throws Response 404 or 410 for a tour that it does not know, or the redirect that it asks for (RTE-07)
 */
export function tourOf(
  result: ApiResult<{ readonly data: TourDetail }>,
  { settings, market, request }: Pick<BookingStartContext, 'settings' | 'market' | 'request'>,
): TourDetail | null {
  switch (result.outcome) {
    case 'success':
      return result.data.data;
    case 'unavailable':
      return null;
    case 'redirect':
      throw obeyedRedirect(result.redirect, { settings, market, url: new URL(request.url) });
    case 'missing':
      throw new Response(null, { status: result.isGone ? 410 : 404 });
    case 'refused':
      throw new Response(null, { status: 400 });
  }
}

/** What signs and reads the proof of an enquiry on this market's site. */
export function signerOf({
  settings,
  market,
}: Pick<BookingStartContext, 'settings' | 'market'>): Parameters<typeof sentEnquiryOf>[2] {
  return {
    secret: settings.sessionSecret,
    isSecure: settings.origins[market.id].startsWith('https:'),
  };
}

const GONE: readonly (BookingObstacle | null)[] = ['departed', 'withdrawn'];

function statusOf(tour: OfferedTour | null): number {
  if (!tour) return 503;
  return GONE.includes(tour.obstacle) ? 410 : 200;
}
