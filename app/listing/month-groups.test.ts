import { describe, expect, test } from 'vitest';
import type { Sort } from '../../domain/sort.ts';
import { groupByMonth } from './month-groups.ts';

const tours = ['2027-05-30', '2027-04-12', '2027-05-01'].map((startingDate) => ({ startingDate }));
const monthsOf = (sort?: Sort) => groupByMonth(tours, sort).map(({ month }) => month);

describe('RES-07 tours by year and month', () => {
  test.each([undefined, 'date:asc', 'relevance:desc'] as const)(
    'are grouped under the sort %s, each month once and in the order given',
    (sort) => {
      expect(groupByMonth(tours, sort)).toEqual([
        { month: '2027-05', tours: [tours[0], tours[2]] },
        { month: '2027-04', tours: [tours[1]] },
      ]);
    },
  );

  test.each([
    'price:asc',
    'price:desc',
    'discount:desc',
    'duration:asc',
    'duration:desc',
    'score:desc',
  ] as const)('stay in one list under the sort %s', (sort) => {
    expect(monthsOf(sort)).toEqual([null]);
  });

  test('the same month of another year is another group', () => {
    const years = [{ startingDate: '2027-05-01' }, { startingDate: '2028-05-01' }];
    expect(groupByMonth(years).map(({ month }) => month)).toEqual(['2027-05', '2028-05']);
  });

  test('of nothing are no groups', () => expect(groupByMonth([])).toEqual([]));
});
