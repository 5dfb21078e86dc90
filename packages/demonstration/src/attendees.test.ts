import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar-date.ts';
import { attendeesOn } from './attendees.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
const meetup = (places = 20) => ({ attendees: NAMES, places, rule: { everyWeeks: 1 } });
const DAY = '2027-04-29';

test('MEET-01 people only ever join, never more than there are places', () => {
  for (const places of [20, 3]) {
    let before: readonly string[] = [];
    for (let left = 60; left >= 0; left -= 1) {
      const names = attendeesOn(meetup(places), DAY, addDays(DAY, -left));
      expect(names).toEqual(expect.arrayContaining([...before]));
      expect(names.length).toBeLessThanOrEqual(places);
      before = names;
    }
    expect(before).toHaveLength(Math.min(places, 6));
  }
});

test('MEET-01 few come while it is far off', () => {
  expect(attendeesOn(meetup(), DAY, addDays(DAY, -60)).length).toBeLessThan(2);
});

test('MEET-01 other people come at other turns', () => {
  const comers = (day: string) => attendeesOn(meetup(), day, day);
  expect(comers(DAY)).not.toEqual(comers(addDays(DAY, 7)));
});
