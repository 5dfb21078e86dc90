import { expect, test } from 'vitest';
import { travelCard } from '../../../test/support/listing-backend.ts';
import { listing, loadBlock } from '../../../test/support/load-block.ts';

test('RES-12 the travels list asks for travels by its filters', async () => {
  const { blocks, asked } = await loadBlock(
    'travels-list',
    listing({ sort: 'score:desc', show: 6 }),
    {
      '/travels': { response: 'success', data: [travelCard()] },
    },
  );
  expect(asked[0]).toEqual({
    path: '/travels',
    body: { sort: 'score:desc', show: 6, currency: 'GBP' },
  });
  expect(blocks[0]?.data).toMatchObject({ travels: [{ slug: 'japan-by-rail', toursCount: 4 }] });
});

test.each([
  [undefined, 12],
  [24, 24],
  [36, 30],
])('LAY-16 of a list of 30, an address that asks for %s gets %s', async (shown, count) => {
  const data = Array.from({ length: 30 }, (_, n) => travelCard({ slug: `trip-${n + 1}` }));
  const { blocks } = await loadBlock(
    'travels-list',
    listing({ show: 100 }),
    { '/travels': { response: 'success', data } },
    { shown },
  );
  expect(blocks[0]?.data).toMatchObject({ total: 30, travels: { length: count } });
});
