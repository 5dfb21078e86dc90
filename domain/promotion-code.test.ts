import { expect, test } from 'vitest';
import { isPromotionCode } from './promotion-code.ts';

test.each([
  ['GO50', true],
  [' go50 ', true],
  ['GO5', false],
  ['GO500', false],
  ['', false],
])('TRV-08 %j typed for GO50: %s', (typed, isIt) => {
  expect(isPromotionCode(typed, 'GO50')).toBe(isIt);
});
