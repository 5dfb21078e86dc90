/** The delivered meet-ups by their rules, and over a year beside the travels that their hosts lead. */
import { describe, expect, test } from 'vitest';
import { EVENT_HORIZON_DAYS, eventsOf } from '../../../backend/catalogue/hosted-events.ts';
import { makeDayRecords, type DayRecords } from '../../../backend/content-import/day-records.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import {
  addDays,
  daysBetween,
  weekdayOf,
  type CalendarDate,
} from '../../../domain/calendar-date.ts';
import { CONTENT } from '../../../test/support/delivered-content.ts';

const TODAY = '2027-03-01';
const { travels, meetups } = CONTENT;
const FIRST_DAY: CalendarDate = '2026-11-23';
const WEEKS = 54;
const KNOWN = new Set(travels.map(({ id }) => id));

/** Rolled forward week by week, as a site that runs for a year: who is named stays named. */
function aYear(): readonly DayRecords[] {
  const weeks: DayRecords[] = [];
  let named: ReadonlyMap<string, string> = new Map();
  for (let week = 0; week < WEEKS; week += 1) {
    const day = addDays(FIRST_DAY, week * 7);
    const records = makeDayRecords(day, travels, meetups, KNOWN, named, DEMONSTRATION);
    named = new Map(ledTours(records).map(({ code, person }) => [code, person]));
    weeks.push(records);
  }
  return weeks;
}

function ledTours({ departures }: DayRecords) {
  return departures.flatMap(({ tours }) =>
    tours.flatMap(({ code, coordinatorId, startingDate, endingDate, isWithdrawn }) =>
      coordinatorId === null || isWithdrawn
        ? []
        : { code, person: coordinatorId, startingDate, endingDate },
    ),
  );
}

const byId = new Map(meetups.map((meetup) => [meetup.id, meetup]));
const eventsWithHost = ({ events }: DayRecords) =>
  events.map((event) => ({
    ...event,
    host: event.standIn ?? byId.get(event.meetupId)?.host ?? '',
  }));

const year = aYear();

describe('MEET-01 TRV-10 the delivered meet-ups over a year', () => {
  test('are received by nobody who travels, nor on the day before or after', () => {
    const clashes = year.flatMap((records) => {
      const tours = Map.groupBy(ledTours(records), ({ person }) => person);
      return eventsWithHost(records).flatMap(({ id, host, startingDate }) =>
        (tours.get(host) ?? [])
          .filter(
            (tour) =>
              startingDate >= addDays(tour.startingDate, -1) &&
              startingDate <= addDays(tour.endingDate, 1),
          )
          .map(({ code }) => `${records.day}: ${host} at ${id} and with ${code}`),
      );
    });
    expect(clashes).toEqual([]);
  });

  test('are received by one of their own people, who are at no other that day', () => {
    for (const records of year) {
      const hosting = new Set<string>();
      for (const { id, meetupId, host, startingDate } of eventsWithHost(records)) {
        const meetup = byId.get(meetupId);
        expect([meetup?.host, ...(meetup?.alsoHostedBy ?? [])]).toContain(host);
        const when = `${host} ${startingDate}`;
        expect([id, hosting.has(when)]).toEqual([id, false]);
        hosting.add(when);
      }
    }
  });

  test('are none on feast days, and many at any time', () => {
    const days = year.flatMap(({ events }) => events.map(({ startingDate }) => startingDate));
    expect(days.filter((day) => /-(?:12-(?:24|25|26|31)|01-01)$/.test(day))).toEqual([]);
    for (const { day, events } of year) {
      const cities = new Set(events.map(({ meetupId }) => byId.get(meetupId)?.city));
      expect([day, events.length > 60, cities.size >= 24]).toEqual([day, true, true]);
    }
    // Each of them.
    const held = new Set(year.flatMap(({ events }) => events.map(({ meetupId }) => meetupId)));
    expect(held.size).toBe(meetups.length);
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
        const events = eventsOf(each, today, DEMONSTRATION).filter(
          ({ startingDate }) => startingDate >= today,
        );
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
      eventsOf(each, TODAY, DEMONSTRATION).map(({ attendees }) => ({
        attendees,
        places: each.places,
      })),
    );
    const consents = events.flatMap(({ attendees }) => attendees.map((one) => one.hasConsented));
    expect(new Set(consents)).toEqual(new Set([true, false]));
    const full = events.filter(({ attendees, places }) => attendees.length === places);
    expect(full.length).toBeGreaterThan(0);
    expect(full.length).toBeLessThan(events.length / 4);
  });
});
