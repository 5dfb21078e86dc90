import { expect, test } from 'vitest';
import { MARKET_IDS } from './market.ts';
import { regionIn, REGIONS, regionsOf } from './region.ts';

test('SRCH-12 every region belongs to one market, and stands there by its name', () => {
  expect(MARKET_IDS.flatMap((market) => regionsOf(market).map(({ id }) => id)).sort()).toEqual(
    REGIONS.toSorted(),
  );
  for (const market of ['de', 'es'] as const) {
    const names = regionsOf(market).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(15);
    expect(names).toEqual(names.toSorted(new Intl.Collator(market).compare));
  }
});

test('SRCH-12 a region of another market is none', () => {
  expect(regionIn('de', 'DE-BY')).toBe('DE-BY');
  expect(regionIn('es', 'DE-BY')).toBeUndefined();
  expect(regionIn('fr', 'ES-CT')).toBeUndefined();
  expect(regionIn('de', undefined)).toBeUndefined();
});
