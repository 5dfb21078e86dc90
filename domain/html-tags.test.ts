import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripHtmlTags } from './html-tags.ts';

test.each([
  ['', ''],
  ['Japan', 'Japan'],
  ['<p>From <b>Tokyo</b> to Kyoto</p>', 'From Tokyo to Kyoto'],
  ['one<br/>two', 'onetwo'],
  ['<a href="/search" class=x>Search</a>', 'Search'],
  ['<P\nCLASS="x">Text</P>', 'Text'],
  ['<!DOCTYPE html><?xml version="1.0"?>Text', 'Text'],
  ['a<!-- 1 > 0 --><b>b</b>', 'ab'],
  ['a<!-- never closed', 'a'],
  ['3 < 5 and 5 > 3', '3 < 5 and 5 > 3'],
  ['I <3 Peru', 'I <3 Peru'],
  ['<img src=x onerror=alert(1)', ''],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['<<b>b>text', 'b>text'],
  ['<<!-- -->b>text', 'text'],
  ['1 <', '1 '],
])('TRV-13 %j without tags is %j', (text, expected) => {
  expect(stripHtmlTags(text)).toBe(expected);
});

test('TRV-13 nothing that is left opens a tag, and a second time changes nothing', () => {
  const pieces = fc.constantFrom('<', '>', '/', '!', '--', 'b', 'script', ' ', '"', '3', '?');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const stripped = stripHtmlTags(parts.join(''));
      expect(stripped).not.toMatch(/<[a-z/!?]/i);
      expect(stripHtmlTags(stripped)).toBe(stripped);
    }),
    { numRuns: 500 },
  );
});
