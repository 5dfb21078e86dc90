import { beforeAll, describe, expect, test } from 'vitest';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import {
  addDays,
  daysBetween,
  utcMidnight,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import { TOUR_STATUSES, isFuture } from '../../domain/tour-status.ts';
import { readContent } from '../content-import/read-content.ts';
import type { RuledFacts } from '../content-import/travel-content.ts';
import { PROMOTION_DAYS } from './departure-offers.ts';
import { startingDays } from './departure-days.ts';
import { departureOn, departuresOf, pastPricesOf } from './departure-rule.ts';
import { pricedTour } from './prior-price.ts';
import type { TourRecord } from './records.ts';

const DECISION_DAYS = 42;
/** Some days before a leap day, so that the days of a year pass over one. */
const FIRST_DAY = '2027-11-15';
const DAYS = 400;

const travels = readContent('content').travels.map(({ facts }) => facts as RuledFacts);
const sample = travels.find(({ code }) => code === 'JPN') as RuledFacts;

/** What the order of the statuses is as seats are sold: the last two are ends, one or the other. */
const STAGE = {
  PLANNED: 0,
  ALMOST_CONFIRMED: 1,
  CONFIRMED: 2,
  ALMOST_FULL: 3,
  WAITING_LIST: 4,
  SOLD_OUT: 4,
} as const;

describe('the delivered travels on each of 400 days', () => {
  /** By day: how many offered tours have what. */
  const counts = new Map<CalendarDate, Map<string, number>>();
  const before = new Map<string, TourRecord>();
  const broken: string[] = [];

  beforeAll(() => {
    for (let count = 0; count < DAYS; count += 1) {
      const day = addDays(FIRST_DAY, count);
      const found = new Map<string, number>();
      const withDiscount = new Set<string>();
      const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1);
      for (const facts of travels) {
        for (const tour of departuresOf(facts, day)) {
          const earlier = before.get(tour.code);
          if (earlier && !movesOn(earlier, tour)) broken.push(`${tour.code} on ${day}`);
          before.set(tour.code, tour);
          if (!isFuture(tour, day) || tour.isWithdrawn) continue;
          add(tour.status);
          add(tour.ageGroup);
          add('offered');
          if (tour.isDiscounted) add('discount');
          if (tour.isDiscounted) withDiscount.add(facts.id);
          if (tour.promotion) add('promotion');
          if (mayHavePromotion(tour, day)) add('where a promotion may be');
          if (tour.isForFirstTimers) add('for first-timers');
        }
      }
      found.set('travels with a discount', withDiscount.size);
      counts.set(day, found);
    }
  }, 60_000);

  const each = (what: string): number =>
    [...counts.values()].reduce((sum, found) => sum + (found.get(what) ?? 0), 0);

  test('TRV-15 a third of the travels have discounts at a time, and few of their tours', () => {
    const travelsShare = each('travels with a discount') / (DAYS * travels.length);
    expect(travelsShare).toBeGreaterThan(0.2);
    expect(travelsShare).toBeLessThan(0.45);
    const share = each('discount') / each('offered');
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.08);
  });

  test('TRV-08 about an eighth have a code where there may be one, a seventh are for first-timers', () => {
    const promotions = each('promotion') / each('where a promotion may be');
    expect(promotions).toBeGreaterThan(0.08);
    expect(promotions).toBeLessThan(0.16);
    const first = each('for first-timers') / each('offered');
    expect(first).toBeGreaterThan(0.1);
    expect(first).toBeLessThan(0.2);
  });

  test.each([...TOUR_STATUSES, ...AGE_GROUPS, 'discount', 'promotion', 'for first-timers'])(
    'TRV-01 offer %s on every day',
    (what) => {
      const without = [...counts].filter(([, found]) => !found.has(what)).map(([day]) => day);
      expect(without).toEqual([]);
    },
  );

  test('TRV-01 only move on: seats fill up, and what was withdrawn or confirmed stays so', () => {
    expect(before.size).toBeGreaterThan(300);
    expect(broken).toEqual([]);
  });
});

function mayHavePromotion({ status, startingDate }: TourRecord, day: CalendarDate): boolean {
  const daysLeft = daysBetween(day, startingDate);
  const isFull = status === 'WAITING_LIST' || status === 'SOLD_OUT';
  return !isFull && daysLeft <= PROMOTION_DAYS.from && daysLeft >= PROMOTION_DAYS.to;
}

function movesOn(before: TourRecord, after: TourRecord): boolean {
  return (
    after.takenSeats >= before.takenSeats &&
    STAGE[after.status] >= STAGE[before.status] &&
    after.isWithdrawn >= before.isWithdrawn &&
    after.startingDate === before.startingDate &&
    after.basePrice.EUR === before.basePrice.EUR &&
    after.ageGroup === before.ageGroup &&
    after.group.women >= before.group.women &&
    after.group.alone >= before.group.alone &&
    after.isForFirstTimers === before.isForFirstTimers &&
    after.privateRoomAvailable === before.privateRoomAvailable
  );
}

test('TRV-01 a tour never changes between on request and sold out', () => {
  const ends = new Map<string, string>();
  for (let count = 0; count < 120; count += 1) {
    for (const { code, status } of departuresOf(sample, addDays(FIRST_DAY, count))) {
      if (STAGE[status] < STAGE.SOLD_OUT) continue;
      expect([code, status]).toEqual([code, ends.get(code) ?? status]);
      ends.set(code, status);
    }
  }
  expect(new Set(ends.values())).toEqual(new Set(['WAITING_LIST', 'SOLD_OUT']));
});

test('TRV-14 a tour that lacks people is withdrawn on the 42nd day before it starts', () => {
  const facts = { ...sample, popularity: 0, confirmedFrom: sample.groupSize.max };
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
  for (const facts of travels) {
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
  return travels.flatMap((facts) =>
    startingDays(facts, '2027-01-01', '2027-12-31').map((day) => departureOn(facts, day, day)),
  );
}

test('TRV-14 in live mode the rule makes nothing up: nobody has a seat, nothing is off the price', () => {
  const today = '2027-01-10';
  for (const facts of travels) {
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
  const expeditions = travels.filter(({ travelType }) => travelType === 'expedition');
  expect(expeditions).not.toEqual([]);
  for (const facts of expeditions) {
    const tours = departuresOf(facts, FIRST_DAY);
    expect(tours.filter(({ isForFirstTimers }) => isForFirstTimers)).toEqual([]);
  }
});

test('a leap day is a departure in leap years only', () => {
  const quiet = { ...sample.departures, season: [10], highSeason: [], extraDays: ['02-29'] };
  const facts = { ...sample, departures: quiet };
  const leapDays = (day: CalendarDate) =>
    departuresOf(facts, day).filter(({ startingDate }) => startingDate.slice(5) === '02-29');
  expect(leapDays('2027-12-01').map(({ code }) => code)).toEqual(['JPN-20280229']);
  expect(leapDays('2026-12-01')).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])('RES-03 bands are taken in turn, every %i weeks', (everyWeeks) => {
  for (const ageGroups of [AGE_GROUPS.slice(0, 2), [...AGE_GROUPS]]) {
    const season = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const rule = { ...sample.departures, everyWeeks, ageGroups, season, highSeason: [] };
    const facts = { ...sample, departures: { ...rule, extraDays: [] } };
    const bands = departuresOf(facts, '2027-01-01')
      .filter(({ startingDate }) => startingDate < '2027-10-01')
      .map(({ ageGroup }) => ageGroup);
    const first = ageGroups.indexOf(bands[0] ?? 'ALL');
    const expected = bands.map((_, index) => ageGroups[(first + index) % ageGroups.length]);
    expect(bands).toEqual(expected);
  }
});

test('codes are unique over all travels', () => {
  const codes = travels.flatMap((facts) => departuresOf(facts, FIRST_DAY).map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

describe('TRV-15 the past of a fresh catalogue', () => {
  test('has for each departure the price of 60 days ago at least, and each change since', () => {
    const history = pastPricesOf(sample, FIRST_DAY);
    const tours = departuresOf(sample, FIRST_DAY);
    expect(new Set(history.map(({ tourCode }) => tourCode))).toEqual(
      new Set(tours.map(({ code }) => code)),
    );
    for (const [tourCode, [first]] of Map.groupBy(history, (record) => record.tourCode)) {
      expect(first?.since, tourCode).toBeLessThanOrEqual(utcMidnight(addDays(FIRST_DAY, -60)));
    }
    for (const { tourCode, since, price } of history) {
      const day = new Date(since).toISOString().slice(0, 10);
      expect(daysBetween(day, FIRST_DAY)).toBeGreaterThan(0);
      const then = departuresOf(sample, day).find(({ code }) => code === tourCode);
      // A departure beyond the horizon of that day was not on sale, though its price is known.
      if (then) expect(price).toEqual(then.price);
    }
  });

  test.each([0, 30, 90, 180, 270])('bears out every discount, %i days on', (days) => {
    const day = addDays(FIRST_DAY, days);
    const now = utcMidnight(day);
    const tours = travels.flatMap((facts) => departuresOf(facts, day));
    const past = Map.groupBy(
      travels.flatMap((facts) => pastPricesOf(facts, day)),
      (record) => record.tourCode,
    );
    const discounted = tours.filter(
      ({ isDiscounted, startingDate }) => isDiscounted && startingDate > day,
    );
    expect(discounted.length).toBeGreaterThan(5);
    for (const tour of discounted) {
      const present = { tourCode: tour.code, since: now, price: tour.price };
      const history = [...(past.get(tour.code) ?? []), present];
      const { isDiscounted, lowestPriceOf30Days } = pricedTour(tour, history, now);
      expect([tour.code, isDiscounted, lowestPriceOf30Days]).toEqual([
        tour.code,
        true,
        tour.basePrice,
      ]);
    }
  });

  test('shows changes where there were some', () => {
    const history = travels.flatMap((facts) => pastPricesOf(facts, FIRST_DAY));
    const codes = history.map(({ tourCode }) => tourCode);
    expect(codes.length).toBeGreaterThan(new Set(codes).size);
  });
});
