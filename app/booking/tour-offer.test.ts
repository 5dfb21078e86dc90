import { describe, expect, test } from 'vitest';
import { wantedTour } from '../../test/support/wanted-tour.ts';
import {
  BOOKING_OBSTACLES,
  bookingObstacle,
  canAskForSeats,
  checkoutAddress,
  parseChosenWishes,
  tourOffer,
  withChosenWishes,
  parseSeenPrice,
  printSeenPrice,
} from './tour-offer.ts';

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

describe('bookingObstacle', () => {
  test.each([
    [wantedTour(), true, null],
    [wantedTour({ startingDate: today }), true, 'departed'],
    // What has left is said to have left, even where it was withdrawn before.
    [wantedTour({ startingDate: today }), false, 'departed'],
    [wantedTour(), false, 'withdrawn'],
    [wantedTour({ salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
    [wantedTour({ salesStatus: 'WAITING_LIST' }), true, 'on-request'],
    [wantedTour({ freeSeats: 0 }), true, 'no-free-seat'],
    [wantedTour({ lastRequestDay: today }), true, null],
    [wantedTour({ lastRequestDay: '2027-02-28' }), true, 'closed'],
    [wantedTour({ lastRequestDay: '2027-02-28', salesStatus: 'WAITING_LIST' }), true, 'closed'],
    [wantedTour({ lastRequestDay: '2027-02-28', salesStatus: 'SOLD_OUT' }), true, 'sold-out'],
  ] as const)('TRV-17 %j available %s: %s', (offered, isAvailable, obstacle) => {
    expect(bookingObstacle(offered, today, isAvailable)).toBe(obstacle);
  });

  test('TRV-01 only a tour that can be booked or is on request is asked for', () => {
    expect([null, ...BOOKING_OBSTACLES].filter((obstacle) => canAskForSeats(obstacle))).toEqual([
      null,
      'on-request',
    ]);
  });
});

const LINK = '/booking/JPN-20270612/start?seenObstacle=';

test.each([
  ['', '', []],
  ['cost[]=trip', '', []],
  ['cost[]=trip&cost[]=privateRoom', '&privateRoom=on', ['privateRoom']],
  [
    'cost[]=trip&cost[]=flexible&cost[]=flight',
    '&flexibleCancellation=on',
    ['flexibleCancellation'],
  ],
  [
    'cost[]=trip&cost[]=privateRoom&cost[]=flexible',
    '&privateRoom=on&flexibleCancellation=on',
    ['privateRoom', 'flexibleCancellation'],
  ],
])('TRV-15 BOOK-01 the cost %j is wished with the seat as %j', (query, added, wishes) => {
  const href = withChosenWishes(LINK, new URLSearchParams(query));
  expect(href).toBe(`${LINK}${added}`);
  expect(parseChosenWishes(new URL(href, 'http://page').searchParams)).toEqual(wishes);
});

test('BOOK-01 nothing else in the address is a wish', () => {
  expect(parseChosenWishes(new URLSearchParams('privateRoom=&message=on'))).toEqual([]);
});

describe('parseSeenPrice', () => {
  test('reads what printSeenPrice writes', () => {
    const seen = { cents: 249000, currency: 'EUR' } as const;
    expect(parseSeenPrice(printSeenPrice(seen))).toEqual(seen);
    expect(printSeenPrice(null)).toBe('');
  });

  test.each(['', '249000', '249000 ZZZ', '-1 EUR', '1.5 EUR', '99999999999999 EUR', ' 1 EUR'])(
    'takes %j for none',
    (text) => {
      expect(parseSeenPrice(text)).toBeNull();
    },
  );
});
