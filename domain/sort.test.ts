import { expect, test } from 'vitest';
import { DEFAULT_SORT, isGroupedByMonth, OFFERED_SORTS, SORTS } from './sort.ts';

test('RES-06 the sorts that a visitor can choose are those of the specification', () => {
  expect(OFFERED_SORTS).toEqual([
    'relevance:desc',
    'date:asc',
    'price:asc',
    'price:desc',
    'discount:desc',
    'duration:asc',
    'duration:desc',
  ]);
});

test('RES-06 tours are sorted by date and travels by score unless asked otherwise', () => {
  expect(DEFAULT_SORT).toEqual({ tours: 'date:asc', travels: 'score:desc' });
});

test('RES-07 tours are grouped by month under date and relevance, and under no other sort', () => {
  expect(SORTS.filter(isGroupedByMonth)).toEqual(['relevance:desc', 'date:asc']);
});
