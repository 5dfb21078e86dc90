import { expect, test } from 'vitest';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { pastRunsView } from './travel-view.server.ts';

const [template] = exampleTravel().reviews;
const reviewsOf = (...months: string[]) => months.map((travelled) => ({ ...template!, travelled }));
const counted = { count: 4, since: '2026-10' };
const first = { count: 0, since: null };

test.each([
  ['the oldest review', counted, ['2026-05', '2025-02'], '2025-02'],
  ['the first that was counted, where no review is older', counted, ['2026-11'], '2026-10'],
  ['the first that was counted, without reviews', counted, [], '2026-10'],
  ['the oldest review, where none was counted', null, ['2026-05', '2025-02'], '2025-02'],
  ['that it goes for the first time', first, [], null],
  ['no first time that a review belies', first, ['2026-05'], '2026-05'],
] as const)('TRV-08 TRV-11 says since when: %s', (_, pastRuns, months, since) => {
  expect(pastRunsView({ pastRuns, reviews: reviewsOf(...months) })).toEqual({ since });
});

test('TRV-08 says nothing where nobody knows', () => {
  expect(pastRunsView({ pastRuns: null, reviews: [] })).toBeNull();
});
