import { expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test.each([
  ['Zoë “Ångström”', '"Zoë “Ångström”"'],
  ['says "hi", twice', '"says ""hi"", twice"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+39', `"'+39"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r', `"'\r"`],
  ['＝1+1', `"'＝1+1"`],
  ['|cmd', `"'|cmd"`],
  [-1, '"-1"'],
  [null, '""'],
])('SEC-10 a cell of %j is %s', (value, cell) => {
  expect(printCsv(['it'], [[value]])).toBe(`\uFEFF"it"\r\n${cell}\r\n`);
});
