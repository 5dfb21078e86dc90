import { expect, test } from 'vitest';
import { sampleTravel } from '../../test/support/sample-records.ts';
import { alternativesTo } from './travel-calls.ts';

test('TRV-06 instead of a travel that is gone: its country, its continent, then what people like', () => {
  const gone = { ...sampleTravel({ id: 'gone', countries: ['ISL'] }), isWithdrawn: true };
  const travels = [
    gone,
    sampleTravel({ id: 'far', countries: ['PER'], continent: 'south-america', popularity: 90 }),
    sampleTravel({ id: 'near', countries: ['ITA'], popularity: 10 }),
    sampleTravel({ id: 'same', countries: ['NOR', 'ISL'], popularity: 1 }),
    sampleTravel({ id: 'nearer', countries: ['ITA'], popularity: 20 }),
    { ...sampleTravel({ id: 'gone too', countries: ['ISL'] }), isWithdrawn: true },
  ];
  const found = alternativesTo(gone, travels).map(({ id }) => id);
  expect(found).toEqual(['same', 'nearer', 'near']);
  expect(alternativesTo(gone, [gone])).toEqual([]);
});
