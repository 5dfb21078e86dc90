import { expect, test } from 'vitest';
import { MOST_RESTORED, parseWishlistQuery, printRemoved, type Removed } from './wishlist-query.ts';

test.each<Removed>([
  { travelId: 'japan', tourCodes: [], isTravelKept: false },
  { travelId: 'japan', tourCodes: ['JPN-1', 'JPN-2'], isTravelKept: false },
  { travelId: 'japan', tourCodes: ['JPN-1'], isTravelKept: true },
])('WISH-03 what was removed is read as it was written: %j', (removed) =>
  expect(parseWishlistQuery(new URLSearchParams(printRemoved(removed))).removed).toEqual(removed),
);

test('WISH-03 a forged query asks for no more than an undo may', () => {
  const codes = Array.from({ length: 500 }, (_, at) => `T-${at}`).join(',');
  const read = (query: string) => parseWishlistQuery(new URLSearchParams(query));
  expect(read(`removed=japan&tours=${codes}`).removed?.tourCodes).toHaveLength(MOST_RESTORED);
  expect(read(`removed=${'x'.repeat(101)}&problem=constructor`)).toMatchObject({
    removed: null,
    problem: null,
  });
  expect(read('removed=japan&kept=1').removed?.isTravelKept).toBe(false);
});
