/**
 * What a tour offers a traveller who wants a seat, and the link that leads there (TRV-01, TRV-02).
 *
 * Pages make the link; the start page of a booking reads it and checks the offer again on the server
 * (TRV-17). The link carries what the traveller has seen and wished for.
 */
import type { TourSummary } from '../../contract/common.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { parseCostChoice, type CostPart } from '../../domain/cost-choice.ts';
import { CURRENCIES, type Currency } from '../../domain/market.ts';
import { isBookable, isFuture } from '../../domain/tour-status.ts';

export type WantedTour = Pick<
  TourSummary,
  'id' | 'startingDate' | 'lastRequestDay' | 'salesStatus' | 'freeSeats' | 'seatsToConfirm'
>;

/** Why a tour cannot be booked online. */
export const BOOKING_OBSTACLES = [
  'departed',
  'withdrawn',
  'closed',
  'sold-out',
  'on-request',
  'no-free-seat',
] as const;
export type BookingObstacle = (typeof BOOKING_OBSTACLES)[number];

/**
 * What keeps a tour from being booked online today, or null (TRV-02). `isAvailable` is false for one
 * that the operator has withdrawn.
 */
export function bookingObstacle(
  tour: WantedTour,
  today: CalendarDate,
  isAvailable = true,
): BookingObstacle | null {
  if (!isFuture(tour, today)) return 'departed';
  if (!isAvailable) return 'withdrawn';
  if (tour.salesStatus === 'SOLD_OUT') return 'sold-out';
  if (today > tour.lastRequestDay) return 'closed';
  if (tour.salesStatus === 'WAITING_LIST') return 'on-request';
  return isBookable({ ...tour, status: tour.salesStatus }) ? null : 'no-free-seat';
}

/** Whether a traveller can still ask for a seat: our staff arrange tours on request (TRV-01). */
export function canAskForSeats(obstacle: BookingObstacle | null): boolean {
  return obstacle === null || obstacle === 'on-request';
}

/** The link that a tour gets; `none` has no address. */
export type TourOffer =
  { readonly kind: 'booking' | 'enquiry'; readonly href: string } | { readonly kind: 'none' };

/** Path of the page where a seat is requested, or checked once more before the booking. */
export function bookingStartPath(tourId: string): string {
  return `/booking/${encodeURIComponent(tourId)}/start`;
}

/** The same page with what the traveller has seen, so that it can say what changed since (TRV-17). */
export function bookingStartLink(tourId: string, seen: SeenTour): string {
  return `${bookingStartPath(tourId)}?${printSeenTour(seen)}`;
}

/** The checkout address of a booking site: `{bookingsUrl}/booking/{id}/start` (TRV-08). */
export function checkoutAddress(tourId: string, bookingsUrl: string): string {
  return `${bookingsUrl}${bookingStartPath(tourId)}`;
}

/**
 * The link of a tour (TRV-01): a booking while it can be booked, an enquiry when it is on request, none
 * when it is sold out or gone. Either goes through the start page of this site, which checks again and
 * leads on to a booking site where there is one (TRV-17).
 *
 * @param today the market's own day
 */
export function tourOffer(
  tour: WantedTour,
  today: CalendarDate,
  {
    price,
    isAvailable = true,
  }: { readonly price: SeenTour['price']; readonly isAvailable?: boolean },
): TourOffer {
  const obstacle = bookingObstacle(tour, today, isAvailable);
  if (!canAskForSeats(obstacle)) return { kind: 'none' };
  const href = bookingStartLink(tour.id, { obstacle, price });
  return { kind: obstacle === null ? 'booking' : 'enquiry', href };
}

/** What a page showed of a tour. The query of its link or the hidden fields of its form carry it. */
export interface SeenTour {
  readonly obstacle: BookingObstacle | null;
  readonly price: { readonly cents: number; readonly currency: Currency } | null;
}

/** Names of those query keys and hidden fields. */
export const SEEN_OBSTACLE = 'seenObstacle';
export const SEEN_PRICE = 'seenPrice';

/** The value of the price's hidden field: `249000 EUR`; empty without a price. */
export function printSeenPrice(price: SeenTour['price']): string {
  return price ? `${price.cents} ${price.currency}` : '';
}

/** The query of a link that says what was seen; without a price the obstacle alone. */
function printSeenTour({ obstacle, price }: SeenTour): URLSearchParams {
  const query = new URLSearchParams({ [SEEN_OBSTACLE]: obstacle ?? '' });
  if (price) query.set(SEEN_PRICE, printSeenPrice(price));
  return query;
}

/** What was seen, from a link's query or a form; null for a link that does not say. */
export function parseSeenTour(values: URLSearchParams | FormData): SeenTour | null {
  const price = values.get(SEEN_PRICE);
  if (!values.has(SEEN_OBSTACLE)) return null;
  return {
    obstacle: BOOKING_OBSTACLES.find((known) => known === values.get(SEEN_OBSTACLE)) ?? null,
    price: typeof price === 'string' ? parseSeenPrice(price) : null,
  };
}

/** Reads a price that `printSeenPrice` wrote; null for anything else, and below one unit, which costs nothing. */
export function parseSeenPrice(text: string): SeenTour['price'] {
  const match = /^([1-9]\d{2,11}) ([A-Z]{3})$/.exec(text);
  const currency = CURRENCIES.find((known) => known === match?.[2]);
  return match && currency ? { cents: Number(match[1]), currency } : null;
}

/**
 * Extras that can be requested with a seat, where the tour has them. A visitor may have counted them into
 * the cost of a tour (TRV-15); the link carries them, so that their boxes are ticked without scripts.
 */
export const ENQUIRY_WISHES = ['privateRoom', 'flexibleCancellation'] as const;
export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

const PART_OF: Readonly<Record<EnquiryWish, CostPart>> = {
  privateRoom: 'privateRoom',
  flexibleCancellation: 'flexible',
};

/** As a ticked box is sent. */
const TICKED = 'on';

/** The link to the form, with the wishes that the query of its page chooses. */
export function withChosenWishes(href: string, pageQuery: URLSearchParams): string {
  const parts = parseCostChoice(pageQuery);
  const wishes = ENQUIRY_WISHES.filter((wish) => parts.includes(PART_OF[wish]));
  const added = wishes.map((wish) => `&${wish}=${TICKED}`).join('');
  return `${href}${added}`;
}

/** The wishes of such a link. */
export function parseChosenWishes(query: URLSearchParams): readonly EnquiryWish[] {
  return ENQUIRY_WISHES.filter((wish) => query.get(wish) === TICKED);
}
