import { expect, test } from 'vitest';
import { createCountrySlips, isOneSlipApart } from './country-slips.ts';

test.each([
  ['peru', 'peru', true],
  ['peru', 'pero', true],
  ['peru', 'per', true],
  ['peru', 'eru', true],
  ['peru', 'perru', true],
  ['peru', 'xperu', true],
  ['peru', 'epru', true],
  ['peru', 'peur', true],
  ['costa rica', 'costarica', true],
  ['aab', 'ab', true],
  ['', 'a', true],
  ['peru', 'pe', false],
  ['peru', 'puer', false],
  ['peru', 'repu', false],
  ['abcd', 'badc', false],
  ['abc', 'cba', false],
  ['peru', 'xpero', false],
])('SRCH-03 %s and %s: %s', (one, other, isApart) => {
  expect(isOneSlipApart(one, other)).toBe(isApart);
  expect(isOneSlipApart(other, one)).toBe(isApart);
});

test.each([
  ['Peruu', ['PER']],
  ['eru', ['PER']],
  ['Peru', []],
  // One letter from "USA", and from many other short words.
  ['uss', []],
  ['us', []],
])('SRCH-03 %s is a slip for %j', (query, codes) => {
  const countries = ['GBR', 'PER', 'USA'];
  const found = createCountrySlips(countries).find(query);
  expect(found.map((country) => countries[country])).toEqual(codes);
});
