import { describe, expect, test } from 'vitest';
import type { WantedTour } from './booking-obstacle.ts';
import { checkoutAddress, tourOffer } from './tour-offer.ts';

const today = '2027-03-01';

function tour(change: Partial<WantedTour>): WantedTour {
  return {
    id: 'JPN-20270612',
    startingDate: '2027-06-12',
    lastRequestDay: '2027-06-09',
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    ...change,
  };
}

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
    ['planned, gathering people', tour({ salesStatus: 'PLANNED', seatsToConfirm: 4 }), booking],
    ['almost confirmed', tour({ salesStatus: 'ALMOST_CONFIRMED', seatsToConfirm: 1 }), booking],
    ['confirmed with seats', tour({}), booking],
    ['almost full with a seat', tour({ salesStatus: 'ALMOST_FULL', freeSeats: 1 }), booking],
    ['confirmed without a seat', tour({ freeSeats: 0 }), none],
    ['on request, whatever its seats', tour({ salesStatus: 'WAITING_LIST' }), enquiry],
    ['on request, gathering', tour({ salesStatus: 'WAITING_LIST', seatsToConfirm: 2 }), enquiry],
    ['sold out, whatever its seats', tour({ salesStatus: 'SOLD_OUT' }), none],
    ['starting tomorrow', tour({ startingDate: '2027-03-02' }), booking],
    ['starting today', tour({ startingDate: '2027-03-01' }), none],
    [
      'on request and departed',
      tour({ salesStatus: 'WAITING_LIST', startingDate: '2027-02-01' }),
      none,
    ],
  ])('TRV-01 TRV-02 %s', (_, offered, offer) => {
    expect(tourOffer(offered, today, { price })).toEqual(offer);
  });

  test('TRV-02 a withdrawn tour offers nothing', () => {
    expect(tourOffer(tour({}), today, { price, isAvailable: false })).toEqual(none);
  });

  test('TRV-17 the link goes to this site, without a price too', () => {
    expect(tourOffer(tour({ id: 'a/b' }), today, { price: null })).toEqual({
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
