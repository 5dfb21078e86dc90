import { describe, expect, test } from 'vitest';
import {
  cancellationProblem,
  cancellationSteps,
  type CancellationTerms,
} from './cancellation-fees.ts';
import { datedCancellationSteps } from './dated-cancellation-steps.ts';

const TERMS: CancellationTerms = {
  freeCancellationDays: 31,
  flexibleCancellationDays: 8,
  cancellationFees: [
    { untilDays: 15, percent: 50 },
    { untilDays: 0, percent: 100 },
  ],
};

const written = (terms: CancellationTerms) =>
  cancellationSteps(terms).map(
    ({ fromDays, untilDays, percent, flexiblePercent }) =>
      `${fromDays ?? ''}-${untilDays}: ${percent}/${flexiblePercent}`,
  );

test.each([
  ['the default', {}, ['-31: 0/0', '30-15: 50/0', '14-8: 100/0', '7-0: 100/100']],
  [
    'an option that ends within a stretch',
    { flexibleCancellationDays: 20 },
    ['-31: 0/0', '30-20: 50/0', '19-15: 50/50', '14-0: 100/100'],
  ],
  [
    'an option that ends with a stretch',
    { flexibleCancellationDays: 15 },
    ['-31: 0/0', '30-15: 50/0', '14-0: 100/100'],
  ],
  [
    'no option to speak of',
    { flexibleCancellationDays: 31 },
    ['-31: 0/0', '30-15: 50/50', '14-0: 100/100'],
  ],
  [
    'a last share that is not the whole',
    { cancellationFees: [{ untilDays: 0, percent: 80 }] },
    ['-31: 0/0', '30-8: 80/0', '7-0: 80/80'],
  ],
  ['free until the end', { freeCancellationDays: 0, flexibleCancellationDays: 0 }, ['-0: 0/0']],
  [
    'fees that end before the departure',
    { cancellationFees: [{ untilDays: 15, percent: 50 }] },
    ['-31: 0/0', '30-15: 50/0', '14-8: 100/0', '7-0: 100/100'],
  ],
  ['fees that nobody has told', { cancellationFees: [] }, []],
])('TRV-09 the scale of %s has no gap', (_, changed, expected) => {
  expect(written({ ...TERMS, ...changed })).toEqual(expected);
});

describe('TRV-09 the scale of a tour is in plain days', () => {
  test('over months and the change of clocks', () => {
    expect(datedCancellationSteps('2027-04-10', '2027-01-01', TERMS)).toEqual([
      { from: null, until: '2027-03-10', percent: 0, flexiblePercent: 0 },
      { from: '2027-03-11', until: '2027-03-26', percent: 50, flexiblePercent: 0 },
      { from: '2027-03-27', until: '2027-04-02', percent: 100, flexiblePercent: 0 },
      { from: '2027-04-03', until: '2027-04-10', percent: 100, flexiblePercent: 100 },
    ]);
  });

  test.each([
    ['2027-03-10', '2027-03-10'],
    ['2027-03-11', '2027-03-26'],
    ['2027-03-26', '2027-03-26'],
    ['2027-03-27', '2027-04-02'],
    ['2027-04-10', '2027-04-10'],
    ['2027-04-11', undefined],
  ])('on %s the first stretch ends on %s: what is past is gone', (today, until) => {
    expect(datedCancellationSteps('2027-04-10', today, TERMS)[0]?.until).toBe(until);
  });
});

test.each([
  ['the default', {}, null],
  ['an option that is worse', { flexibleCancellationDays: 40 }, 'flexible option'],
  [
    'a fee on free days',
    { freeCancellationDays: 10 },
    'a fee until 15 days before departure, while cancelling is free until 10',
  ],
  [
    'days out of order',
    {
      cancellationFees: [
        { untilDays: 5, percent: 50 },
        { untilDays: 10, percent: 70 },
      ],
    },
    '10 cannot follow 5',
  ],
  [
    'a share that shrinks',
    {
      cancellationFees: [
        { untilDays: 15, percent: 50 },
        { untilDays: 0, percent: 50 },
      ],
    },
    '50 % cannot follow 50 %',
  ],
  ['no end', { cancellationFees: [{ untilDays: 15, percent: 50 }] }, 'untilDays: 0'],
  ['no fee at all', { cancellationFees: [] }, 'untilDays: 0'],
  [
    'free until the end',
    {
      freeCancellationDays: 0,
      flexibleCancellationDays: 0,
      cancellationFees: [{ untilDays: 0, percent: 100 }],
    },
    null,
  ],
])('TRV-09 contradictions of a scale are told: %s', (_, changed, expected) => {
  const problem = cancellationProblem({ ...TERMS, ...changed });
  if (expected === null) expect(problem).toBeNull();
  else expect(problem).toContain(expected);
});
