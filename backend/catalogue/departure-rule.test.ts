import { expect, test } from 'vitest';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import type { RuledFacts } from '../content-import/travel-content.ts';
import { DEMONSTRATION } from '../demonstration.ts';
import { startingDays } from './departure-days.ts';
import { departuresOf, pastPricesOf } from './departure-rule.ts';
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';

const DECISION_DAYS = 42;
const RULED_TRAVELS = CONTENT.travels.map(({ facts }) => facts as RuledFacts);
const JAPAN = RULED_TRAVELS.find(({ code }) => code === 'JPN') as RuledFacts;

test.each([
  // The Saturdays of January 2028 are the 1st to the 29th.
  [['01-15'], []],
  [['01-06'], []],
  [['02-04'], []],
  [['02-05'], ['2028-02-05']],
  [['12-30'], ['2028-12-30']],
  [['12-31'], []],
  [
    ['03-17', '03-10', '03-16'],
    ['2028-03-10', '2028-03-17'],
  ],
])('TRV-01 of the extra days %j, those with nothing within six days: %j', (extraDays, expected) => {
  const rule = { weekday: 6, everyWeeks: 1, season: [1], highSeason: [], highSeasonPercent: 0 };
  const travel = { code: 'JPN', departures: { ...rule, ageGroups: ['ALL' as const], extraDays } };
  const days = startingDays(travel, '2028-01-01', '2028-12-31');
  expect(days.filter((day) => !day.startsWith('2028-01'))).toEqual(expected);
  expect(days.filter((day) => day.startsWith('2028-01'))).toHaveLength(5);
});

test('TRV-14 outside of a demonstration the rule makes nothing up: nobody has a seat, nothing is off the price', () => {
  const today = '2027-01-10';
  for (const facts of RULED_TRAVELS) {
    const tours = departuresOf(facts, today, null);
    const decided = addDays(today, DECISION_DAYS);
    const coming = departuresOf(facts, today, DEMONSTRATION).filter(
      ({ startingDate }) => startingDate > decided,
    );
    expect(tours.map(({ code }) => code)).toEqual(coming.map(({ code }) => code));
    expect(pastPricesOf(facts, today, null)).toEqual([]);
    for (const tour of tours) {
      expect(tour).toMatchObject({
        takenSeats: 0,
        freeSeats: facts.groupSize.max,
        seatsToConfirm: facts.confirmedFrom,
        status: 'PLANNED',
        isDiscounted: false,
        price: tour.basePrice,
        promotion: null,
        group: NOBODY_KNOWN,
        isForFirstTimers: false,
        privateRoomAvailable: facts.privateRoom.available,
        isWithdrawn: false,
      });
    }
  }
});

test('a leap day is a departure in leap years only', () => {
  const quiet = { ...JAPAN.departures, season: [10], highSeason: [], extraDays: ['02-29'] };
  const facts = { ...JAPAN, departures: quiet };
  const leapDays = (day: CalendarDate) =>
    departuresOf(facts, day, null).filter(({ startingDate }) => startingDate.slice(5) === '02-29');
  expect(leapDays('2027-12-01').map(({ code }) => code)).toEqual(['JPN-20280229']);
  expect(leapDays('2026-12-01')).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])('RES-03 bands are taken in turn, every %i weeks', (everyWeeks) => {
  for (const ageGroups of [AGE_GROUPS.slice(0, 2), [...AGE_GROUPS]]) {
    const season = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const rule = { ...JAPAN.departures, everyWeeks, ageGroups, season, highSeason: [] };
    const facts = { ...JAPAN, departures: { ...rule, extraDays: [] } };
    const bands = departuresOf(facts, '2026-11-01', null)
      .filter(({ startingDate }) => startingDate > '2027-01-01' && startingDate < '2027-10-01')
      .map(({ ageGroup }) => ageGroup);
    const first = ageGroups.indexOf(bands[0] ?? 'ALL');
    const expected = bands.map((_, index) => ageGroups[(first + index) % ageGroups.length]);
    expect(bands).toEqual(expected);
  }
});
