import { expect, test } from 'vitest';
import { flightsSchema, travelRatingSchema } from './travel.ts';

test('TRV-15 a backend need not know where the cheapest flights are direct', () => {
  const said = {
    into: { code: 'HND', name: 'Tokyo Haneda' },
    home: null,
    minimumPrice: { EUR: 68000 },
    directFrom: ['EUR'],
    landBy: 'noon',
  };
  expect(flightsSchema.parse(said)).toEqual({ ...said, cheapestIsDirectFrom: [] });
});

test('TRV-03 nor by when to land, which is then in the afternoon', () => {
  const said = {
    into: { code: 'HND', name: 'Tokyo Haneda' },
    home: null,
    minimumPrice: { EUR: 68000 },
    directFrom: [],
  };
  expect(flightsSchema.parse(said)).toMatchObject({ landBy: 'afternoon' });
});

test('TRV-11 nor a review service, and a service need not know the product', () => {
  const rating = { average: 4.5, count: 2 };
  expect(travelRatingSchema.parse(rating)).toEqual({ ...rating, service: null });
  expect(travelRatingSchema.parse({ ...rating, service: { merchantId: 'm-1' } }).service).toEqual({
    merchantId: 'm-1',
    productName: null,
    sku: null,
  });
});
