import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from './calendar-date.ts';
import { DATE_SHORTCUTS, daysOfShortcut, type DateShortcut } from './date-shortcut.ts';
import type { Weekday } from './market.ts';

const MONDAY = 1;
const SUNDAY = 0;

describe('MEET-01 the days of a shortcut', () => {
  test.each<[DateShortcut, string, Weekday, string, string]>([
    ['today', '2027-03-03', MONDAY, '2027-03-03', '2027-03-03'],
    ['tomorrow', '2027-03-03', MONDAY, '2027-03-04', '2027-03-04'],
    // A Wednesday: what is left of its week.
    ['this-week', '2027-03-03', MONDAY, '2027-03-03', '2027-03-07'],
    ['this-week', '2027-03-03', SUNDAY, '2027-03-03', '2027-03-06'],
    ['this-weekend', '2027-03-03', MONDAY, '2027-03-06', '2027-03-07'],
    ['this-weekend', '2027-03-03', SUNDAY, '2027-03-06', '2027-03-07'],
    ['next-week', '2027-03-03', MONDAY, '2027-03-08', '2027-03-14'],
    ['next-week', '2027-03-03', SUNDAY, '2027-03-07', '2027-03-13'],
    ['this-month', '2027-03-03', MONDAY, '2027-03-03', '2027-03-31'],
    ['next-30-days', '2027-03-03', MONDAY, '2027-03-03', '2027-04-01'],
    // A Saturday and a Sunday: where the week begins decides, the weekend is the same.
    ['this-week', '2027-03-06', MONDAY, '2027-03-06', '2027-03-07'],
    ['this-week', '2027-03-06', SUNDAY, '2027-03-06', '2027-03-06'],
    ['this-weekend', '2027-03-06', SUNDAY, '2027-03-06', '2027-03-07'],
    ['this-week', '2027-03-07', MONDAY, '2027-03-07', '2027-03-07'],
    ['this-week', '2027-03-07', SUNDAY, '2027-03-07', '2027-03-13'],
    ['this-weekend', '2027-03-07', MONDAY, '2027-03-07', '2027-03-07'],
    ['this-weekend', '2027-03-07', SUNDAY, '2027-03-07', '2027-03-07'],
    ['next-week', '2027-03-07', MONDAY, '2027-03-08', '2027-03-14'],
    ['next-week', '2027-03-07', SUNDAY, '2027-03-14', '2027-03-20'],
    // A Monday.
    ['this-week', '2027-03-08', MONDAY, '2027-03-08', '2027-03-14'],
    ['next-week', '2027-03-08', MONDAY, '2027-03-15', '2027-03-21'],
    // Ends of months, leap days and years.
    ['tomorrow', '2028-02-28', MONDAY, '2028-02-29', '2028-02-29'],
    ['this-month', '2028-02-10', MONDAY, '2028-02-10', '2028-02-29'],
    ['this-month', '2027-02-10', MONDAY, '2027-02-10', '2027-02-28'],
    ['this-month', '2027-04-30', MONDAY, '2027-04-30', '2027-04-30'],
    ['this-month', '2027-12-31', MONDAY, '2027-12-31', '2027-12-31'],
    ['tomorrow', '2027-12-31', MONDAY, '2028-01-01', '2028-01-01'],
    ['this-week', '2027-12-31', MONDAY, '2027-12-31', '2028-01-02'],
    ['this-weekend', '2027-12-31', SUNDAY, '2028-01-01', '2028-01-02'],
    ['next-week', '2027-12-31', MONDAY, '2028-01-03', '2028-01-09'],
    ['next-week', '2027-12-31', SUNDAY, '2028-01-02', '2028-01-08'],
    ['next-30-days', '2027-12-15', MONDAY, '2027-12-15', '2028-01-13'],
    // A day on which clocks change has no other days around it.
    ['this-week', '2027-03-28', MONDAY, '2027-03-28', '2027-03-28'],
    ['next-week', '2027-10-31', MONDAY, '2027-11-01', '2027-11-07'],
  ])('%s on %s, the week from day %i, is %s to %s', (shortcut, today, first, from, to) => {
    expect(daysOfShortcut(shortcut, today, first)).toEqual({ from, to });
  });

  test('holds none that is past, and ends no earlier than it begins, on any day of two years', () => {
    for (let count = 0; count < 730; count += 1) {
      const today = addDays('2027-01-01', count);
      for (const first of [SUNDAY, MONDAY] as const) {
        for (const shortcut of DATE_SHORTCUTS) {
          const { from, to } = daysOfShortcut(shortcut, today, first);
          expect([shortcut, today, from >= today, to >= from]).toEqual([
            shortcut,
            today,
            true,
            true,
          ]);
        }
        expect(weekdayOf(daysOfShortcut('next-week', today, first).from)).toBe(first);
      }
    }
  });
});
