import { describe, expect, test } from 'vitest';
import {
  AGE_GROUPS,
  AGE_LIMITS,
  ageGroupsOf,
  ageSpan,
  inAgeOrder,
  matchesAgeGroup,
} from './age-group.ts';

test('RES-03 the bands and their ages', () => {
  expect(AGE_GROUPS).toEqual(['25-35', '35-49', 'ALL']);
  expect(AGE_LIMITS.ALL).toEqual({ from: 25, to: 49 });
});

test('RES-03 every list shows the bands in one order', () => {
  expect(inAgeOrder(['ALL', '35-49', '25-35'])).toEqual(['25-35', '35-49', 'ALL']);
  expect(inAgeOrder(['ALL', '25-35'])).toEqual(['25-35', 'ALL']);
});

test.each([
  [['ALL'], 25, 49, []],
  [['25-35'], 25, 35, []],
  [['35-49', '25-35'], 25, 49, ['25-35', '35-49']],
  [['ALL', '35-49'], 25, 49, ['35-49']],
] as const)(
  'RES-03 a travel with tours for %j: %i to %i, some only %j',
  (groups, from, to, narrower) => {
    expect(ageSpan(groups)).toEqual({ from, to, narrower });
  },
);

test.each([
  [24, []],
  [25, ['25-35', 'ALL']],
  [34, ['25-35', 'ALL']],
  [35, ['25-35', '35-49', 'ALL']],
  [36, ['35-49', 'ALL']],
  [49, ['35-49', 'ALL']],
  [50, []],
])('RES-04 a %i-year-old belongs to %j', (age, groups) => {
  expect(ageGroupsOf(age)).toEqual(groups);
});

describe('matchesAgeGroup', () => {
  test('RES-04 ALL filters nothing', () => {
    expect(AGE_GROUPS.every((group) => matchesAgeGroup(group, 'ALL'))).toBe(true);
  });

  test.each([
    ['25-35', '25-35', true],
    ['25-35', '35-49', false],
    ['35-49', '25-35', false],
    ['35-49', '35-49', true],
    ['ALL', '25-35', true],
    ['ALL', '35-49', true],
  ] as const)('RES-04 a tour for %s is found by %s: %s', (tourGroup, asked, expected) => {
    expect(matchesAgeGroup(tourGroup, asked)).toBe(expected);
  });
});
