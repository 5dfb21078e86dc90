import { expect, test } from 'vitest';
import { typoVariants } from './typo-variants.ts';

test.each([
  ['japan', 'japa', true],
  ['japan', 'apan', false],
  ['japan', 'japann', true],
  ['japan', 'xjapan', false],
  ['japan', 'xapan', false],
  ['japan', 'jxapan', true],
  ['japan', 'jaqan', true],
  ['japan', 'japna', true],
  ['japan', 'ajpan', false],
  ['japan', 'jpana', false],
  ['japan', 'jan', false],
  ['japan', 'paajn', false],
])('SRCH-03 from %s to %s is one slip: %s', (word, variant, isOneSlip) => {
  expect(typoVariants(word).has(variant)).toBe(isOneSlip);
});

test('SRCH-03 a word of four letters has no variants', () => {
  expect(typoVariants('peru').size).toBe(0);
});
