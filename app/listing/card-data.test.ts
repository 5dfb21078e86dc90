import { exampleImage } from '../images/example-image.ts';
import { plainImage } from '../images/image-source.ts';
import { describe, expect, test } from 'vitest';
import type { TourStatus } from '../../domain/tour-status.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { tourCard, travelCard } from '../../test/support/listing-backend.ts';
import { seatsFact, tourCardData, travelCardData } from './card-data.ts';

const display = {
  currency: 'GBP',
  exchangeRates: LAYOUT_SETTINGS.exchangeRates,
  today: '2027-03-01',
} as const;
const promotion = {
  code: 'GO50',
  off: { EUR: 5_000, GBP: 4_500 },
  until: '2027-03-01',
  lowestPriceOf30Days: { GBP: 171_000 },
};

describe('TRV-14 the figure beside a status', () => {
  test.each<[TourStatus, { free: number; needed: number }, ReturnType<typeof seatsFact>]>([
    ['PLANNED', { free: 12, needed: 6 }, { kind: 'needed', count: 6 }],
    ['ALMOST_CONFIRMED', { free: 9, needed: 1 }, { kind: 'needed', count: 1 }],
    ['ALMOST_CONFIRMED', { free: 9, needed: 0 }, null],
    ['CONFIRMED', { free: 5, needed: 0 }, { kind: 'left', count: 5 }],
    ['CONFIRMED', { free: 0, needed: 0 }, null],
    ['CONFIRMED', { free: 5, needed: 2 }, { kind: 'left', count: 5 }],
    ['ALMOST_FULL', { free: 1, needed: 0 }, { kind: 'left', count: 1 }],
    ['WAITING_LIST', { free: 3, needed: 2 }, null],
    ['SOLD_OUT', { free: 3, needed: 0 }, null],
  ])('of %s with %o is %o', (salesStatus, { free, needed }, fact) => {
    expect(seatsFact({ salesStatus, freeSeats: free, seatsToConfirm: needed })).toEqual(fact);
  });
});

describe('RES-12 what a card is given', () => {
  test('of a tour: where, when, how many days, how much, will it run, and nothing else', () => {
    expect(tourCardData(tourCard(), display)).toEqual({
      code: 'JPN-20270503',
      startingDate: '2027-05-03',
      endingDate: '2027-05-14',
      status: 'CONFIRMED',
      seats: { kind: 'left', count: 5 },
      price: { cents: 172_000, currency: 'GBP', isConverted: false, discount: null },
      ageGroup: 'ALL',
      hasPrivateRoom: true,
      leaveDays: 8,
      travel: {
        id: 'travel-1',
        slug: 'japan-by-rail',
        title: 'Japan by rail',
        destinationLabel: 'Japan',
        numberOfDays: 12,
        image: plainImage(exampleImage('old-town')),
      },
      promotion: null,
    });
  });

  test('TRV-08 TRV-15 of a tour with a code: what it takes off, until when, and the prior price; no discount', () => {
    expect(tourCardData(tourCard({ promotion }), display)).toMatchObject({
      price: { cents: 172_000, discount: null },
      promotion: {
        code: 'GO50',
        off: { cents: 4_500, currency: 'GBP' },
        until: '2027-03-01',
        lowest: { cents: 171_000 },
      },
    });
  });

  test.each([
    ['has ended', { promotion: { ...promotion, until: '2027-02-28' } }],
    ['is of a tour on request', { promotion, salesStatus: 'WAITING_LIST' }],
    ['is of a tour without a seat', { promotion, freeSeats: 0 }],
    ['is of a tour too close to ask for', { promotion, lastRequestDay: '2027-02-28' }],
  ] as const)('TRV-08 no code that %s', (_, given) => {
    expect(tourCardData(tourCard(given), display).promotion).toBeNull();
  });

  test('of a travel: its best tour and how many departures there are', () => {
    const card = travelCardData(travelCard(), display);
    expect(card).toMatchObject({ slug: 'japan-by-rail', numberOfDays: 12, toursCount: 4 });
    expect(card.bestTour).toMatchObject({ startingDate: '2027-05-03', price: { cents: 172_000 } });
  });

  test('of a travel without an open tour: no date and no price', () => {
    expect(
      travelCardData(travelCard({ bestTour: null, toursCount: 0 }), display).bestTour,
    ).toBeNull();
  });
});
