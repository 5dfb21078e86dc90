import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysInMonth, weekdayOf } from './calendar-date.ts';
import {
  bestTourOfDay,
  calendarMonth,
  calendarRank,
  monthsOfCalendar,
  type CalendarMonth,
  type CalendarTour,
} from './departure-calendar.ts';
import type { Weekday } from './market.ts';
import { TOUR_STATUSES, type TourStatus } from './tour-status.ts';

function tour(
  code: string,
  startingDate: string,
  endingDate: string,
  status: TourStatus = 'CONFIRMED',
): CalendarTour {
  return { code, startingDate, endingDate, status };
}

function cellOf(month: CalendarMonth, day: string) {
  return month.days.find((cell) => cell.day === day);
}

const onMonday = { today: '2027-01-01', firstDayOfWeek: 1 as Weekday };

describe('ranking', () => {
  test.each([
    ['ALMOST_FULL', 1],
    ['CONFIRMED', 2],
    ['ALMOST_CONFIRMED', 3],
    ['PLANNED', 4],
    ['WAITING_LIST', 5],
    ['SOLD_OUT', 6],
  ] as const)('TRV-05 %s ranks %i', (status, rank) => expect(calendarRank(status)).toBe(rank));

  test('TRV-05 of each two statuses the better one is shown, whichever comes first', () => {
    for (const one of TOUR_STATUSES) {
      for (const other of TOUR_STATUSES.filter((status) => status !== one)) {
        const tours = [
          tour('A', '2027-05-01', '2027-05-08', one),
          tour('B', '2027-05-01', '2027-05-08', other),
        ];
        const expected = calendarRank(one) < calendarRank(other) ? one : other;
        expect(bestTourOfDay(tours, '2027-05-01')?.status).toBe(expected);
      }
    }
  });

  test('TRV-05 of equals the first by code is shown, in whatever order they come', () => {
    const tours = [tour('B', '2027-05-01', '2027-05-08'), tour('A', '2027-05-01', '2027-05-04')];
    expect(bestTourOfDay(tours, '2027-05-01')?.code).toBe('A');
    expect(bestTourOfDay(tours.toReversed(), '2027-05-01')?.code).toBe('A');
  });

  test('TRV-05 a day on which none starts has none, though one is under way', () => {
    expect(bestTourOfDay([tour('A', '2027-05-01', '2027-05-08')], '2027-05-02')).toBeNull();
  });
});

describe('grid', () => {
  test.each([
    ['28 days from a Monday', '2027-02', 1, 0, 35],
    ['28 days from a Monday, in weeks from Sunday', '2027-02', 0, 1, 35],
    ['28 days from a Sunday, in weeks from Sunday', '2026-02', 0, 0, 35],
    ['31 days from a Saturday', '2027-05', 1, 5, 42],
    ['31 days from a Saturday, in weeks from Sunday', '2027-05', 0, 6, 42],
    ['31 days from a Friday', '2027-10', 1, 4, 35],
    ['30 days from a Sunday', '2027-08', 1, 6, 42],
    ['a leap February', '2028-02', 1, 1, 35],
  ] as const)('TRV-05 %s: %s', (_, month, firstDayOfWeek, before, cells) => {
    const { days } = calendarMonth(month, { tours: [], today: '2027-01-01', firstDayOfWeek });
    expect(days.findIndex((cell) => cell.day !== null)).toBe(before);
    expect(days).toHaveLength(cells);
  });

  test('TRV-05 any month fills whole weeks, each day in the column of its weekday', () => {
    const anyMonth = fc.integer({ min: 0, max: 1200 }).map((count) => addMonths('1990-01', count));
    const anyWeekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
    fc.assert(
      fc.property(anyMonth, anyWeekday, (month, firstDayOfWeek) => {
        const grid = calendarMonth(month, { tours: [], today: '2027-01-01', firstDayOfWeek });
        expect([35, 42]).toContain(grid.days.length);
        const days = grid.days.flatMap((cell) => cell.day ?? []);
        expect(days).toEqual(
          Array.from({ length: daysInMonth(month) }, (_, index) => addDays(`${month}-01`, index)),
        );
        for (const [index, { day }] of grid.days.entries()) {
          if (day !== null) expect((firstDayOfWeek + index) % 7).toBe(weekdayOf(day));
        }
      }),
    );
  });

  test('TRV-05 padding is empty: no day, not old, no tours', () => {
    const { days } = calendarMonth('2027-05', {
      ...onMonday,
      tours: [tour('A', '2027-04-20', '2027-06-10')],
    });
    expect(days[0]).toEqual({ day: null, old: false, tours: [] });
    expect(days.at(-1)).toEqual({ day: null, old: false, tours: [] });
  });

  test('TRV-05 days before today are old, today is not', () => {
    const month = calendarMonth('2027-05', { tours: [], today: '2027-05-10', firstDayOfWeek: 1 });
    const old = month.days.filter((cell) => cell.old).map((cell) => cell.day);
    expect(old).toHaveLength(9);
    expect(old.at(-1)).toBe('2027-05-09');
  });
});

describe('tours in the grid', () => {
  test('TRV-05 a tour marks its first day as such, and every day to its last', () => {
    const month = calendarMonth('2027-05', {
      ...onMonday,
      tours: [tour('A', '2027-05-30', '2027-06-02')],
    });
    const next = calendarMonth('2027-06', {
      ...onMonday,
      tours: [tour('A', '2027-05-30', '2027-06-02')],
    });
    expect(month.label).toBe('2027-05');
    expect(cellOf(month, '2027-05-29')?.tours).toEqual([]);
    expect(cellOf(month, '2027-05-30')?.tours).toEqual([{ code: 'A', firstDay: true }]);
    expect(cellOf(month, '2027-05-31')?.tours).toEqual([{ code: 'A', firstDay: false }]);
    expect(cellOf(next, '2027-06-02')?.tours).toEqual([{ code: 'A', firstDay: false }]);
    expect(cellOf(next, '2027-06-03')?.tours).toEqual([]);
    expect([month.tourCounter, next.tourCounter]).toEqual([1, 0]);
  });

  test('TRV-05 a sold-out tour marks its first day only', () => {
    const month = calendarMonth('2027-05', {
      ...onMonday,
      tours: [tour('S', '2027-05-03', '2027-05-09', 'SOLD_OUT')],
    });
    expect(cellOf(month, '2027-05-03')?.tours).toEqual([{ code: 'S', firstDay: true }]);
    expect(cellOf(month, '2027-05-04')?.tours).toEqual([]);
    expect(month.tourCounter).toBe(1);
  });

  test('TRV-05 of several that start together one is drawn, and all are counted', () => {
    const month = calendarMonth('2027-05', {
      ...onMonday,
      tours: [
        tour('P', '2027-05-03', '2027-05-20', 'PLANNED'),
        tour('F', '2027-05-03', '2027-05-05', 'ALMOST_FULL'),
        tour('S', '2027-05-03', '2027-05-20', 'SOLD_OUT'),
      ],
    });
    expect(cellOf(month, '2027-05-03')?.tours).toEqual([{ code: 'F', firstDay: true }]);
    expect(cellOf(month, '2027-05-10')?.tours).toEqual([]);
    expect(month.tourCounter).toBe(3);
  });

  test('TRV-05 a day’s own departure comes before the tours under way', () => {
    const month = calendarMonth('2027-05', {
      ...onMonday,
      tours: [
        tour('C', '2027-05-05', '2027-05-12'),
        tour('B', '2027-05-03', '2027-05-10'),
        tour('A', '2027-05-01', '2027-05-08'),
      ],
    });
    expect(cellOf(month, '2027-05-05')?.tours).toEqual([
      { code: 'C', firstDay: true },
      { code: 'A', firstDay: false },
      { code: 'B', firstDay: false },
    ]);
  });
});

describe('months shown', () => {
  test('SRCH-12 with no tours 2 months from today, 18 in filter mode', () => {
    expect(monthsOfCalendar([], '2027-12-31')).toEqual(['2027-12', '2028-01']);
    const filter = monthsOfCalendar([], '2027-12-31', 'filter');
    expect(filter).toHaveLength(18);
    expect(filter.at(-1)).toBe('2029-05');
  });

  test('SRCH-12 with tours from the first one’s month to the last one’s, in whatever order', () => {
    const tours = [
      tour('B', '2028-02-03', '2028-03-01'),
      tour('A', '2027-11-03', '2027-11-10'),
      tour('old', '2027-01-03', '2027-01-10'),
    ];
    expect(monthsOfCalendar(tours, '2027-09-15')).toEqual([
      '2027-11',
      '2027-12',
      '2028-01',
      '2028-02',
    ]);
  });

  test('SRCH-12 past tours alone are no tours', () => {
    expect(monthsOfCalendar([tour('old', '2027-01-03', '2027-01-10')], '2027-09-15')).toEqual([
      '2027-09',
      '2027-10',
    ]);
  });
});
