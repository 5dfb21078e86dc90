import { expect, test } from 'vitest';
import { AREAS, areaOf, CONTINENT_CODES, continentCodesIn } from './continent.ts';

test('SRCH-05 CMS-06 the continents and the areas with a page of their own', () => {
  expect(CONTINENT_CODES).toHaveLength(8);
  expect(AREAS.toSorted()).toEqual([
    'africa',
    'america',
    'antarctica',
    'asia',
    'europe',
    'oceania',
  ]);
});

test.each(CONTINENT_CODES)('CMS-06 %s is found on its area’s page', (code) => {
  expect(continentCodesIn(areaOf(code))).toContain(code);
});

test('CMS-06 america gathers its halves, and a half is itself alone', () => {
  expect(continentCodesIn('america')).toEqual(['america', 'north-america', 'south-america']);
  expect(continentCodesIn('north-america')).toEqual(['north-america']);
  expect(continentCodesIn('asia')).toEqual(['asia']);
});
