import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../domain/calendar-date.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import { isConfirmed } from '../../../domain/tour-status.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';
import type { RuledFacts } from '../../../backend/content-import/travel-content.ts';
import { departuresOf, HORIZON_DAYS } from '../../../backend/catalogue/departure-rule.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import { PAST_DAYS } from './sell-departure.ts';

const DECISION_DAYS = 42;

const travels = CONTENT.travels.map(({ facts }) => facts as RuledFacts);
const sample = travels.find(({ code }) => code === 'JPN') as RuledFacts;

/** What a rule depends on, each in its whole range. */
const anyFacts: fc.Arbitrary<RuledFacts> = fc
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

test('the same day gives the same departures', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      expect(departuresOf(structuredClone(facts), day, DEMONSTRATION)).toEqual(
        departuresOf(facts, day, DEMONSTRATION),
      );
    }),
    { numRuns: 20 },
  );
});

test('TRV-02 seats, statuses and confirmations agree for any rule on any day', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      for (const tour of departuresOf(facts, day, DEMONSTRATION)) {
        const { takenSeats, freeSeats, maximumSeats, seatsToConfirm, status } = tour;
        expect(maximumSeats).toBe(facts.groupSize.max);
        expect(takenSeats).toBeGreaterThanOrEqual(0);
        expect(freeSeats).toBeGreaterThanOrEqual(0);
        expect(takenSeats + freeSeats).toBe(maximumSeats);
        const { ages, ...counts } = tour.group;
        expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(takenSeats);
        expect(ages['25-35'] + ages['35-49']).toBe(takenSeats);
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
      for (const { price, basePrice, isDiscounted } of departuresOf(facts, day, DEMONSTRATION)) {
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
      for (const tour of departuresOf(facts, day, DEMONSTRATION)) {
        const isDecided = daysBetween(day, tour.startingDate) <= DECISION_DAYS;
        expect(tour.isWithdrawn).toBe(isDecided && tour.seatsToConfirm > 0);
      }
    }),
    { numRuns: 50 },
  );
});

test('departures start on the rule’s weekday in its season, or on its extra days', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (facts, day) => {
      const { weekday, season, extraDays } = facts.departures;
      const tours = departuresOf(facts, day, DEMONSTRATION);
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
      for (const [index, start] of starts.slice(1).entries()) {
        expect(daysBetween(starts[index] ?? start, start)).toBeGreaterThanOrEqual(7);
      }
      expect(starts).toEqual([...new Set(starts)].sort());
    }),
    { numRuns: 50 },
  );
});
