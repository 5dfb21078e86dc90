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
])('SRCH-03 from %s to %s is one typo: %s', (word, variant, isOneTypo) => {
  expect(typoVariants(word).has(variant)).toBe(isOneTypo);
});

test('SRCH-03 a word of four letters has no variants', () => {
  expect(typoVariants('peru').size).toBe(0);
});
