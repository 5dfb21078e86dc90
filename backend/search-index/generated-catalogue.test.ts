import { expect, test } from 'vitest';
import { generateCatalogue } from '../../test/support/generated-catalogue.ts';
import { travelFactsSchema, travelWordsSchema } from '../content-import/travel-content.ts';

const options = { seed: 3, travels: 60, tours: 1000, firstDay: '2027-01-01', days: 300 } as const;

test('the generated catalogue is the same for the same seed', () => {
  expect(generateCatalogue(options)).toEqual(generateCatalogue(options));
  expect(generateCatalogue({ ...options, seed: 4 })).not.toEqual(generateCatalogue(options));
});

test('the generated catalogue is as large as asked for, and valid', () => {
  const { travels, tours } = generateCatalogue(options);
  expect(new Set(travels.map(({ id }) => id)).size).toBe(60);
  expect(new Set(tours.map(({ id }) => id)).size).toBe(1000);
  for (const travel of travels) {
    expect(travelFactsSchema.safeParse(travel.facts).error).toBeUndefined();
    for (const words of Object.values(travel.words)) {
      expect(travelWordsSchema.safeParse(words).error).toBeUndefined();
    }
  }
});
