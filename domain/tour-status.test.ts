import { describe, expect, test } from 'vitest';
import { todayIn } from './calendar-date.ts';
import { MARKETS } from './market.ts';
import {
  flightAdvice,
  isBookable,
  isConfirmed,
  isFuture,
  seatLabel,
  TOUR_STATUSES,
  type FlightAdvice,
  type SeatLabel,
  type TourStatus,
} from './tour-status.ts';

test('TRV-01 the statuses stand in order of bookability', () => {
  expect(TOUR_STATUSES).toEqual([
    'PLANNED',
    'ALMOST_CONFIRMED',
    'CONFIRMED',
    'ALMOST_FULL',
    'WAITING_LIST',
    'SOLD_OUT',
  ]);
});

describe('status by status', () => {
  interface Row {
    status: TourStatus;
    confirmed: boolean;
    /** By seats to confirm and free seats: 3 and 5, 3 and 0, 0 and 5, 0 and 0. */
    bookable: [boolean, boolean, boolean, boolean];
    advice: FlightAdvice;
    labels: [SeatLabel | null, SeatLabel | null, SeatLabel | null, SeatLabel | null];
  }
  const gathering = 'notConfirmedTour';
  const sure = 'confirmedTour';
  const rows: Row[] = [
    {
      status: 'PLANNED',
      confirmed: false,
      bookable: [true, true, false, false],
      advice: 'wait',
      labels: [gathering, gathering, null, null],
    },
    {
      status: 'ALMOST_CONFIRMED',
      confirmed: false,
      bookable: [true, true, false, false],
      advice: 'wait',
      labels: [gathering, gathering, null, null],
    },
    {
      status: 'CONFIRMED',
      confirmed: true,
      bookable: [true, true, true, false],
      advice: 'buy',
      labels: [gathering, gathering, sure, null],
    },
    {
      status: 'ALMOST_FULL',
      confirmed: true,
      bookable: [true, true, true, false],
      advice: 'buy',
      labels: [gathering, gathering, sure, null],
    },
    {
      status: 'WAITING_LIST',
      confirmed: false,
      bookable: [false, false, false, false],
      advice: 'wait',
      labels: [gathering, gathering, null, null],
    },
    {
      status: 'SOLD_OUT',
      confirmed: false,
      bookable: [false, false, false, false],
      advice: 'none',
      labels: [gathering, gathering, null, null],
    },
  ];
  const seats = [
    { seatsToConfirm: 3, freeSeats: 5 },
    { seatsToConfirm: 3, freeSeats: 0 },
    { seatsToConfirm: 0, freeSeats: 5 },
    { seatsToConfirm: 0, freeSeats: 0 },
  ];

  test('the table leaves no status out', () => {
    expect(rows.map((row) => row.status)).toEqual(TOUR_STATUSES);
  });

  test.each(rows)('TRV-01 $status is confirmed: $confirmed', ({ status, confirmed }) => {
    expect(isConfirmed(status)).toBe(confirmed);
  });

  test.each(rows)('TRV-02 $status is bookable by its seats: $bookable', ({ status, bookable }) => {
    expect(seats.map((some) => isBookable({ status, ...some }))).toEqual(bookable);
  });

  test.each(rows)('TRV-03 $status: flights $advice', ({ status, advice }) => {
    expect(flightAdvice(status)).toBe(advice);
  });

  test.each(rows)('TRV-04 $status: seat labels $labels', ({ status, labels }) => {
    expect(seats.map((some) => seatLabel({ status, ...some }))).toEqual(labels);
  });
});

describe('TRV-02 a tour is in the future when it starts after today', () => {
  test.each([
    ['2027-05-01', '2027-04-30', true],
    ['2027-05-01', '2027-05-01', false],
    ['2027-05-01', '2027-05-02', false],
    ['2028-01-01', '2027-12-31', true],
  ])('one of %s on %s: %s', (startingDate, today, expected) => {
    expect(isFuture({ startingDate }, today)).toBe(expected);
  });

  test('today is the market’s: the same moment is another day in New York', () => {
    const now = Date.UTC(2027, 4, 1, 2, 0);
    const isFutureIn = (id: 'it' | 'en-US') =>
      isFuture({ startingDate: '2027-05-01' }, todayIn(MARKETS[id].timeZone, now));
    expect([isFutureIn('it'), isFutureIn('en-US')]).toEqual([false, true]);
  });
});
