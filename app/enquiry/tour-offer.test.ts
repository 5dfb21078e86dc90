import { describe, expect, test } from 'vitest';
import { wantedTour } from '../../test/support/wanted-tour.ts';
import { checkoutAddress, tourOffer } from './tour-offer.ts';

const today = '2027-03-01';

describe('tourOffer', () => {
  const start = '/booking/JPN-20270612/start';
  const booking = { kind: 'booking', href: `${start}?seenObstacle=&seenPrice=215000+GBP` };
  const enquiry = {
    kind: 'enquiry',
    href: `${start}?seenObstacle=on-request&seenPrice=215000+GBP`,
  };
  const none = { kind: 'none' };
  const price = { cents: 215000, currency: 'GBP' } as const;

  test.each([
    [
      'planned, gathering people',
      wantedTour({ salesStatus: 'PLANNED', seatsToConfirm: 4 }),
      booking,
    ],
    [
      'almost confirmed',
      wantedTour({ salesStatus: 'ALMOST_CONFIRMED', seatsToConfirm: 1 }),
      booking,
    ],
    ['confirmed with seats', wantedTour(), booking],
    ['almost full with a seat', wantedTour({ salesStatus: 'ALMOST_FULL', freeSeats: 1 }), booking],
    ['confirmed without a seat', wantedTour({ freeSeats: 0 }), none],
    ['on request, whatever its seats', wantedTour({ salesStatus: 'WAITING_LIST' }), enquiry],
    [
      'on request, gathering',
      wantedTour({ salesStatus: 'WAITING_LIST', seatsToConfirm: 2 }),
      enquiry,
    ],
    ['sold out, whatever its seats', wantedTour({ salesStatus: 'SOLD_OUT' }), none],
    ['starting tomorrow', wantedTour({ startingDate: '2027-03-02' }), booking],
    ['starting today', wantedTour({ startingDate: '2027-03-01' }), none],
    [
      'on request and departed',
      wantedTour({ salesStatus: 'WAITING_LIST', startingDate: '2027-02-01' }),
      none,
    ],
  ])('TRV-01 TRV-02 %s', (_, offered, offer) => {
    expect(tourOffer(offered, today, { price })).toEqual(offer);
  });

  test('TRV-02 a withdrawn tour offers nothing', () => {
    expect(tourOffer(wantedTour(), today, { price, isAvailable: false })).toEqual(none);
  });

  test('TRV-17 the link goes to this site, without a price too', () => {
    expect(tourOffer(wantedTour({ id: 'a/b' }), today, { price: null })).toEqual({
      kind: 'booking',
      href: '/booking/a%2Fb/start?seenObstacle=',
    });
  });

  test('TRV-08 the checkout of a booking site', () => {
    expect(checkoutAddress('a/b', 'https://book.example')).toBe(
      'https://book.example/booking/a%2Fb/start',
    );
  });
});
