import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import {
  addDays,
  daysBetween,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import { CURRENCIES } from '../../domain/market.ts';
import { TOUR_STATUSES, isConfirmed, isFuture } from '../../domain/tour-status.ts';
import { readContent } from '../content-import/read-content.ts';
import type { TravelFacts } from '../content-import/travel-content.ts';
import { PROMOTION_DAYS } from './departure-offers.ts';
import { departuresOf, HORIZON_DAYS, PAST_DAYS, pastPricesOf } from './departure-rule.ts';
import { pricedTour } from './prior-price.ts';
import type { TourRecord } from './records.ts';

const DECISION_DAYS = 42;
/** Some days before a leap day, so that the days of a year pass over one. */
const FIRST_DAY = '2027-11-15';
const DAYS = 400;

const travels = readContent('content').travels.map(({ facts }) => facts);
const sample = travels.find(({ code }) => code === 'JPN') as TravelFacts;

/** What a rule depends on, each in its whole range. */
const anyFacts: fc.Arbitrary<TravelFacts> = fc
  .record({
    code: fc.stringMatching(/^[A-Z]{3}$/),
    popularity: fc.integer({ min: 0, max: 100 }),
    maximum: fc.integer({ min: 4, max: 24 }),
    needed: fc.integer({ min: 2, max: 24 }),
    euros: fc.integer({ min: 1, max: 9000 }),
    weekday: fc.integer({ min: 0, max: 6 }),
    everyWeeks: fc.integer({ min: 1, max: 8 }),
    season: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
    highSeasonPercent: fc.integer({ min: 0, max: 60 }),
    extraDays: fc.subarray(['12-27', '02-29', '01-01']),
  })
  .map(({ code, popularity, maximum, needed, euros, ...rule }) => ({
    ...sample,
    code,
    popularity,
    groupSize: { min: 4, max: maximum },
    confirmedFrom: Math.min(needed, maximum),
    price: { EUR: euros * 100, GBP: euros * 86, USD: euros * 110 },
    departures: { ...sample.departures, ...rule, highSeason: rule.season.slice(0, 2) },
  }));
const anyDay = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));

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

test('the same day gives the same departures', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      expect(departuresOf(structuredClone(facts), day)).toEqual(departuresOf(facts, day));
    }),
    { numRuns: 20 },
  );
});

test('TRV-02 seats, statuses and confirmations agree for any rule on any day', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      for (const tour of departuresOf(facts, day)) {
        const { takenSeats, freeSeats, maximumSeats, seatsToConfirm, status } = tour;
        expect(maximumSeats).toBe(facts.groupSize.max);
        expect(takenSeats).toBeGreaterThanOrEqual(0);
        expect(freeSeats).toBeGreaterThanOrEqual(0);
        expect(takenSeats + freeSeats).toBe(maximumSeats);
        expect(Math.max(tour.group.women, tour.group.alone)).toBeLessThanOrEqual(takenSeats);
        expect(seatsToConfirm).toBe(Math.max(0, facts.confirmedFrom - takenSeats));
        expect(isConfirmed(status)).toBe(seatsToConfirm === 0 && freeSeats > 0);
        expect(status === 'WAITING_LIST' || status === 'SOLD_OUT').toBe(freeSeats === 0);
      }
    }),
    { numRuns: 50 },
  );
});

test('TRV-15 a tour is discounted exactly when each of its prices is below the base price', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      for (const { price, basePrice, isDiscounted } of departuresOf(facts, day)) {
        for (const currency of CURRENCIES) {
          const [now, base] = [price[currency] ?? NaN, basePrice[currency] ?? NaN];
          expect(isDiscounted ? now < base : now === base).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('TRV-14 nothing unconfirmed is offered within 42 days, and nothing is withdrawn before', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      for (const tour of departuresOf(facts, day)) {
        const isDecided = daysBetween(day, tour.startingDate) <= DECISION_DAYS;
        expect(tour.isWithdrawn).toBe(isDecided && tour.seatsToConfirm > 0);
      }
    }),
    { numRuns: 50 },
  );
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

test('departures start on the rule’s weekday in its season, or on its extra days', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      const { weekday, season, extraDays } = facts.departures;
      const tours = departuresOf(facts, day);
      for (const { startingDate, endingDate } of tours) {
        const isExtra = extraDays.includes(startingDate.slice(5));
        const isInSeason = season.includes(Number(startingDate.slice(5, 7)));
        expect(isExtra || (weekdayOf(startingDate) === weekday && isInSeason)).toBe(true);
        expect(daysBetween(startingDate, endingDate)).toBe(facts.days.length - 1);
        const ahead = daysBetween(day, startingDate);
        expect(ahead).toBeGreaterThanOrEqual(-PAST_DAYS);
        expect(ahead).toBeLessThanOrEqual(HORIZON_DAYS);
      }
      const starts = tours.map(({ startingDate }) => startingDate);
      expect(starts).toEqual([...new Set(starts)].sort());
    }),
    { numRuns: 50 },
  );
});

test('each year’s 27 December is a departure of every travel that asks for it', () => {
  const asking = travels.filter(({ departures }) => departures.extraDays.includes('12-27'));
  expect(asking.length).toBeGreaterThan(0);
  for (const facts of asking) {
    const starts = departuresOf(facts, FIRST_DAY).map(({ startingDate }) => startingDate);
    expect(starts).toContain('2027-12-27');
    expect(starts).toContain('2028-12-27');
  }
});

test('a leap day is a departure in leap years only', () => {
  const facts = { ...sample, departures: { ...sample.departures, extraDays: ['02-29'] } };
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
      const { isDiscounted, lowestPriceOf30Days } = pricedTour(tour, [
        ...(past.get(tour.code) ?? []),
        present,
      ]);
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
