import { describe, expect, test } from 'vitest';
import { tourCard, toursAnswer } from '../../../test/support/listing-backend.ts';
import { listing, loadBlock } from '../../../test/support/load-block.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';

describe('the tours list', () => {
  test('RES-12 asks for what its filters say, in the visitor’s currency', async () => {
    const { blocks, asked } = await loadBlock(
      'tours-list',
      listing({ status: ['CONFIRMED', 'ALMOST_FULL'], sort: 'price:asc', show: 6 }),
      { '/tours': toursAnswer([tourCard()]) },
    );
    expect(asked).toEqual([
      {
        path: '/tours',
        body: {
          status: ['CONFIRMED', 'ALMOST_FULL'],
          sort: 'price:asc',
          show: 6,
          currency: 'GBP',
        },
      },
    ]);
    expect(blocks[0]?.data).toMatchObject({
      title: 'Leaving',
      tours: [{ code: 'JPN-20270503', price: { cents: 172_000 } }],
      isGrouped: false,
      rest: null,
    });
  });

  const soon = (...data: number[]) => ({ response: 'success', data });

  test('RES-07 TRV-09 begins by date with what can still be cancelled, and leads to these and to those before', async () => {
    const { blocks, asked } = await loadBlock(
      'tours-list',
      listing({ sort: 'date:asc', show: 3 }),
      {
        '/tours': toursAnswer([tourCard()], { total: 40 }),
        '/counts/tours': soon(23),
      },
    );
    expect(asked).toMatchObject([
      { path: '/tours', body: { dateFrom: '2027-04-01', show: 3 } },
      { path: '/counts/tours', body: { listings: [{ dateTo: '2027-03-31' }] } },
    ]);
    expect(blocks[0]?.data).toMatchObject({
      total: 63,
      soon: { total: 23, query: 'dateTo=2027-03-31&sort=date%3Aasc' },
      rest: {
        total: 40,
        query: 'dateFrom=2027-04-01&sort=date%3Aasc',
        dateFrom: '2027-04-01',
      },
    });
  });

  test.each([
    ['where nothing can be cancelled any more', {}, soon(1)],
    ['of the days that it is about', { dateFrom: '2027-03-10' }, soon(1)],
    ['where nobody says how many leave before', {}, 503],
    ['where none leaves before', {}, soon(0)],
  ])('RES-07 shows all of it %s', async (words, days, counted) => {
    const isOver = words.includes('nothing can');
    const { blocks } = await loadBlock(
      'tours-list',
      listing({ sort: 'date:asc', show: 1, ...days }),
      {
        '/tours': ({ body }) =>
          isOver && body?.dateFrom === '2027-04-01'
            ? toursAnswer([])
            : toursAnswer([tourCard()], { total: 9 }),
        '/counts/tours': counted,
      },
    );
    expect(blocks[0]?.data).toMatchObject({
      tours: [{ code: 'JPN-20270503' }],
      total: 9,
      soon: null,
      rest: { total: 9 },
    });
    expect(blocks[0]?.data).not.toHaveProperty('rest.dateFrom');
  });

  test('RES-12 asks each of the coming months where it puts departures forward, and shows each once', async () => {
    const { blocks, asked } = await loadBlock(
      'tours-list',
      { ...listing({ sort: 'date:asc', show: 6 }), isFeatured: true },
      { '/tours': toursAnswer([tourCard()], { total: 63 }) },
    );
    expect(asked).toHaveLength(5);
    expect(asked[0]?.body).toMatchObject({
      dateFrom: '2027-04-12',
      dateTo: '2027-04-30',
      oncePerTravel: true,
      show: 6,
    });
    expect(blocks[0]?.data).toMatchObject({ tours: [{ code: 'JPN-20270503' }], rest: null });
  });

  test('RES-05 asks for the default statuses where its filters name none', async () => {
    const { asked } = await loadBlock('tours-list', listing({ discounted: true }), {
      '/tours': toursAnswer([]),
    });
    expect(asked[0]?.body).toMatchObject({ discounted: true, status: [...DEFAULT_STATUSES] });
  });

  test('RES-07 is grouped by its sort where it lists all that it has', async () => {
    const { blocks } = await loadBlock('tours-list', listing({ sort: 'discount:desc' }), {
      '/tours': toursAnswer([tourCard()]),
    });
    expect(blocks[0]?.data).toMatchObject({ isGrouped: true, sort: 'discount:desc' });
  });

  test('leads to the search that lists the rest, with its filters and no page size', async () => {
    const { blocks } = await loadBlock(
      'tours-list',
      listing({ status: ['CONFIRMED', 'ALMOST_FULL'], continentId: ['asia'], show: 1 }),
      { '/tours': toursAnswer([tourCard()], { total: 63 }) },
    );
    expect(blocks[0]?.data).toMatchObject({
      rest: {
        total: 63,
        query: encodeURI('continentId[]=asia&status[]=CONFIRMED&status[]=ALMOST_FULL'),
      },
    });
  });
});
