import { describe, expect, test } from 'vitest';
import {
  balanceDueDate,
  decisionDate,
  isCancellationFree,
  isDepositAvailable,
  lastFreeCancellationDay,
  splitTotal,
} from './booking-terms.ts';
import { TOUR_STATUSES } from './tour-status.ts';

const startingDate = '2027-05-01';

test('TRV-09 the balance is due on the 31st day before departure', () => {
  expect(balanceDueDate(startingDate, 31)).toBe('2027-03-31');
  expect(balanceDueDate('2028-03-10', 31)).toBe('2028-02-08');
  expect(balanceDueDate(startingDate, 45)).toBe('2027-03-17');
});

test.each([
  ['2027-03-30', true],
  ['2027-03-31', false],
  ['2027-04-01', false],
  ['2027-05-02', false],
])('TRV-09 on %s a deposit is enough: %s', (today, expected) => {
  expect(isDepositAvailable(startingDate, today, 31)).toBe(expected);
});

test.each([
  [{ priceCents: 135_000, onTopCents: 0, travellers: 2 }, 270_000, 54_000, 216_000],
  [{ priceCents: 135_000, onTopCents: 31_900, travellers: 2 }, 333_800, 54_000, 279_800],
  [{ priceCents: 99_999, onTopCents: -5000, travellers: 3 }, 284_997, 60_000, 224_997],
])('TRV-09 deposit and balance of %o make the total', (sum, total, deposit, balance) => {
  expect(splitTotal(sum, 20)).toEqual({
    totalCents: total,
    depositCents: deposit,
    balanceCents: balance,
  });
});

describe('free cancellation', () => {
  test.each([
    ['2027-03-30', 31, true],
    ['2027-03-31', 31, true],
    ['2027-04-01', 31, false],
    ['2027-04-22', 8, true],
    ['2027-04-23', 8, true],
    ['2027-04-24', 8, false],
  ])('TRV-09 on %s with %i days: %s', (today, days, expected) => {
    expect(isCancellationFree(startingDate, today, days)).toBe(expected);
  });

  test.each([
    [31, '2027-03-31'],
    [8, '2027-04-23'],
  ])('TRV-09 its last day, %i days before, is %s', (days, expected) => {
    expect(lastFreeCancellationDay(startingDate, days)).toBe(expected);
  });
});

describe('decision date', () => {
  test('TRV-14 it is 42 days before departure, or as many as the setting says', () => {
    expect(decisionDate({ startingDate, status: 'PLANNED' }, 42)).toBe('2027-03-20');
    expect(decisionDate({ startingDate, status: 'PLANNED' }, 10)).toBe('2027-04-21');
  });

  test('TRV-14 there is none once it is settled', () => {
    const open = TOUR_STATUSES.filter((status) => decisionDate({ startingDate, status }, 42));
    expect(open).toEqual(['PLANNED', 'ALMOST_CONFIRMED', 'WAITING_LIST']);
  });
});
