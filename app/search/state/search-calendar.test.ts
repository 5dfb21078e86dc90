import fc from 'fast-check';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar-date.ts';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { departuresWithin, readCalendar, writeCalendar } from './search-calendar.ts';

const dayRecord = fc.record({
  distance: fc.integer({ min: 1, max: 90 }),
  status: fc.constantFrom(...TOUR_STATUSES),
  departures: fc.integer({ min: 1, max: 4_000 }),
  cents: fc.option(fc.integer({ min: 0, max: 900_000 })),
});

const answerOf = (
  rows: readonly {
    distance: number;
    status: (typeof TOUR_STATUSES)[number];
    departures: number;
    cents: number | null;
  }[],
) => {
  let day = '2027-03-01';
  const days = rows.map(({ distance, ...row }) => ({
    day: (day = addDays(day, distance)),
    ...row,
  }));
  return { currency: 'EUR' as const, days, periods: [] };
};

describe('SRCH-12 the calendar as it is sent', () => {
  test('what is read is what was written', () =>
    fc.assert(
      fc.property(fc.array(dayRecord, { maxLength: 40 }), (rows) => {
        const answer = answerOf(rows);
        const { days } = readCalendar(JSON.parse(JSON.stringify(writeCalendar(answer))));
        expect([...days].map(([day, row]) => ({ day, ...row }))).toEqual(answer.days);
      }),
    ));

  test('18 months of days with departures of every price are less than 10 KB', () => {
    const rows = fc
      .sample(dayRecord, { numRuns: 550, seed: 7 })
      .map((row) => ({ ...row, distance: 1 }));
    const { days } = writeCalendar(answerOf(rows));
    expect(brotliCompressSync(days).length).toBeLessThan(10_000);
  });

  test.each([
    ['one day', '2027-03-02', '2027-03-02', 3],
    ['both ends', '2027-03-02', '2027-03-05', 7],
    ['none', '2027-03-03', '2027-03-04', 0],
  ])('departures within %s', (_, startingDate, endingDate, count) => {
    const row = { status: 'CONFIRMED' as const, cents: null };
    const calendar = readCalendar(
      writeCalendar(
        answerOf([
          { ...row, distance: 1, departures: 3 },
          { ...row, distance: 3, departures: 4 },
          { ...row, distance: 9, departures: 5 },
        ]),
      ),
    );
    expect(departuresWithin(calendar, { startingDate, endingDate })).toBe(count);
  });
});
