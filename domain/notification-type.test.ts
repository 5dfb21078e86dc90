import { expect, test } from 'vitest';
import { notificationTypes } from './notification-type.ts';
import { TOUR_STATUSES } from './tour-status.ts';

test.each([
  ['PLANNED', ['TOUR_CONFIRMED', 'PRICE_DROPPED']],
  ['ALMOST_CONFIRMED', ['TOUR_CONFIRMED', 'PRICE_DROPPED']],
  ['CONFIRMED', ['PRICE_DROPPED']],
  ['ALMOST_FULL', ['PRICE_DROPPED']],
  ['WAITING_LIST', ['PRICE_DROPPED']],
  ['SOLD_OUT', ['PRICE_DROPPED']],
  [null, []],
] as const)('NTFY-02 for a tour that is %s: %j', (status, expected) => {
  expect(notificationTypes(1, status)).toEqual(expected);
});

test('NTFY-02 a travel without tours has the no-departures alert alone, whatever the status', () => {
  for (const status of [...TOUR_STATUSES, null]) {
    expect(notificationTypes(0, status)).toEqual(['STOCKOUT_TRAVEL']);
  }
});
