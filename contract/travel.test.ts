import { expect, test } from 'vitest';
import { flightsSchema } from './travel.ts';

test('TRV-15 a backend need not know where the cheapest flights are direct', () => {
  const said = {
    into: { code: 'HND', name: 'Tokyo Haneda' },
    home: null,
    minimumPrice: { EUR: 68000 },
    directFrom: ['EUR'],
  };
  expect(flightsSchema.parse(said)).toEqual({ ...said, cheapestIsDirectFrom: [] });
});
