import { expect, test } from 'vitest';
import { activeAfterKey } from './where-list.ts';

test.each([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, null],
  ['Home', 1, 3, null],
  ['ArrowRight', 1, 3, null],
  ['a', 1, 3, undefined],
  ['ArrowDown', null, 0, undefined],
])('SRCH-04 %s at %s of the list leads on, through the text', (key, active, count, next) => {
  expect(activeAfterKey(key, active, count)).toBe(next);
});
