import { describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-date.ts';
import { DEMONSTRATION, type Demonstration } from '../demonstration.ts';
import type { MeetupRecord } from './meetup-records.ts';
import { eventsOf } from './hosted-events.ts';

const TODAY = '2027-03-01';
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Thursdays at 18:30, every second week. */
function meetup(rule: Partial<MeetupRecord['rule']> = {}) {
  return {
    id: 'walk',
    rule: {
      weekday: 4 as const,
      time: '18:30',
      minutes: 90,
      everyWeeks: 2,
      firstWeek: 1,
      ...rule,
    },
    places: 20,
    attendees: NAMES.map((name) => ({ name, hasConsented: true })),
  };
}
const daysOf = (...[rule, today = TODAY]: [Partial<MeetupRecord['rule']>, string?]) =>
  eventsOf(meetup(rule), today, null).map(({ startingDate }) => startingDate);

describe('MEET-01 the events of a meet-up', () => {
  test.each<[Partial<MeetupRecord['rule']>, string[]]>([
    [{}, ['2027-03-04', '2027-03-18', '2027-04-01', '2027-04-15', '2027-04-29']],
    [{ firstWeek: 0 }, ['2027-03-11', '2027-03-25', '2027-04-08', '2027-04-22']],
    [{ everyWeeks: 8, firstWeek: 3 }, ['2027-04-01']],
    [{ months: [4] }, ['2027-04-01', '2027-04-15', '2027-04-29']],
    [{ months: [1, 3] }, ['2027-03-04', '2027-03-18']],
    [{ months: [6, 7] }, []],
    // The first and the last day that there are.
    [{ weekday: 0, everyWeeks: 1, firstWeek: 0 }, ['2027-02-28', '2027-03-07']],
    [{ weekday: 5, everyWeeks: 1, firstWeek: 0 }, ['2027-03-05', '2027-03-12']],
  ])('by the rule %j are on %j', (rule, days) => {
    expect(daysOf(rule).slice(0, days.length)).toEqual(days);
    if (rule.everyWeeks !== 1) expect(daysOf(rule)).toHaveLength(days.length);
  });

  test.each([
    ['2026-12-01', ['2026-12-10', '2027-01-07']],
    ['2027-11-26', ['2027-12-09', '2027-12-23', '2028-01-06', '2028-01-20']],
  ])('from %s leave out feast days', (today, days) => {
    // Thursdays and Fridays: 24, 25 and 31 December and 1 January among them.
    expect(daysOf({ everyWeeks: 1, firstWeek: 0 }, today)).toEqual(expect.arrayContaining(days));
    for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) {
      const all = daysOf({ weekday, everyWeeks: 1, firstWeek: 0 }, today);
      expect(all.filter((day) => /12-2[456]|12-31|01-01/.test(day))).toEqual([]);
    }
  });

  test('have whoever a demonstration says that comes, and nobody elsewhere', () => {
    const attendees = (demonstration: Demonstration | null) =>
      eventsOf(meetup(), TODAY, demonstration).map((event) => event.attendees.length);
    expect(Math.max(...attendees(null))).toBe(0);
    expect(Math.max(...attendees(DEMONSTRATION))).toBeGreaterThan(0);
  });

  test('roll forward, and one that was announced stays', () => {
    for (let count = 0; count < 60; count += 1) {
      const today = addDays(TODAY, count);
      const expected = daysOf({}, TODAY).filter((day) => day >= addDays(today, -1));
      expect(daysOf({}, today).slice(0, expected.length)).toEqual(expected);
    }
  });

  test('have an id, a day and a time', () => {
    expect(eventsOf(meetup(), TODAY, null)[0]).toMatchObject({
      id: 'walk-20270304',
      meetupId: 'walk',
      startingDate: '2027-03-04',
      startingTime: '18:30',
    });
  });
});
