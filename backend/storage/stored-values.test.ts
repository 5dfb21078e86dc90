import { describe, expect, test } from 'vitest';
import { assertStorable, fromJson, toFlag, toJson } from './stored-values.ts';

describe('assertStorable', () => {
  test('takes what columns hold', () => {
    expect(() => assertStorable(['', 'text', 0, -1.5, 2n ** 60n, null])).not.toThrow();
  });

  test.each([
    [new Date(0), 'a Date: store times as integer milliseconds (getTime)'],
    [undefined, 'undefined: pass null for no value'],
    [false, 'a boolean: store it as 0 or 1 (toFlag)'],
    [Number.NaN, 'NaN: pass a finite number or null'],
    [Number.POSITIVE_INFINITY, 'Infinity: pass a finite number or null'],
    [['a'], 'of type object: store structures as JSON text (toJson)'],
    [Symbol('a'), 'of type symbol: store structures as JSON text (toJson)'],
  ])('refuses %s and says what to pass instead', (value, fault) => {
    expect(() => assertStorable(['fine', value])).toThrow(`Query parameter 2 is ${fault}`);
  });

  test('takes booleans where it is told to, and still nothing else', () => {
    expect(() => assertStorable([true], 'allowed')).not.toThrow();
    expect(() => assertStorable([true, undefined], 'allowed')).toThrow(/^Query parameter 2/);
  });
});

test('JSON comes back as it was', () => {
  const value = { list: [1, null], text: 'Zoë "\u2028"' };
  expect(fromJson(toJson(value))).toEqual(value);
});

test.each([
  [true, 1],
  [false, 0],
])('%s is stored as %i', (value, flag) => {
  expect(toFlag(value)).toBe(flag);
});
