import { expect, test } from 'vitest';
import { namesTag } from './entity-tag.ts';

test.each([
  ['"a"', '"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
])('If-None-Match: %s names %s: %s', (header, tag, isNamed) => {
  expect(namesTag(header, tag)).toBe(isNamed);
});
