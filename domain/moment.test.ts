import { describe, expect, test } from 'vitest';
import { endOfDay, nextMoment } from './moment.ts';

const at = (text: string) => Date.parse(text);

describe('TRV-02 the market’s day ends', () => {
  test.each([
    ['Europe/Rome', '2027-03-01T12:00:00Z', '2027-03-01T23:00:00Z'],
    ['Europe/Rome', '2027-03-01T22:59:59Z', '2027-03-01T23:00:00Z'],
    ['America/New_York', '2027-03-02T04:00:00Z', '2027-03-02T05:00:00Z'],
    // Clocks go forward, and back.
    ['Europe/Rome', '2027-03-28T00:30:00Z', '2027-03-28T22:00:00Z'],
    ['Europe/Rome', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ])('in %s at %s: %s', (timeZone, now, midnight) => {
    const end = endOfDay(timeZone, at(now));
    expect(end).toBeLessThanOrEqual(at(midnight));
    expect(end).toBeGreaterThanOrEqual(at(midnight) - 1000);
  });
});

describe('MEET-01 the next of several beginnings', () => {
  const HOUR_MS = 3_600_000;
  const next = (...items: number[]) => nextMoment(items, (item, now) => item <= now, 0);

  test('is that of the first', () => {
    const found = next(30 * HOUR_MS, 7 * HOUR_MS, 5 * HOUR_MS) ?? 0;
    expect(found).toBeLessThanOrEqual(5 * HOUR_MS);
    expect(found).toBeGreaterThanOrEqual(5 * HOUR_MS - 1000);
  });

  test('is none within a day', () => {
    expect(next()).toBeNull();
    expect(next(48 * HOUR_MS)).toBeNull();
  });
});
