import { expect, test } from 'vitest';
import { innerSlipsOf, isOneSlipApart } from './one-slip-apart.ts';

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
  ['vietnam', 'vietman', true],
  ['vietnam', 'viemnat', false],
])('SRCH-03 %s and %s: %s', (one, other, isApart) => {
  expect(isOneSlipApart(one, other)).toBe(isApart);
  expect(isOneSlipApart(other, one)).toBe(isApart);
});

test('the slips within a short name are a letter missing or two swapped, between the first and the last', () => {
  expect(innerSlipsOf('july')).toEqual(['jly', 'jluy', 'juy']);
  expect(innerSlipsOf('aa')).toEqual([]);
  expect(innerSlipsOf('aab')).toEqual(['ab']);
});
