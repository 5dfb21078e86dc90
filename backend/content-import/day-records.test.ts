import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { makeDayRecords, type DayRecords } from './day-records.ts';

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
    const records = makeDayRecords(day, travels, meetups, KNOWN, named, 'demonstration');
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
