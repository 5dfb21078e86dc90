import { expect, test } from 'vitest';
import type { Badge } from '../../domain/vocabulary.ts';
import { sampleTour } from '../../test/support/sample-records.ts';
import type { TourRecord } from './records.ts';
import { pastRunsOf } from './past-runs.ts';

const TODAY = '2027-03-10';
const over = (startingDate: string, changes: Partial<TourRecord> = {}) =>
  sampleTour({
    id: startingDate,
    travelId: 'japan',
    startingDate,
    endingDate: '2027-03-09',
    seatsToConfirm: 0,
    ...changes,
  });
const runsOf = (
  tours: readonly TourRecord[],
  { badges = [], hasReviews = false }: { badges?: Badge[]; hasReviews?: boolean } = {},
) => pastRunsOf({ travel: { badges }, tours, hasReviews, today: TODAY });

test('TRV-08 counts what has come home, since the month of the first', () => {
  expect(runsOf([over('2027-02-27'), over('2026-12-30'), over('2027-01-09')])).toEqual({
    count: 3,
    since: '2026-12',
  });
});

test.each<[string, Partial<TourRecord>]>([
  ['is on its last day', { endingDate: TODAY }],
  ['was withdrawn', { isWithdrawn: true }],
  ['never had enough people', { seatsToConfirm: 2 }],
])('TRV-08 does not count a tour that %s', (_, changes) => {
  expect(runsOf([over('2027-02-27', changes), over('2027-02-20')])).toMatchObject({ count: 1 });
  expect(runsOf([over('2027-02-27', changes)])).toBeNull();
});

test.each<[string, Badge[], boolean, object | null]>([
  ['new, and nobody has spoken of it', ['new'], false, { count: 0, since: null }],
  ['new, and somebody was there', ['new'], true, null],
  ['not called new', ['eco'], false, null],
])('TRV-08 a travel without past tours that is %s', (_, badges, hasReviews, runs) => {
  expect(runsOf([], { badges, hasReviews })).toEqual(runs);
});
