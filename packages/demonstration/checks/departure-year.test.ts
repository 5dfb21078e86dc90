import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_DAY, JAPAN, RULED_TRAVELS } from './ruled-travels.ts';
import { AGE_GROUPS, PERSON_AGE_GROUPS } from '../../../domain/age-group.ts';
import { addDays, daysBetween, type CalendarDate } from '../../../domain/calendar-date.ts';
import { TOUR_STATUSES, isFuture } from '../../../domain/tour-status.ts';
import { PROMOTION_DAYS } from '../src/offers.ts';
import { departuresOf } from '../../../backend/catalogue/departure-rule.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import type { TourRecord } from '../../../backend/catalogue/records.ts';

/** Over more than a year, every third: what moves on from one day to the next has done so by the third. */
const DAYS = 134;
const STEP = 3;

/** What the order of the statuses is as seats are sold: the last two are ends, one or the other. */
const STAGE = {
  PLANNED: 0,
  ALMOST_CONFIRMED: 1,
  CONFIRMED: 2,
  ALMOST_FULL: 3,
  WAITING_LIST: 4,
  SOLD_OUT: 4,
} as const;

describe('the delivered travels over 400 days', () => {
  /** By day: how many offered tours have what. */
  const counts = new Map<CalendarDate, Map<string, number>>();
  const before = new Map<string, TourRecord>();
  const broken: string[] = [];

  beforeAll(() => {
    for (let count = 0; count < DAYS; count += 1) {
      const day = addDays(FIRST_DAY, count * STEP);
      const found = new Map<string, number>();
      const withDiscount = new Set<string>();
      const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1);
      for (const facts of RULED_TRAVELS) {
        for (const tour of departuresOf(facts, day, DEMONSTRATION)) {
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
  });

  const each = (what: string): number =>
    [...counts.values()].reduce((sum, found) => sum + (found.get(what) ?? 0), 0);

  test('TRV-15 a third of the travels have discounts at a time, and few of their tours', () => {
    const travelsShare = each('travels with a discount') / (DAYS * RULED_TRAVELS.length);
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

  test('TRV-01 offer each status, age group and kind of offer on every day', () => {
    const wanted = [...TOUR_STATUSES, ...AGE_GROUPS, 'discount', 'promotion', 'for first-timers'];
    const missing = [...counts].flatMap(([day, found]) =>
      wanted.filter((what) => !found.has(what)).map((what) => `${what} on ${day}`),
    );
    expect(missing).toEqual([]);
  });

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

const GROUP_COUNTS = ['women', 'alone', 'firstTimers'] as const;

function movesOn(before: TourRecord, after: TourRecord): boolean {
  return (
    after.takenSeats >= before.takenSeats &&
    STAGE[after.status] >= STAGE[before.status] &&
    after.isWithdrawn >= before.isWithdrawn &&
    after.startingDate === before.startingDate &&
    after.basePrice.EUR === before.basePrice.EUR &&
    after.ageGroup === before.ageGroup &&
    GROUP_COUNTS.every((count) => after.group[count] >= before.group[count]) &&
    PERSON_AGE_GROUPS.every((ages) => after.group.ages[ages] >= before.group.ages[ages]) &&
    after.isForFirstTimers === before.isForFirstTimers &&
    after.privateRoomAvailable === before.privateRoomAvailable
  );
}

test('TRV-01 a tour never changes between on request and sold out', () => {
  const ends = new Map<string, string>();
  for (let count = 0; count < 120; count += 1) {
    for (const { code, status } of departuresOf(JAPAN, addDays(FIRST_DAY, count), DEMONSTRATION)) {
      if (STAGE[status] < STAGE.SOLD_OUT) continue;
      expect([code, status]).toEqual([code, ends.get(code) ?? status]);
      ends.set(code, status);
    }
  }
  expect(new Set(ends.values())).toEqual(new Set(['WAITING_LIST', 'SOLD_OUT']));
});
