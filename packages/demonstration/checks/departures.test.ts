/** Rules that hold for the departures of the delivered travels as they sell. */
import { expect, test } from 'vitest';
import { startingDays } from '../../../backend/catalogue/departure-days.ts';
import { departuresOf, plannedDeparture } from '../../../backend/catalogue/departure-rule.ts';
import type { TourRecord } from '../../../backend/catalogue/records.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import { addDays, daysBetween } from '../../../domain/calendar-date.ts';
import { sellDeparture } from '../src/sell-departure.ts';
import { FIRST_DAY, JAPAN, RULED_TRAVELS } from './ruled-travels.ts';

const DECISION_DAYS = 42;

test('TRV-14 a tour that lacks people is withdrawn on the 42nd day before it starts', () => {
  const facts = { ...JAPAN, popularity: 0, confirmedFrom: JAPAN.groupSize.max };
  const start = '2028-04-15';
  const stateBefore = (days: number) => {
    const tours = departuresOf(facts, addDays(start, -days), DEMONSTRATION);
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
    startingDays(facts, '2027-01-01', '2027-12-31').map((day) =>
      sellDeparture(facts, plannedDeparture(facts, day), day),
    ),
  );
}

test('TRV-08 no departure of an expedition is for a first trip', () => {
  const expeditions = RULED_TRAVELS.filter(({ travelType }) => travelType === 'expedition');
  expect(expeditions).not.toEqual([]);
  for (const facts of expeditions) {
    const tours = departuresOf(facts, FIRST_DAY, DEMONSTRATION);
    expect(tours.filter(({ isForFirstTimers }) => isForFirstTimers)).toEqual([]);
  }
});

test('codes are unique over all travels', () => {
  const codes = RULED_TRAVELS.flatMap((facts) =>
    departuresOf(facts, FIRST_DAY, DEMONSTRATION).map(({ code }) => code),
  );
  expect(new Set(codes).size).toBe(codes.length);
});
