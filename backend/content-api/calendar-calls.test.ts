import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { countedPeriods } from './calendar-calls.ts';

const day = (text: string, departures: number) => ({
  day: text,
  status: 'CONFIRMED' as const,
  departures,
  cents: null,
});
const DAYS = [day('2026-12-28', 2), day('2027-01-05', 1), day('2027-03-20', 4)];
const RECORDS = [
  { name: 'Inverno', startingDate: '2026-12-21', endingDate: '2027-03-19' },
  { name: 'Vacanze di Natale', startingDate: '2026-12-23', endingDate: '2027-01-06' },
  { name: 'Capodanno', startingDate: '2026-12-27', endingDate: '2027-01-02' },
  { name: 'Carnevale', startingDate: '2027-02-04', endingDate: '2027-02-09' },
  { name: 'Pasqua', startingDate: '2027-03-20', endingDate: '2027-03-29' },
];

const HOLIDAYS = new Set(['2026-12-25', '2027-01-01', '2027-01-06']);

const summary = (market: keyof typeof MARKETS, records = RECORDS) =>
  countedPeriods(records, DAYS, MARKETS[market], HOLIDAYS).map(
    ({ type, name, year, departures }) => `${type} ${name} ${year}: ${departures}`,
  );

describe('SRCH-12 periods that can be chosen', () => {
  test('months and the market’s own, with their departures, by their first day, never an empty one', () =>
    expect(summary('it')).toEqual([
      'month Dicembre 2026: 2',
      'event Inverno 2026: 3',
      'event Vacanze di Natale 2026: 3',
      'event Capodanno 2026: 2',
      'month Gennaio 2027: 1',
      'month Marzo 2027: 4',
      'event Pasqua 2027: 4',
    ]));

  test('with the days of leave that holidays take, and none of a month', () =>
    expect(
      countedPeriods(RECORDS, DAYS, MARKETS.it, HOLIDAYS).flatMap(({ name, leaveDays }) =>
        leaveDays === null ? [] : [`${name}: ${leaveDays}`],
      ),
    ).toEqual(['Inverno: 62', 'Vacanze di Natale: 8', 'Capodanno: 4', 'Pasqua: 6']));

  test('a month is all of its days', () =>
    expect(countedPeriods([], [day('2028-02-10', 1)], MARKETS['en-US'], HOLIDAYS)).toEqual([
      {
        type: 'month',
        name: 'February',
        year: 2028,
        startingDate: '2028-02-01',
        endingDate: '2028-02-29',
        leaveDays: null,
        departures: 1,
      },
    ]));

  test.each([
    ['de', 'month März 2027: 4'],
    ['fr', 'month Mars 2027: 4'],
    ['es', 'month Marzo 2027: 4'],
    ['international', 'month March 2027: 4'],
  ] as const)('MKT-05 months have the names of the market’s language: %s', (market, month) =>
    expect(summary(market, [])).toContain(month),
  );
});
