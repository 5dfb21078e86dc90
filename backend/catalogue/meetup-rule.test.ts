import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../domain/calendar-date.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import type { MeetupRecord } from './meetup-records.ts';
import { EVENT_HORIZON_DAYS, eventsOf } from './meetup-rule.ts';

const TODAY = '2027-03-01';
const meetups = CONTENT.meetups;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Thursdays at 18:30, every second week. */
function meetup(rule: Partial<MeetupRecord['rule']> = {}, places = 20) {
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
    places,
    attendees: NAMES.map((name) => ({ name, hasConsented: true })),
  };
}
const daysOf = (...[rule, today = TODAY]: [Partial<MeetupRecord['rule']>, string?]) =>
  eventsOf(meetup(rule), today).map(({ startingDate }) => startingDate);

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

  test('in live mode nobody is said to come', () => {
    const events = eventsOf(meetup(), TODAY, 'live');
    expect(events.map(({ startingDate }) => startingDate)).toEqual(daysOf({}));
    expect(events.flatMap(({ attendees }) => attendees)).toEqual([]);
  });

  test('roll forward, and one that was announced stays', () => {
    for (let count = 0; count < 60; count += 1) {
      const today = addDays(TODAY, count);
      const expected = daysOf({}, TODAY).filter((day) => day >= addDays(today, -1));
      expect(daysOf({}, today).slice(0, expected.length)).toEqual(expected);
    }
  });

  test('have an id, a day and a time', () => {
    expect(eventsOf(meetup(), TODAY)[0]).toMatchObject({
      id: 'walk-20270304',
      meetupId: 'walk',
      startingDate: '2027-03-04',
      startingTime: '18:30',
    });
  });

  test('people only ever join, never more than there are places', () => {
    for (const places of [20, 3]) {
      let before: readonly string[] = [];
      for (let left = 59; left >= 0; left -= 1) {
        const event = eventsOf(meetup({}, places), addDays('2027-04-29', -left)).find(
          ({ startingDate }) => startingDate === '2027-04-29',
        );
        const names = event?.attendees.map(({ name }) => name) ?? [];
        expect(names).toEqual(expect.arrayContaining([...before]));
        expect(names.length).toBeLessThanOrEqual(places);
        before = names;
      }
      expect(before).toHaveLength(Math.min(places, 6));
    }
  });

  test('other people come at other turns', () => {
    const [first, second] = eventsOf(meetup({ everyWeeks: 1, firstWeek: 0 }), TODAY).map(
      ({ attendees }) => attendees.map(({ name }) => name).join(),
    );
    expect(first).not.toBe(second);
  });
});

describe('MEET-01 the delivered meet-ups', () => {
  test('are forty, in at least twenty-four cities', () => {
    expect(meetups).toHaveLength(40);
    expect(new Set(meetups.map(({ city }) => city)).size).toBeGreaterThanOrEqual(24);
  });

  test('each takes place within 60 days of any day of its months, and no host is at two on one day', () => {
    for (let count = 0; count < 366; count += 5) {
      const today = addDays('2027-06-01', count);
      const hosting = new Set<string>();
      for (const each of meetups) {
        const events = eventsOf(each, today).filter(({ startingDate }) => startingDate >= today);
        const { months } = each.rule;
        // Two months on: long enough for each rhythm, where no feast day can take its turn.
        const window = [0, 30, 59].map((days) => Number(addDays(today, days).slice(5, 7)));
        const isSeason = window.every((month) => months?.includes(month) ?? true);
        const hasFeasts = window.some((month) => month === 12 || month === 1);
        if (isSeason && !hasFeasts) expect([each.id, events.length > 0]).toEqual([each.id, true]);
        for (const { startingDate, attendees } of events) {
          expect(daysBetween(today, startingDate)).toBeLessThanOrEqual(EVENT_HORIZON_DAYS);
          expect(weekdayOf(startingDate)).toBe(each.rule.weekday);
          expect(attendees.length).toBeLessThanOrEqual(each.places);
          const when = `${each.host} ${startingDate}`;
          expect([each.id, hosting.has(when)]).toEqual([each.id, false]);
          hosting.add(when);
        }
      }
    }
  });

  test('somebody who comes has not agreed to be named, and some are full', () => {
    const events = meetups.flatMap((each) =>
      eventsOf(each, TODAY).map(({ attendees }) => ({ attendees, places: each.places })),
    );
    const consents = events.flatMap(({ attendees }) => attendees.map((one) => one.hasConsented));
    expect(new Set(consents)).toEqual(new Set([true, false]));
    const full = events.filter(({ attendees, places }) => attendees.length === places);
    expect(full.length).toBeGreaterThan(0);
    expect(full.length).toBeLessThan(events.length / 4);
  });
});
