import { expect, test } from 'vitest';
import { dayOfKey } from './calendar-step.ts';

// 31 March 2027 is a Wednesday.
test.each([
  ['ArrowLeft', '2027-03-30'],
  ['ArrowRight', '2027-04-01'],
  ['ArrowUp', '2027-03-24'],
  ['ArrowDown', '2027-04-07'],
  ['Home', '2027-03-29'],
  ['End', '2027-04-04'],
  ['PageUp', '2027-02-28'],
  ['PageDown', '2027-04-30'],
  ['Enter', null],
  ['a', null],
] as const)('TRV-05 A11Y-02 %s leads from 31 March to %s', (key, expected) => {
  expect(dayOfKey('2027-03-31', { key, shiftKey: false }, 1)).toBe(expected);
});

test.each([
  ['Home', '2027-03-28'],
  ['End', '2027-04-03'],
] as const)('TRV-05 MKT-04 %s of a week from Sunday leads to %s', (key, expected) => {
  expect(dayOfKey('2027-03-31', { key, shiftKey: false }, 0)).toBe(expected);
});

test.each([
  ['PageDown', '2028-02-29', '2029-02-28'],
  ['PageUp', '2028-02-29', '2027-02-28'],
  ['PageUp', '2027-03-31', '2026-03-31'],
] as const)('TRV-05 A11Y-02 with the shift key %s leads from %s to %s', (key, day, expected) => {
  expect(dayOfKey(day, { key, shiftKey: true }, 1)).toBe(expected);
});
