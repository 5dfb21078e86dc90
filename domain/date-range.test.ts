import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import {
  chooseDay,
  choosePeriod,
  completesSelection,
  parseDateRange,
  searchDatesOf,
  type DateRange,
} from './date-range.ts';

const today = '2027-05-10';
const single: DateRange = { from: '2027-05-20', to: null };
const full: DateRange = { from: '2027-05-20', to: '2027-05-25' };

describe('chooseDay', () => {
  test.each<[string, DateRange | null, string | null, DateRange | null]>([
    ['the first click is the start', null, '2027-05-20', single],
    ['the second is the end', single, '2027-05-25', full],
    ['an earlier second one is swapped', { from: '2027-05-25', to: null }, '2027-05-20', full],
    ['the same single day leaves the start without an end', single, '2027-05-20', single],
    ['with a full range a click starts over', full, '2027-05-22', { from: '2027-05-22', to: null }],
    ['so it does on the start of it', full, '2027-05-20', single],
    ['so it does on the end of it', full, '2027-05-25', { from: '2027-05-25', to: null }],
    ['today can be chosen', null, today, { from: today, to: null }],
    ['a past day cannot', null, '2027-05-09', null],
    ['a past day is no end', single, '2027-05-09', single],
    ['a past day does not start over', full, '2026-05-22', full],
    ['an empty cell cannot be chosen', single, null, single],
    ['nor with a full range', full, null, full],
  ])('SRCH-13 %s', (_, range, day, expected) => {
    expect(chooseDay(range, day, today)).toEqual(expected);
  });

  test('SRCH-13 whatever is clicked, a range starts today or later and ends after its start', () => {
    const clicks = fc.array(
      fc.option(fc.integer({ min: -5, max: 30 }).map((count) => addDays(today, count))),
    );
    fc.assert(
      fc.property(clicks, (days) => {
        const range = days.reduce<DateRange | null>(
          (chosen, day) => chooseDay(chosen, day, today),
          null,
        );
        if (range) {
          expect(range.from >= today).toBe(true);
          expect(range.to === null || range.to > range.from).toBe(true);
        }
      }),
    );
  });
});

describe('periods', () => {
  const june = { startingDate: '2027-06-01', endingDate: '2027-06-30' };
  const newYearsEve = { startingDate: '2027-12-31', endingDate: '2027-12-31' };

  test('SRCH-13 a period is chosen, changed, and deselected by choosing it again', () => {
    expect(choosePeriod(null, june)).toBe(june);
    expect(choosePeriod(june, newYearsEve)).toBe(newYearsEve);
    expect(choosePeriod(june, { ...june })).toBeNull();
    expect(choosePeriod({ ...june, endingDate: '2027-06-29' }, june)).toBe(june);
  });

  test('SRCH-09 a period of one day does not complete the selection', () => {
    expect(completesSelection(june)).toBe(true);
    expect(completesSelection(newYearsEve)).toBe(false);
  });
});

describe('parseDateRange', () => {
  test.each<[string, string | null | undefined, string | null | undefined, DateRange | null]>([
    ['two days', '2027-05-20', '2027-05-25', full],
    ['swapped when the start is after the end', '2027-05-25', '2027-05-20', full],
    ['an end on the day of the start is dropped', '2027-05-20', '2027-05-20', single],
    ['no end', '2027-05-20', '', single],
    ['an end that is no day is empty', '2027-05-20', '2027-02-30', single],
    ['a start that is no day is empty', 'soon', '2027-05-20', single],
    ['both empty is whenever', '', '', null],
    ['both absent is whenever', null, undefined, null],
    ['-1 is whenever', '-1', '-1', null],
  ])('SRCH-13 %s', (_, from, to, expected) => {
    expect(parseDateRange(from, to)).toEqual(expected);
  });
});

describe('searchDatesOf', () => {
  test.each<[string, DateRange | null, object]>([
    ['a range', full, { dateFrom: '2027-05-20', dateTo: '2027-05-25' }],
    ['a single day is both', single, { dateFrom: '2027-05-20', dateTo: '2027-05-20' }],
    ['whenever is none', null, {}],
  ])('SRCH-13 SRCH-15 %s', (_, range, expected) => {
    expect(searchDatesOf(range)).toEqual(expected);
  });

  test('SRCH-13 what a search is sent with is read back as the same range', () => {
    for (const range of [full, single, null]) {
      const dates = searchDatesOf(range);
      expect(parseDateRange(dates.dateFrom, dates.dateTo)).toEqual(range);
    }
  });
});
