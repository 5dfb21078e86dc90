import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  todayIn,
  weekdayOf,
  weekOf,
  yearMonthOf,
} from './calendar-date.ts';
import { ALL_MARKETS } from './market.ts';
import { DAY_MS } from './durations.ts';

const anyDay = fc
  .integer({ min: 0, max: 73_000 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

describe('isCalendarDate', () => {
  test.each(['2027-02-28', '2028-02-29', '2000-02-29', '2027-12-31', '2011-12-30', '2027-03-28'])(
    'TRV-02 %s is a day, whatever the clock did on it',
    (day) => expect(isCalendarDate(day)).toBe(true),
  );

  test.each([
    '2027-02-29',
    '2027-02-30',
    '1900-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-04-31',
    '2027-1-1',
    '27-01-01',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '2027-01-01\n',
    '',
    '-1',
    -1,
    null,
    undefined,
    new Date(0),
  ])('TRV-02 %j is none', (day) => expect(isCalendarDate(day)).toBe(false));
});

describe('todayIn', () => {
  const AN_HOUR_BEFORE_MIDNIGHT_UTC = Date.UTC(2026, 11, 31, 23, 0);

  test.each([
    ['UTC', '2026-12-31'],
    ['Europe/Rome', '2027-01-01'],
    ['Europe/London', '2026-12-31'],
    ['America/New_York', '2026-12-31'],
    ['Pacific/Auckland', '2027-01-01'],
  ])('TRV-02 in %s it is %s', (timeZone, day) => {
    expect(todayIn(timeZone, AN_HOUR_BEFORE_MIDNIGHT_UTC)).toBe(day);
  });

  test('TRV-02 every market has a time zone of which the day is known', () => {
    for (const { timeZone } of ALL_MARKETS) {
      expect(isCalendarDate(todayIn(timeZone, AN_HOUR_BEFORE_MIDNIGHT_UTC))).toBe(true);
    }
  });
});

describe('days', () => {
  test.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', -31, '2027-09-30'],
    ['2011-12-29', 1, '2011-12-30'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test('adding days and counting them are each other’s reverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test.each([
    ['2027-01-31', 0],
    ['2027-02-01', 1],
    ['2028-02-29', 2],
    ['1969-12-31', 3],
  ])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  test.each([
    ['1969-12-28', -1],
    ['1970-01-04', 0],
    ['1970-01-05', 1],
  ])('MEET-01 %s is in week %i: weeks begin on Monday', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });
});

describe('months', () => {
  test.each([
    ['2027-01', 1, '2027-02'],
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-05', 17, '2028-10'],
    ['2027-05', 0, '2027-05'],
  ])('%s and %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  test.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2027-03', 31],
    ['2027-10', 31],
    ['2027-12', 31],
  ])('%s has %i days', (month, days) => expect(daysInMonth(month)).toBe(days));

  test('a day belongs to its month', () => expect(yearMonthOf('2027-05-01')).toBe('2027-05'));
});
