import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../domain/search-filters.ts';
import { otherMonths } from './other-months.ts';

const months = [
  { month: '2026-12', departures: 5 },
  { month: '2027-01', departures: 2 },
  { month: '2027-02', departures: 0 },
  { month: '2027-03', departures: 1 },
  { month: '2027-04', departures: 3 },
  { month: '2027-09', departures: 7 },
];
const offered = (dates: { dateFrom?: string; dateTo?: string }) =>
  otherMonths({ ...NO_FILTERS, ...dates }, months).map(({ month }) => month);

describe('RES-08 other months where the chosen dates have no departures', () => {
  test('are the four nearest that have some, by date, across the turn of a year', () => {
    expect(offered({ dateFrom: '2027-02-01', dateTo: '2027-02-28' })).toEqual([
      '2026-12',
      '2027-01',
      '2027-03',
      '2027-04',
    ]);
    expect(offered({ dateTo: '2027-08-31' })).toEqual(['2027-01', '2027-03', '2027-04', '2027-09']);
  });

  test('are none without dates', () => expect(offered({})).toEqual([]));
});
