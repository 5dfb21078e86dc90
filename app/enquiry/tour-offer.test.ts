import { describe, expect, test } from 'vitest';
import type { OfferedTour } from './tour-offer.ts';
import { bookingObstacle, canAskForSeats, tourOffer } from './tour-offer.ts';

const today = '2027-03-01';

function tour(change: Partial<OfferedTour>): OfferedTour {
  return {
    id: 'JPN-20270612',
    startingDate: '2027-06-12',
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    ...change,
  };
}

describe('tourOffer', () => {
  const booking = { kind: 'booking', href: '/booking/JPN-20270612/start' };
  const enquiry = { kind: 'enquiry', href: '/booking/JPN-20270612/start' };
  const none = { kind: 'none' };

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
    expect(tourOffer(offered, { today, bookingsUrl: null })).toEqual(offer);
  });

  test('TRV-02 a withdrawn tour offers nothing', () => {
    expect(tourOffer(tour({}), { today, bookingsUrl: null }, false)).toEqual(none);
  });

  test('TRV-08 bookings go to the booking site, questions stay on this one', () => {
    const view = { today, bookingsUrl: 'https://book.example' };
    expect(tourOffer(tour({ id: 'a/b' }), view)).toEqual({
      kind: 'booking',
      href: 'https://book.example/booking/a%2Fb/start',
    });
    expect(tourOffer(tour({ salesStatus: 'WAITING_LIST' }), view)).toEqual(enquiry);
  });
});

describe('bookingObstacle', () => {
  test.each([
    [tour({}), true, null],
    [tour({ startingDate: today }), true, 'departed'],
    // What has left is said to have left, even where it was withdrawn before.
    [tour({ startingDate: today }), false, 'departed'],
    [tour({}), false, 'withdrawn'],
    [tour({ salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
    [tour({ salesStatus: 'WAITING_LIST' }), true, 'on-request'],
    [tour({ freeSeats: 0 }), true, 'no-free-seat'],
  ] as const)('TRV-17 %j available %s: %s', (offered, isAvailable, obstacle) => {
    expect(bookingObstacle(offered, today, isAvailable)).toBe(obstacle);
  });

  test('TRV-01 only a tour that can be booked or is on request is asked for', () => {
    expect(
      ([null, 'on-request', 'departed', 'withdrawn', 'sold-out', 'no-free-seat'] as const).map(
        canAskForSeats,
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});
