import { describe, expect, test } from 'vitest';
import { dayAfterKey } from './range-calendar.tsx';

const BOUNDS = { first: '2027-03-10', last: '2028-08-31' };
const at = (key: string, day: string, firstDayOfWeek: 0 | 1 = 1, shiftKey = false) =>
  dayAfterKey({ key, shiftKey }, day, BOUNDS, firstDayOfWeek);

describe('SRCH-12 the keys of the calendar', () => {
  test.each([
    ['ArrowRight', '2027-03-31', '2027-04-01'],
    ['ArrowLeft', '2027-04-01', '2027-03-31'],
    ['ArrowDown', '2027-04-28', '2027-05-05'],
    ['ArrowUp', '2027-05-05', '2027-04-28'],
    ['PageDown', '2027-05-05', '2027-06-05'],
    ['PageUp', '2027-05-05', '2027-04-05'],
  ])('%s from %s leads to %s', (key, day, next) => expect(at(key, day)).toBe(next));

  test.each([
    // 5 May 2027 is a Wednesday.
    [1, '2027-05-03', '2027-05-09'],
    [0, '2027-05-02', '2027-05-08'],
  ] as const)('Home and End stay in a week that begins on day %i', (firstDay, first, last) => {
    expect(at('Home', '2027-05-05', firstDay)).toBe(first);
    expect(at('End', '2027-05-05', firstDay)).toBe(last);
  });

  test('a month that is too short gives its last day', () => {
    expect(at('PageDown', '2027-05-31')).toBe('2027-06-30');
    expect(at('PageDown', '2028-01-31')).toBe('2028-02-29');
  });

  test('with Shift it is a year', () => {
    expect(at('PageDown', '2027-05-05', 1, true)).toBe('2028-05-05');
  });

  test('none leads to a past day, or beyond the last month', () => {
    expect(at('ArrowUp', '2027-03-12')).toBe('2027-03-10');
    expect(at('PageUp', '2027-04-01')).toBe('2027-03-10');
    expect(at('PageDown', '2028-08-20')).toBe('2028-08-31');
  });

  test('other keys lead nowhere', () => expect(at('a', '2027-05-05')).toBeNull());
});
