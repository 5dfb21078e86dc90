import { describe, expect, test } from 'vitest';
import {
  CLOCK_TIME,
  clockTimeIn,
  endOf,
  formatClockTime,
  hasBegun,
  haveSameClock,
  isoMoment,
} from './clock-time.ts';
import { todayIn } from './calendar-date.ts';
import { MARKETS, type MarketId } from './market.ts';

describe('MEET-01 the time of a place', () => {
  test.each([
    ['Europe/Rome', '2027-03-01T12:05:00Z', '13:05'],
    // Clocks of Rome go forward in the night to 28 March 2027.
    ['Europe/Rome', '2027-03-28T00:59:00Z', '01:59'],
    ['Europe/Rome', '2027-03-28T01:00:00Z', '03:00'],
    ['America/New_York', '2027-03-01T04:30:00Z', '23:30'],
    ['Europe/London', '2027-03-01T00:00:00Z', '00:00'],
  ])('is in %s at %s %s', (zone, now, time) => {
    expect(clockTimeIn(zone, Date.parse(now))).toBe(time);
  });

  test.each([
    ['Europe/Rome', '2027-03-01T17:59:00Z', false],
    ['Europe/Rome', '2027-03-01T18:00:00Z', true],
    // It is six hours earlier there.
    ['America/New_York', '2027-03-01T18:00:00Z', false],
    ['America/New_York', '2027-03-02T00:00:00Z', true],
    ['Europe/Rome', '2027-02-28T22:59:00Z', false],
    ['Europe/Rome', '2027-03-02T08:00:00Z', true],
  ])('what begins at 19:00 of 1 March in %s has begun at %s: %s', (timeZone, now, begun) => {
    const beginning = { startingDate: '2027-03-01', startingTime: '19:00', timeZone };
    expect(hasBegun(beginning, Date.parse(now))).toBe(begun);
  });

  test.each([
    ['19:00', 90, '2027-12-31', '20:30'],
    ['22:00', 120, '2028-01-01', '00:00'],
    ['22:30', 150, '2028-01-01', '01:00'],
    ['09:05', 1440, '2028-01-01', '09:05'],
  ])(
    'what begins at %s and lasts %i minutes ends on %s at %s',
    (startingTime, minutes, day, time) => {
      expect(endOf({ startingDate: '2027-12-31', startingTime }, minutes)).toEqual({ day, time });
    },
  );

  test.each([
    ['Europe/Rome', '2027-03-04', '18:30', '2027-03-04T18:30+01:00'],
    ['Europe/Rome', '2027-03-28', '01:59', '2027-03-28T01:59+01:00'],
    ['Europe/Rome', '2027-03-28', '03:00', '2027-03-28T03:00+02:00'],
    // Shown twice.
    ['Europe/Rome', '2027-10-31', '02:30', '2027-10-31T02:30+02:00'],
    ['Europe/Rome', '2027-10-31', '03:00', '2027-10-31T03:00+01:00'],
    ['Europe/London', '2027-01-01', '00:00', '2027-01-01T00:00+00:00'],
    ['America/New_York', '2027-07-01', '23:30', '2027-07-01T23:30-04:00'],
    ['America/St_Johns', '2027-01-01', '12:00', '2027-01-01T12:00-03:30'],
    ['Asia/Kathmandu', '2027-01-01', '00:10', '2027-01-01T00:10+05:45'],
  ])('SEO-01 the moment in %s, on %s at %s, is %s', (zone, day, time, moment) => {
    expect(isoMoment(zone, day, time)).toBe(moment);
    const instant = Date.parse(moment);
    expect([todayIn(zone, instant), clockTimeIn(zone, instant)]).toEqual([day, time]);
  });

  test.each([
    ['Europe/Rome', 'Europe/Madrid', '2027-03-01', true],
    ['Europe/Rome', 'Europe/London', '2027-03-01', false],
    ['Europe/Lisbon', 'Europe/London', '2027-07-01', true],
    // One of them does not change its clocks in summer.
    ['America/Phoenix', 'America/Denver', '2027-03-01', true],
    ['America/Phoenix', 'America/Denver', '2027-07-01', false],
    // Clocks of Rome go forward that night: what counts is noon.
    ['Europe/Rome', 'Africa/Lagos', '2027-03-28', false],
  ])('clocks of %s and %s on %s show the same: %s', (one, other, day, same) => {
    expect(haveSameClock(one, other, day)).toBe(same);
  });

  test.each<[string, MarketId, string]>([
    ['19:30', 'it', '19:30'],
    ['09:05', 'en-WE', '09:05'],
    ['19:30', 'en-US', '7:30\u00a0PM'],
    ['00:15', 'en-US', '12:15\u00a0AM'],
    ['12:00', 'en-US', '12:00\u00a0PM'],
    ['09:05', 'en-US', '9:05\u00a0AM'],
  ])('MKT-04 %s is written in %s as %s', (time, marketId, text) => {
    expect(formatClockTime(time, MARKETS[marketId])).toBe(text);
  });

  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['19:60', false],
  ])('%s is a time: %s', (text, is) => expect(CLOCK_TIME.test(text)).toBe(is));
});
