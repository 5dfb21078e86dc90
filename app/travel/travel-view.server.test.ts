import { expect, test } from 'vitest';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { pastRunsView } from './travel-view.server.ts';

const [template] = exampleTravel().reviews;
const reviewsOf = (...months: string[]) => months.map((travelled) => ({ ...template!, travelled }));
const counted = { count: 4, since: '2026-10' };
const first = { count: 0, since: null };

test.each([
  ['both, where a review is older', counted, ['2026-05', '2025-02'], counted, '2025-02'],
  ['the count alone, where none is', counted, ['2026-10', '2026-11'], counted, null],
  ['the count alone without reviews', counted, [], counted, null],
  ['the reviews alone without a count', null, ['2026-05', '2025-02'], null, '2025-02'],
  ['that it goes for the first time', first, [], first, null],
  ['no first time that a review belies', first, ['2026-05'], null, '2026-05'],
] as const)('TRV-08 TRV-11 says %s', (_, pastRuns, months, runs, reviewedSince) => {
  const view = pastRunsView({ pastRuns, reviews: reviewsOf(...months) });
  expect(view).toEqual({ runs, reviewedSince });
});

test('TRV-08 says nothing where nobody knows', () => {
  expect(pastRunsView({ pastRuns: null, reviews: [] })).toBeNull();
});
