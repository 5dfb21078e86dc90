import { expect, test } from 'vitest';
import { printAskedCount, readAskedCount } from './asked-count.ts';

test.each([
  ['', 12, ''],
  ['shown=12', 12, ''],
  ['shown=24', 24, 'shown=24'],
  ['shown=24&shown=36', 24, 'shown=24'],
  ['shown=25', 12, ''],
  ['shown=-12', 12, ''],
  ['shown=0', 12, ''],
  ['shown=1200000', 12, ''],
  ['shown=many', 12, ''],
])('TRV-10 of "%s" %d are shown, written "%s"', (query, count, written) => {
  const shown = readAskedCount(new URLSearchParams(query));
  expect(shown).toBe(count);
  expect(String(printAskedCount(shown))).toBe(written);
});
