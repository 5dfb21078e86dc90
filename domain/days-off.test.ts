import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from './calendar-date.ts';
import { bridgeAround, daysOfLeave, isGoodBridge, weekAround } from './days-off.ts';

describe('SRCH-12 the bridge around a public holiday', () => {
  test.each<[string, string, string[], [string, string] | null]>([
    ['a Monday is a long weekend', '2027-05-03', [], ['2027-05-01', '2027-05-03']],
    ['a Tuesday begins with the Saturday', '2027-10-12', [], ['2027-10-09', '2027-10-12']],
    ['a Wednesday goes on to the Sunday', '2027-01-06', [], ['2027-01-06', '2027-01-10']],
    ['a Thursday ends with the Sunday', '2027-05-06', [], ['2027-05-06', '2027-05-09']],
    ['a Friday is a long weekend', '2027-03-26', [], ['2027-03-26', '2027-03-28']],
    ['a Saturday gives nothing', '2027-05-01', [], null],
    ['a Sunday gives nothing', '2027-08-15', [], null],
    ['Good Friday and Easter Monday', '2027-03-26', ['2027-03-29'], ['2027-03-26', '2027-03-29']],
    ['Monday and Wednesday in Spain', '2027-12-06', ['2027-12-08'], ['2027-12-04', '2027-12-08']],
    ['the same from its other end', '2027-12-08', ['2027-12-06'], ['2027-12-04', '2027-12-08']],
    ['a Saturday before a Monday off', '2027-12-25', ['2027-12-27'], ['2027-12-25', '2027-12-27']],
  ])('%s', (_, holiday, others, days) => {
    const expected = days && { from: days[0], to: days[1] };
    expect(bridgeAround(holiday, new Set([holiday, ...others]))).toEqual(expected);
  });
});

describe('SRCH-12 the week around a day', () => {
  test.each([
    ['a Thursday', '2027-11-25', '2027-11-20', '2027-11-28'],
    ['a Monday', '2027-05-17', '2027-05-15', '2027-05-23'],
    ['a Sunday', '2027-08-15', '2027-08-14', '2027-08-22'],
    ['a Saturday', '2026-08-15', '2026-08-15', '2026-08-23'],
  ])('%s', (_, day, from, to) => expect(weekAround(day)).toEqual({ from, to }));

  test('always has the day in it, from a Saturday to a Sunday', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (count) => {
        const day = addDays('2026-01-01', count);
        const { from, to } = weekAround(day);
        expect([weekdayOf(from), weekdayOf(to)]).toEqual([6, 0]);
        expect(from <= day && day <= to).toBe(true);
      }),
    ));
});

describe('RES-12 days of leave', () => {
  test.each<[string, string, string, string[], number]>([
    ['a week from Saturday to Sunday', '2027-06-05', '2027-06-13', [], 5],
    ['a weekend', '2027-06-05', '2027-06-06', [], 0],
    ['one working day', '2027-06-07', '2027-06-07', [], 1],
    ['two weeks from a Wednesday', '2027-06-02', '2027-06-15', [], 10],
    ['a week with a holiday in it', '2027-05-01', '2027-05-09', ['2027-05-06'], 4],
    ['a holiday on a Sunday', '2027-10-02', '2027-10-10', ['2027-10-03'], 5],
    ['holidays alone', '2027-03-26', '2027-03-29', ['2027-03-26', '2027-03-29'], 0],
  ])('%s', (_, from, to, holidays, days) => {
    expect(daysOfLeave({ from, to }, new Set(holidays))).toBe(days);
  });
});

describe('SRCH-12 a good bridge', () => {
  test.each<[string, string, number, boolean]>([
    ['2027-05-06', '2027-05-09', 1, true],
    ['2027-03-26', '2027-03-29', 0, true],
    ['2027-05-15', '2027-05-23', 4, true],
    ['2027-06-05', '2027-06-13', 5, false],
    ['2027-06-05', '2027-06-06', 0, false],
    ['2027-06-21', '2027-09-22', 66, false],
  ])('%s to %s for %i days of leave: %s', (from, to, leave, isGood) => {
    expect(isGoodBridge({ from, to }, leave)).toBe(isGood);
  });
});
