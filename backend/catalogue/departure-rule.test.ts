import { expect, test } from 'vitest';
import { FIRST_DAY, JAPAN, RULED_TRAVELS } from '../../test/support/ruled-travels.ts';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import { addDays, daysBetween, type CalendarDate } from '../../domain/calendar-date.ts';
import { startingDays } from './departure-days.ts';
import { departureOn, departuresOf, pastPricesOf } from './departure-rule.ts';
import type { TourRecord } from './records.ts';

const DECISION_DAYS = 42;

test('TRV-14 a tour that lacks people is withdrawn on the 42nd day before it starts', () => {
  const facts = { ...JAPAN, popularity: 0, confirmedFrom: JAPAN.groupSize.max };
  const start = '2028-04-15';
  const stateBefore = (days: number) => {
    const tours = departuresOf(facts, addDays(start, -days));
    const { isWithdrawn, seatsToConfirm } = tours.find((one) => one.startingDate === start) ?? {};
    return { isWithdrawn, isLacking: (seatsToConfirm ?? 0) > 0 };
  };
  expect(stateBefore(DECISION_DAYS + 1)).toEqual({ isWithdrawn: false, isLacking: true });
  expect(stateBefore(DECISION_DAYS)).toEqual({ isWithdrawn: true, isLacking: true });
  expect(stateBefore(0)).toEqual({ isWithdrawn: true, isLacking: true });
});

test('TRV-01 no two departures of a travel start within a week', () => {
  for (const facts of RULED_TRAVELS) {
    const days = startingDays(facts, '2026-12-01', '2028-12-31');
    const near = days.filter((day, index) => daysBetween(days[index - 1] ?? '2026-01-01', day) < 7);
    expect([facts.id, near]).toEqual([facts.id, []]);
  }
});

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

test('TRV-14 over a year 5 to 10 % of the departures do not run, and 15 to 25 % are full', () => {
  const ends = departuresOf2027();
  const share = (fits: (tour: TourRecord) => boolean) => ends.filter(fits).length / ends.length;
  const withdrawn = share(({ isWithdrawn }) => isWithdrawn);
  expect(withdrawn).toBeGreaterThan(0.04);
  expect(withdrawn).toBeLessThan(0.12);
  const full = share(({ freeSeats }) => freeSeats === 0);
  expect(full).toBeGreaterThan(0.13);
  expect(full).toBeLessThan(0.27);
});

/** Each departure of a year as it was on the day it started. */
function departuresOf2027(): TourRecord[] {
  return RULED_TRAVELS.flatMap((facts) =>
    startingDays(facts, '2027-01-01', '2027-12-31').map((day) => departureOn(facts, day, day)),
  );
}

test('TRV-14 in live mode the rule makes nothing up: nobody has a seat, nothing is off the price', () => {
  const today = '2027-01-10';
  for (const facts of RULED_TRAVELS) {
    const tours = departuresOf(facts, today, 'live');
    const decided = addDays(today, DECISION_DAYS);
    const coming = departuresOf(facts, today).filter(({ startingDate }) => startingDate > decided);
    expect(tours.map(({ code }) => code)).toEqual(coming.map(({ code }) => code));
    expect(pastPricesOf(facts, today, 'live')).toEqual([]);
    for (const tour of tours) {
      expect(tour).toMatchObject({
        takenSeats: 0,
        freeSeats: facts.groupSize.max,
        seatsToConfirm: facts.confirmedFrom,
        status: 'PLANNED',
        isDiscounted: false,
        price: tour.basePrice,
        promotion: null,
        group: { women: 0, alone: 0 },
        isForFirstTimers: false,
        privateRoomAvailable: facts.privateRoom.available,
        isWithdrawn: false,
      });
    }
  }
});

test('TRV-08 no departure of an expedition is for a first trip', () => {
  const expeditions = RULED_TRAVELS.filter(({ travelType }) => travelType === 'expedition');
  expect(expeditions).not.toEqual([]);
  for (const facts of expeditions) {
    const tours = departuresOf(facts, FIRST_DAY);
    expect(tours.filter(({ isForFirstTimers }) => isForFirstTimers)).toEqual([]);
  }
});

test('a leap day is a departure in leap years only', () => {
  const quiet = { ...JAPAN.departures, season: [10], highSeason: [], extraDays: ['02-29'] };
  const facts = { ...JAPAN, departures: quiet };
  const leapDays = (day: CalendarDate) =>
    departuresOf(facts, day).filter(({ startingDate }) => startingDate.slice(5) === '02-29');
  expect(leapDays('2027-12-01').map(({ code }) => code)).toEqual(['JPN-20280229']);
  expect(leapDays('2026-12-01')).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])('RES-03 bands are taken in turn, every %i weeks', (everyWeeks) => {
  for (const ageGroups of [AGE_GROUPS.slice(0, 2), [...AGE_GROUPS]]) {
    const season = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const rule = { ...JAPAN.departures, everyWeeks, ageGroups, season, highSeason: [] };
    const facts = { ...JAPAN, departures: { ...rule, extraDays: [] } };
    const bands = departuresOf(facts, '2027-01-01')
      .filter(({ startingDate }) => startingDate < '2027-10-01')
      .map(({ ageGroup }) => ageGroup);
    const first = ageGroups.indexOf(bands[0] ?? 'ALL');
    const expected = bands.map((_, index) => ageGroups[(first + index) % ageGroups.length]);
    expect(bands).toEqual(expected);
  }
});

test('codes are unique over all travels', () => {
  const codes = RULED_TRAVELS.flatMap((facts) =>
    departuresOf(facts, FIRST_DAY).map(({ code }) => code),
  );
  expect(new Set(codes).size).toBe(codes.length);
});
