/** GET of the start page of a booking: checks once more that the tour can be had (TRV-17). */
import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { TourDetail } from '../../contract/travel.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { safeRedirectTarget } from '../seo/redirect-target.ts';
import type { BookingStartContext } from './booking-start-context.server.ts';
import { SENT } from './enquiry-fields.ts';
import { offeredTour, type OfferedTour } from './offered-tour.server.ts';
import { bookingLink, bookingStartPath, type BookingObstacle } from './tour-offer.ts';

export interface BookingStartData {
  readonly seo: PageSeo;
  readonly isSent: boolean;
  /** Of the form on this page: sending it twice is one enquiry. */
  readonly idempotencyKey: string;
  /** Null while the backend gives no answer: a form that was sent still comes back filled in. */
  readonly tour: OfferedTour | null;
}

export interface BookingStartAnswer {
  readonly status: number;
  readonly data: BookingStartData;
}

/**
 * The page of a tour, whatever became of it.
 * @throws Response 404 for an unknown tour; 302 to the booking site where one is configured and the
 *   tour can be booked.
 */
export async function loadBookingStart(page: BookingStartContext): Promise<BookingStartAnswer> {
  const { tourId, api, settings, t } = page;
  const isSent = new URL(page.request.url).searchParams.has(SENT);
  const found = tourOf(await api.tour(tourId), page);
  const tour = found && offeredTour(found, page);
  if (tour?.obstacle === null && settings.bookingsUrl && !isSent) {
    throw redirect(bookingLink(tour.id, settings.bookingsUrl), 302);
  }
  return {
    status: isSent ? 200 : statusOf(tour),
    data: {
      seo: {
        title: tour ? t('enquiry:pageTitle', { title: tour.travel.title }) : t('enquiry:title'),
        description: t('enquiry:notice.nothingBooked'),
        robots: 'noindex',
        canonical: bookingStartPath(tourId),
        alternates: {},
      },
      isSent,
      idempotencyKey: randomUUID(),
      tour,
    },
  };
}

/**
 * The tour of an answer, or null when the backend gave none.
 * @throws Response 404 or 410 for a tour that it does not know, or the redirect that it asks for (RTE-07)
 */
export function tourOf(
  result: ApiResult<{ readonly data: TourDetail }>,
  { settings, market }: Pick<BookingStartContext, 'settings' | 'market'>,
): TourDetail | null {
  switch (result.outcome) {
    case 'success':
      return result.data.data;
    case 'unavailable':
      return null;
    case 'redirect': {
      const target = safeRedirectTarget(result.redirect.to, settings.origins, market.id);
      throw target ? redirect(target, 302) : new Response(null, { status: 502 });
    }
    case 'missing':
      throw new Response(null, { status: result.isGone ? 410 : 404 });
    case 'refused':
      throw new Response(null, { status: 400 });
  }
}

const GONE: readonly (BookingObstacle | null)[] = ['departed', 'withdrawn'];

function statusOf(tour: OfferedTour | null): number {
  if (!tour) return 503;
  return GONE.includes(tour.obstacle) ? 410 : 200;
}
