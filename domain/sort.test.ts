import { expect, test } from 'vitest';
import { DEFAULT_SORT, isGroupedByMonth, SORTS } from './sort.ts';

test('RES-06 tours are sorted by date and travels by score unless asked otherwise', () => {
  expect(DEFAULT_SORT).toEqual({ tours: 'date:asc', travels: 'score:desc' });
});

test('RES-07 tours are grouped by month under date and relevance, and under no other sort', () => {
  expect(SORTS.filter(isGroupedByMonth)).toEqual(['relevance:desc', 'date:asc']);
});
