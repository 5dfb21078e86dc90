import { describe, expect, test } from 'vitest';
import type { Sort } from '../../domain/sort.ts';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { confirmedTour, discountedTour, gatheringTour } from './card-examples.ts';
import { TourGroups } from './listing-groups.tsx';
import { groupByMonth } from './month-groups.ts';

const tours = [confirmedTour, discountedTour, gatheringTour];
const headingsOf = (html: string) =>
  byRole(html)
    .all('heading')
    .map(({ tag, text }) => [tag, text.slice(0, 10)]);

describe('RES-07 groups of tours', () => {
  test('stand under their months, headings in order', async () => {
    expect(headingsOf(await renderInSite(<TourGroups tours={tours} />))).toEqual([
      ['h3', 'April 2027'],
      ['h4', 'Japan by r'],
      ['h3', 'May 2027'],
      ['h4', 'Peru: the '],
      ['h4', 'Japan by r'],
    ]);
  });

  test('have no months under another sort, and no gap in the headings', async () => {
    const html = await renderInSite(<TourGroups tours={tours} sort="price:asc" under={1} />);
    expect(headingsOf(html).map(([level]) => level)).toEqual(['h2', 'h2', 'h2']);
    expect(byRole(html).all('list')).toHaveLength(1);
  });

  test('MKT-04 months are in the words of the market', async () => {
    const html = await renderInSite(<TourGroups tours={[confirmedTour]} />, { marketId: 'it' });
    expect(visibleText(html)).toContain('aprile 2027');
  });
});

const days = ['2027-05-30', '2027-04-12', '2027-05-01'].map((startingDate) => ({ startingDate }));
const monthsOf = (sort?: Sort) => groupByMonth(days, sort).map(({ month }) => month);

describe('RES-07 tours by year and month', () => {
  test.each([undefined, 'date:asc', 'relevance:desc'] as const)(
    'are grouped under the sort %s, each month once and in the order given',
    (sort) => {
      expect(groupByMonth(days, sort)).toEqual([
        { month: '2027-05', tours: [days[0], days[2]] },
        { month: '2027-04', tours: [days[1]] },
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
