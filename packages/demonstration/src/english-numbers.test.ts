import { expect, test } from 'vitest';
import { englishNumber, inEnglishWords } from './english-numbers.ts';

test.each([
  ['1,027', 1027],
  ['2.5', 2.5],
  ['a hundred', 100],
  ['Two hundred and thirty', 230],
  ['four hundred and sixty-five', 465],
  ['three thousand', 3000],
  ['two and a half', 2.5],
  ['thirty-five', 35],
  ['twelve', 12],
])('MKT-05 %s is %d', (text, number) => expect(englishNumber(text)).toBe(number));

test('MKT-05 a word that is no number is refused', () => {
  expect(() => englishNumber('several')).toThrow('several');
});

test.each([
  [9, 'nine'],
  [4.5, 'four and a half'],
  [0.5, null],
  [1.2, null],
  [145, null],
])('MKT-05 %d in words is %s', (number, words) => expect(inEnglishWords(number)).toBe(words));
