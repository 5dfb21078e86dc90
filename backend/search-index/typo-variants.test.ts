import { expect, test } from 'vitest';
import { typoVariants } from './typo-variants.ts';

test.each([
  ['japan', 'japa', true],
  ['japan', 'apan', true],
  ['japan', 'japann', true],
  ['japan', 'xjapan', true],
  ['japan', 'jxapan', true],
  ['japan', 'jaqan', true],
  ['japan', 'japna', true],
  ['japan', 'ajpan', true],
  ['japan', 'jpana', false],
  ['japan', 'jan', false],
  ['japan', 'paajn', false],
])('SRCH-03 from %s to %s is one slip: %s', (word, variant, isOneSlip) => {
  expect(typoVariants(word).has(variant)).toBe(isOneSlip);
});

test('SRCH-03 a word of four letters has no variants', () => {
  expect(typoVariants('peru').size).toBe(0);
});
