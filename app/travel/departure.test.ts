import { describe, expect, test } from 'vitest';
import { byMonth, cheapestDeparture, futureDepartures } from './departure.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../test/support/example-tours.ts';

const view = {
  today: EXAMPLE_TODAY,
  bookingsUrl: null,
  currency: 'EUR',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;

describe('futureDepartures', () => {
  test('TRV-02 holds what starts after today, by date and then by code', () => {
    const tours = [
      exampleTour({ code: 'B', startingDate: '2027-06-12' }),
      exampleTour({ code: 'TODAY', startingDate: EXAMPLE_TODAY }),
      exampleTour({ code: 'A', startingDate: '2027-06-12' }),
      exampleTour({ code: 'TOMORROW', startingDate: '2027-03-02' }),
    ];
    const departures = futureDepartures(tours, view);
    expect(departures.map(({ code, daysLeft }) => [code, daysLeft])).toEqual([
      ['TOMORROW', 1],
      ['A', 103],
      ['B', 103],
    ]);
  });
});

describe('cheapestDeparture', () => {
  const tour = (
    code: string,
    cents: number | null,
    status: 'CONFIRMED' | 'WAITING_LIST' | 'SOLD_OUT',
  ) => exampleTour({ code, salesStatus: status, price: cents === null ? {} : { EUR: cents } });

  test.each([
    [
      'the cheapest that can be booked',
      [tour('A', 200, 'CONFIRMED'), tour('B', 100, 'CONFIRMED')],
      'B',
    ],
    ['not a sold-out one', [tour('A', 200, 'CONFIRMED'), tour('B', 100, 'SOLD_OUT')], 'A'],
    ['not one on request', [tour('A', 200, 'CONFIRMED'), tour('B', 100, 'WAITING_LIST')], 'A'],
    ['one on request where there is no other', [tour('B', 100, 'WAITING_LIST')], 'B'],
    ['the first among equals', [tour('A', 100, 'CONFIRMED'), tour('B', 100, 'CONFIRMED')], 'A'],
    ['none without a price', [tour('A', null, 'CONFIRMED')], undefined],
    ['none of none', [], undefined],
  ])('TRV-06 gives %s', (_, tours, code) => {
    expect(cheapestDeparture(futureDepartures(tours, view))?.code).toBe(code);
  });
});

describe('byMonth', () => {
  test('TRV-06 keeps a month together and the years apart', () => {
    const days = ['2027-06-12', '2027-06-30', '2028-06-03'];
    const departures = futureDepartures(
      days.map((startingDate) => exampleTour({ code: startingDate, startingDate })),
      view,
    );
    expect(byMonth(departures).map(({ month, departures: of }) => [month, of.length])).toEqual([
      ['2027-06', 2],
      ['2028-06', 1],
    ]);
  });
});
