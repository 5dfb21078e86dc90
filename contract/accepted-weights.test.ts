import { expect, test } from 'vitest';
import { acceptedWeights } from './accepted-weights.ts';

test.each([
  ['gzip, br;q=0.5', { gzip: 1, br: 0.5 }],
  ['Text/HTML;level=1;q=0.7 , */*;q=0', { 'text/html': 0.7, '*/*': 0 }],
  ['image/webp;q=much', { 'image/webp': 0 }],
  ['', { '': 1 }],
  [undefined, { '': 1 }],
])('%s weighs %j', (header, weights) => {
  expect(Object.fromEntries(acceptedWeights(header))).toEqual(weights);
});
