import { describe, expect, test } from 'vitest';
import {
  byMonth,
  cheapestDeparture,
  countOpen,
  monthsToOpen,
  namedDepartures,
  nextDepartures,
  offeredDeparture,
  offeredDepartures,
} from './departure.ts';
import { TOUR_STATUSES, type TourStatus } from '../../domain/tour-status.ts';
import { EXAMPLE_TODAY, exampleTour } from '../../test/support/example-tours.ts';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'EUR',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;

describe('offeredDepartures', () => {
  test('TRV-02 holds what can still be asked for, by date and then by code', () => {
    const tours = [
      exampleTour({ code: 'B', startingDate: '2027-06-12' }),
      exampleTour({ code: 'TODAY', startingDate: EXAMPLE_TODAY }),
      exampleTour({ code: 'A', startingDate: '2027-06-12' }),
      exampleTour({ code: 'CLOSED', startingDate: '2027-03-03' }),
      exampleTour({ code: 'LAST', startingDate: '2027-03-04' }),
    ];
    const departures = offeredDepartures(tours, view);
    expect(departures.map(({ code, daysLeft }) => [code, daysLeft])).toEqual([
      ['LAST', 3],
      ['A', 103],
      ['B', 103],
    ]);
  });
});

const TERMS = { today: EXAMPLE_TODAY, layoutSettings: { freeCancellationDays: 31 } };

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
    expect(cheapestDeparture(offeredDepartures(tours, view))?.code).toBe(code);
  });
});

describe('offeredDeparture', () => {
  const tour = (startingDate: string, cents: number, salesStatus: TourStatus = 'CONFIRMED') =>
    exampleTour({ code: startingDate, startingDate, salesStatus, price: { EUR: cents } });

  test.each([
    [
      'the cheapest that can be cancelled free of charge',
      [tour('2027-03-10', 100), tour('2027-04-01', 300), tour('2027-04-02', 200)],
      '2027-04-02',
    ],
    [
      'a close one before one on request',
      [tour('2027-03-10', 200), tour('2027-04-01', 100, 'WAITING_LIST')],
      '2027-03-10',
    ],
    ['one on request alone', [tour('2027-04-01', 100, 'WAITING_LIST')], '2027-04-01'],
    [
      'one of the coming months before one of the year after that costs hardly less',
      [tour('2027-06-01', 115), tour('2028-01-10', 100)],
      '2027-06-01',
    ],
    [
      'one of the year after that costs much less',
      [tour('2027-06-01', 116), tour('2028-01-10', 100)],
      '2028-01-10',
    ],
  ])('TRV-06 TRV-09 gives %s', (_, tours, code) => {
    expect(offeredDeparture(offeredDepartures(tours, view), TERMS)?.code).toBe(code);
  });
});

test('TRV-06 the departure of the card is named first, and none of them twice', () => {
  const tour = (startingDate: string, cents: number) =>
    exampleTour({ code: startingDate, startingDate, price: { EUR: cents } });
  const namesOf = (tours: readonly ReturnType<typeof tour>[]) =>
    namedDepartures(offeredDepartures(tours, view), TERMS).map(({ kind, departure }) => [
      kind,
      departure.code,
    ]);
  expect(
    namesOf([
      tour('2027-03-10', 300),
      tour('2027-04-02', 400),
      tour('2027-06-01', 210),
      tour('2028-01-10', 200),
    ]),
  ).toEqual([
    ['suggested', '2027-06-01'],
    ['next', '2027-04-02'],
    ['soon', '2027-03-10'],
    ['cheapest', '2028-01-10'],
  ]);
  expect(namesOf([tour('2027-06-01', 200)])).toEqual([['next', '2027-06-01']]);
});

describe('nextDepartures', () => {
  const tour = (startingDate: string, salesStatus: 'CONFIRMED' | 'WAITING_LIST' | 'SOLD_OUT') =>
    exampleTour({ code: startingDate, startingDate, salesStatus });

  test.each([
    [
      'the first that can be booked',
      [tour('2027-05-01', 'WAITING_LIST'), tour('2027-06-01', 'CONFIRMED')],
      '2027-06-01',
    ],
    [
      'one on request where there is no other',
      [tour('2027-05-01', 'SOLD_OUT'), tour('2027-06-01', 'WAITING_LIST')],
      '2027-06-01',
    ],
    ['none of sold-out ones', [tour('2027-05-01', 'SOLD_OUT')], undefined],
    [
      'the first that can be cancelled free of charge, and the one that leaves before it',
      [
        tour('2027-03-10', 'CONFIRMED'),
        tour('2027-03-31', 'CONFIRMED'),
        tour('2027-04-01', 'CONFIRMED'),
      ],
      '2027-04-01',
      '2027-03-10',
    ],
    ['one that cannot, where there is no other', [tour('2027-03-10', 'CONFIRMED')], '2027-03-10'],
  ])('TRV-06 TRV-09 gives %s', (_, tours, code, soonCode?: string) => {
    const { next, soon } = nextDepartures(offeredDepartures(tours, view), TERMS);
    expect([next?.code, soon?.code]).toEqual([code, soonCode]);
  });
});

describe('countOpen', () => {
  test('RES-10 counts departures on request, and none that is sold out', () => {
    const tours = TOUR_STATUSES.map((salesStatus) =>
      exampleTour({ code: salesStatus, salesStatus, seatsToConfirm: 1 }),
    );
    const departures = offeredDepartures(tours, view);
    expect(countOpen(departures)).toBe(TOUR_STATUSES.length - 1);
    expect(byMonth(departures).map(({ openCount }) => openCount)).toEqual([5]);
  });
});

describe('byMonth', () => {
  test('TRV-06 keeps a month together and the years apart', () => {
    const days = ['2027-06-12', '2027-06-30', '2028-06-03'];
    const departures = offeredDepartures(
      days.map((startingDate) => exampleTour({ code: startingDate, startingDate })),
      view,
    );
    expect(byMonth(departures).map(({ month, departures: of }) => [month, of.length])).toEqual([
      ['2027-06', 2],
      ['2028-06', 1],
    ]);
  });
});

test.each([
  ['the first with an open departure, past one that is sold out', ['SOLD_OUT', 100, 300], ['06']],
  ['that of the cheapest too', [300, 200, 100], ['05', '07']],
  ['none where nothing can be had', ['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'], []],
] as const)('TRV-06 months that stand open: %s', (_, tours, expected) => {
  const departures = tours.map((price, index) =>
    exampleTour({
      startingDate: `2027-0${index + 5}-12`,
      salesStatus: price === 'SOLD_OUT' ? price : 'CONFIRMED',
      price: { EUR: price === 'SOLD_OUT' ? 10 : price },
    }),
  );
  const months = byMonth(offeredDepartures(departures, view));
  expect([...monthsToOpen(months)].map((month) => month.slice(5))).toEqual(expected);
});
