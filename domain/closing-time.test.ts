import { expect, test } from 'vitest';
import { firstOpenDay, isOpenDeparture, lastRequestDay, takesRequests } from './closing-time.ts';
import { DEFAULT_STATUSES, TOUR_STATUSES } from './tour-status.ts';

const TODAY = '2027-03-01';

test.each([
  [3, '2027-05-07'],
  [1, '2027-05-09'],
  [0, '2027-05-09'],
])(
  'TRV-02 with a closing time of %i days a tour of 10 May takes requests up to %s',
  (days, last) => {
    expect(lastRequestDay('2027-05-10', days)).toBe(last);
  },
);

test.each([
  [3, '2027-03-04'],
  [1, '2027-03-02'],
  [0, '2027-03-02'],
  [30, '2027-03-31'],
])('TRV-02 with a closing time of %i days tours from %s on are open', (closingDays, first) => {
  expect(firstOpenDay(TODAY, closingDays)).toBe(first);
});

test.each([
  ['2027-02-28', 0, false],
  ['2027-03-01', 0, false],
  ['2027-03-02', 0, true],
  ['2027-03-03', 3, false],
  ['2027-03-04', 3, true],
  ['2027-03-05', 3, true],
])(
  'TRV-02 a tour of %s with a closing time of %i days takes requests: %s',
  (day, days, expected) => {
    expect(takesRequests({ startingDate: day }, TODAY, days)).toBe(expected);
  },
);

test('RES-10 what is not sold out and not closed is a departure, on request or not', () => {
  const openUpTo = (lastRequestDay: string) =>
    TOUR_STATUSES.filter((status) => isOpenDeparture({ status, lastRequestDay }, TODAY));
  expect(openUpTo('2027-03-01')).toEqual(DEFAULT_STATUSES);
  expect(openUpTo('2027-02-28')).toEqual([]);
});
