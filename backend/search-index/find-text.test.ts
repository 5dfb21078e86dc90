import { expect, test } from 'vitest';
import { sampleTravel } from '../../test/support/sample-records.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { findText } from './find-text.ts';
import { completeSteps } from './complete-steps.ts';

const index = completeSteps(
  buildCatalogueIndex({
    version: 1,
    travels: [
      sampleTravel({ id: 'spain', countries: ['ESP'], places: ['Costa Brava'] }),
      sampleTravel({ id: 'canary', countries: ['ESP'], places: ['Puerto Rico'] }),
      sampleTravel({ id: 'rainforest', countries: ['CRI'] }),
      sampleTravel({ id: 'isthmus', countries: ['PAN', 'CRI'] }),
      sampleTravel({ id: 'rockies', countries: ['CAN'], places: ['British Columbia'] }),
      sampleTravel({ id: 'andes', countries: ['COL'] }),
    ],
    tours: [],
  }),
);
/** What each travel is worth for the text. */
const worthOf = (query: string): Record<string, number> => {
  const scores = findText(index, query).travels;
  return Object.fromEntries(index.travels.travels.map(({ id }, row) => [id, scores?.[row] ?? 0]));
};

test('SRCH-03 a mistyped name finds its country though each of its words stands in some travel', () => {
  const { rainforest = 0, ...others } = worthOf('Costa Rico');
  expect(rainforest).toBeGreaterThan(0);
  expect(others).toMatchObject({ spain: 0, canary: 0 });
});

test('SRCH-03 a travel mostly there is worth more for a mistyped name than one that passes through', () => {
  const { rainforest = 0, isthmus = 0 } = worthOf('Costa Rixa');
  expect(isthmus).toBeGreaterThan(0);
  expect(rainforest).toBeGreaterThan(isthmus);
});

test('SRCH-03 a misspelt country that is a word of another place finds both, the country first', () => {
  const { andes = 0, rockies = 0, ...others } = worthOf('columbia');
  expect(rockies).toBeGreaterThan(0);
  expect(andes).toBeGreaterThan(rockies);
  expect(Object.values(others).every((worth) => worth === 0)).toBe(true);
});
