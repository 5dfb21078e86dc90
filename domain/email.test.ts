import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each([
  'ada@cordata.example',
  'ada.lovelace+trips@mail.cordata.example',
  "o'brien@cordata.example",
  'ada@bücher.example',
  'josé@cordata.example',
  'a@b.c',
  `${'a'.repeat(240)}@cordata.co`,
])('TRV-13 %s is an e-mail address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'ada',
  'ada@',
  '@cordata.example',
  'ada@cordata',
  'ada@.example',
  'ada@cordata.',
  'ada@cordata..example',
  'ada@lovelace@cordata.example',
  'ada lovelace@cordata.example',
  ' ada@cordata.example',
  'ada@cordata.example ',
  'ada@cordata.example\nBcc: eve@cordata.example',
  'ada@cordata.example,eve@cordata.example',
  'ada@cordata.example;eve@cordata.example',
  'Ada <ada@cordata.example>',
  `${'a'.repeat(250)}@cordata.example`,
])('TRV-13 %j is none', (text) => expect(isEmail(text)).toBe(false));

test('AUTH-02 an address is found however its capitals are written', () => {
  expect(normaliseEmail(' Ada@Cordata.Example ')).toBe('ada@cordata.example');
});
