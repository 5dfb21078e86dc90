import { describe, expect, test } from 'vitest';
import { datesOfMonth, daysOfValue, monthOfDates, whenValue } from './month-value.ts';

describe('SRCH-16 a month is its first and last day', () => {
  test.each([
    ['2027-01', '2027-01-01', '2027-01-31'],
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2027-12', '2027-12-01', '2027-12-31'],
  ])('%s and back', (month, dateFrom, dateTo) => {
    expect(datesOfMonth(month)).toEqual({ dateFrom, dateTo });
    expect(monthOfDates({ dateFrom, dateTo })).toBe(month);
  });

  test.each(['', '2027', '2027-00', '2027-13', '2027-5', '2027-05-01', 'May'])(
    '"%s" is no month',
    (text) => expect(datesOfMonth(text)).toBeNull(),
  );

  test.each([
    [{}],
    [{ dateFrom: '2027-05-01' }],
    [{ dateTo: '2027-05-31' }],
    [{ dateFrom: '2027-05-01', dateTo: '2027-05-30' }],
    [{ dateFrom: '2027-05-02', dateTo: '2027-05-31' }],
    [{ dateFrom: '2027-05-01', dateTo: '2027-06-30' }],
    [{ dateFrom: '2027-05-01', dateTo: '2027-05-31', daysSpan: 2 }],
  ])('%o is no whole month', (dates) => expect(monthOfDates(dates)).toBeNull());
});

describe('SRCH-16 the dates of a search as the month list has them', () => {
  test.each([
    [{ dateFrom: '2027-05-01', dateTo: '2027-05-31' }, '2027-05'],
    [{ dateFrom: '2027-05-01', dateTo: '2027-06-10' }, '2027-05-01,2027-06-10'],
    [{ dateFrom: '2027-05-01', dateTo: undefined }, '2027-05-01,'],
    [{ dateFrom: undefined, dateTo: '2027-05-31' }, ',2027-05-31'],
    [{}, ''],
  ])('%o', (dates, value) => {
    expect(whenValue(dates)).toBe(value);
    expect(daysOfValue(value)).toEqual(value.includes(',') ? dates : null);
  });

  test('what is no day is none', () => {
    expect(daysOfValue('2027-02-30,soon')).toEqual({ dateFrom: undefined, dateTo: undefined });
  });
});
