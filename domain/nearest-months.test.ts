import { expect, test } from 'vitest';
import { nearestMonths } from './nearest-months.ts';

const MONTHS = ['2027-11', '2027-12', '2028-01', '2028-02', '2028-03', '2028-06'].map(
  (month, place) => ({ month, count: place === 2 ? 0 : 5 }),
);

test.each([
  [{ dateFrom: '2028-01-10', dateTo: '2028-01-12' }, ['2027-11', '2027-12', '2028-02', '2028-03']],
  [{ dateFrom: '2028-05-01' }, ['2027-12', '2028-02', '2028-03', '2028-06']],
  [{ dateTo: '2027-06-30' }, ['2027-11', '2027-12', '2028-02', '2028-03']],
  [{}, []],
])('RES-08 the nearest months with count, across years and by date: %o', (days, months) => {
  expect(nearestMonths(MONTHS, days)).toEqual(months);
});
