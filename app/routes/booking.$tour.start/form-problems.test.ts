import { expect, test } from 'vitest';
import { isMended } from './form-problems.tsx';

const LIMITS = { maximumTravellers: 3, promotionCode: 'GO50' };

test.each([
  ['fullName', 'Ada', false],
  ['fullName', ' Ada Lovelace ', true],
  ['fullName', 'Ada\u0000 Lovelace', false],
  ['fullName', `Ada ${'a'.repeat(117)}`, false],
  ['email', 'ada@example', false],
  ['email', ' ada@example.com ', true],
  ['travellers', '5', false],
  ['travellers', '3', true],
  ['promotionCode', 'GO60', false],
  ['promotionCode', ' go50 ', true],
  ['promotionCode', '', true],
  ['privateRoom', 'on', false],
  ['privateRoom', null, true],
  ['message', 'a'.repeat(2001), false],
  ['message', 'a', true],
  ['ageGroup', '', true],
] as const)('TRV-13 what was wrong with %s is mended by %j: %s', (field, value, expected) => {
  expect(isMended(field, value, LIMITS)).toBe(expected);
});

test('TRV-13 a code is not said to be right while nobody knows which one counts', () => {
  expect(isMended('promotionCode', 'GO50', { ...LIMITS, promotionCode: null })).toBe(false);
});
