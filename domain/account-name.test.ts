import { expect, test } from 'vitest';
import { accountName } from './account-name.ts';

test.each([
  ['', ''],
  [' \n\u0000\u202e', ''],
  // Zero-width space, word joiner, soft hyphen; Hangul fillers; a joiner and a variation of nothing; blank braille.
  ['\u200b\u2060\u00ad', ''],
  ['\u3164\u115f\u1160\uffa0', ''],
  ['\u200d \u200c\ufe0f', ''],
  ['\u2800', ''],
  [' Ada\r\nBcc:\u0000 x ', 'Ada Bcc: x'],
  [`A${' '.repeat(250)}`, 'A'],
  ['امیر\u200cعلی', 'امیر\u200cعلی'],
  ['Ada 👩\u200d🚀', 'Ada 👩\u200d🚀'],
  ['é'.repeat(80), 'é'.repeat(80)],
  ['é'.repeat(81), null],
])('AUTH-02 AUTH-07 the name %j is stored as %j', (typed, stored) =>
  expect(accountName(typed)).toBe(stored),
);
