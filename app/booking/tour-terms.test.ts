import { describe, expect, test } from 'vitest';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { tourTerms } from './tour-terms.ts';

const days = {
  balanceDueDays: 31,
  freeCancellationDays: 31,
  flexibleCancellationDays: 8,
  cancellationFees: LAYOUT_SETTINGS.cancellationFees,
  decisionDays: 42,
};
const planned = {
  startingDate: '2027-06-12',
  salesStatus: 'PLANNED',
  freeSeats: 11,
  seatsToConfirm: 3,
} as const;

function terms(change: Partial<Parameters<typeof tourTerms>[0]> = {}) {
  return tourTerms({
    tour: planned,
    priceCents: 215000,
    depositPercent: 20,
    days,
    today: '2027-03-01',
    ...change,
  });
}

describe('tourTerms', () => {
  test('TRV-09 deposit and balance add up, the balance is due on the 31st day before', () => {
    expect(terms({ priceCents: 129999, depositPercent: 15 }).deposit).toEqual({
      cents: 19500,
      percent: 15,
      balanceCents: 110499,
      balanceDueDate: '2027-05-12',
    });
  });

  test.each([
    ['2027-05-11', true],
    ['2027-05-12', false],
    ['2027-06-11', false],
  ])('TRV-09 on %s a deposit is enough: %s', (today, isEnough) => {
    expect(terms({ today }).deposit !== null).toBe(isEnough);
  });

  test('TRV-09 without a price there is no deposit', () => {
    expect(terms({ priceCents: null }).deposit).toBeNull();
  });

  test.each([
    ['2027-05-12', '2027-05-12', '2027-06-04'],
    ['2027-05-13', null, '2027-06-04'],
    ['2027-06-04', null, '2027-06-04'],
    ['2027-06-05', null, null],
  ])(
    'TRV-09 on %s cancelling is free until %s, with the option until %s',
    (today, free, flexible) => {
      expect(terms({ today })).toMatchObject({
        freeCancellationUntil: free,
        flexibleCancellationUntil: flexible,
      });
    },
  );

  test.each([
    ['PLANNED', 3, '2027-03-01', '2027-05-01'],
    ['ALMOST_CONFIRMED', 1, '2027-05-01', '2027-05-01'],
    ['PLANNED', 3, '2027-05-02', null],
    ['CONFIRMED', 0, '2027-03-01', null],
    ['ALMOST_FULL', 0, '2027-03-01', null],
    ['SOLD_OUT', 0, '2027-03-01', null],
    ['WAITING_LIST', 0, '2027-03-01', null],
    ['WAITING_LIST', 2, '2027-03-01', '2027-05-01'],
  ] as const)('TRV-14 %s with %i missing on %s: decided by %s', (...example) => {
    const [salesStatus, seatsToConfirm, today, decisionDate] = example;
    const tour = { ...planned, salesStatus, seatsToConfirm };
    expect(terms({ tour, today }).decisionDate).toBe(decisionDate);
  });
});
