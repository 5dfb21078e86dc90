import { expect, test } from 'vitest';
import { createCountryTypos, isOneEditApart } from './country-typos.ts';

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
  ['peru', 'pexyu', false],
])('SRCH-03 %s and %s: %s', (one, other, isApart) => {
  expect(isOneEditApart(one, other)).toBe(isApart);
  expect(isOneEditApart(other, one)).toBe(isApart);
});

test.each([
  ['Peruu', ['PER']],
  ['eru', ['PER']],
  ['Peru', []],
  // One letter from "USA", and from many other short words.
  ['uss', []],
  ['us', []],
])('SRCH-03 %s is a typo for %j', (query, codes) => {
  const countries = ['GBR', 'PER', 'USA'];
  const found = createCountryTypos(countries).find(query);
  expect(found.map((country) => countries[country])).toEqual(codes);
});
