import { expect, test } from 'vitest';
import type { EventRecord } from '../../backend/catalogue/meetup-records.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { listEvents, listMeetups, replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import { describeOnBoth } from './both-databases.ts';

const [walk, breakfast] = CONTENT.meetups;
const MEETUPS = walk && breakfast ? [walk, breakfast] : [];

function event(id: string, changes: Partial<EventRecord>): EventRecord {
  return {
    id,
    meetupId: MEETUPS[0]?.id ?? '',
    standIn: null,
    startingDate: '2027-03-04',
    startingTime: '18:30',
    attendees: [{ name: 'Zoé', hasConsented: false }],
    ...changes,
  };
}
const EVENTS = [
  event('late', { startingDate: '2027-04-01' }),
  event('second', { standIn: 'ada-verdi' }),
  event('first', { startingTime: '09:00', attendees: [] }),
];

describeOnBoth('MEET-01 meet-ups', (underTest) => {
  const replace = (...[meetups, events]: [typeof MEETUPS, readonly EventRecord[]]) =>
    underTest.storage.inTransaction((transaction) => replaceMeetups(transaction, meetups, events));
  const idsOf = async (days: Parameters<typeof listEvents>[1]) =>
    (await listEvents(underTest.storage.db, days)).map(({ id }) => id);

  test('are read as they were written, events by day and time', async () => {
    await replace(MEETUPS, EVENTS);
    expect(await listMeetups(underTest.storage.db)).toEqual(
      MEETUPS.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await listEvents(underTest.storage.db)).toEqual(EVENTS.toReversed());
  });

  test.each([
    [{ from: '2027-03-04' }, ['first', 'second', 'late']],
    [{ from: '2027-03-05' }, ['late']],
    [{ to: '2027-03-31' }, ['first', 'second']],
    [{ from: '2027-03-04', to: '2027-04-01' }, ['first', 'second', 'late']],
    [{ from: '2027-05-01', to: '2027-05-02' }, []],
  ])('on the days %j are %j', async (days, ids) => {
    await replace(MEETUPS, EVENTS);
    expect(await idsOf(days)).toEqual(ids);
  });

  test('what is gone from the content is gone', async () => {
    await replace(MEETUPS, EVENTS);
    await replace(MEETUPS.slice(0, 1), [event('new', {})]);
    expect(await idsOf({})).toEqual(['new']);
    expect(await listMeetups(underTest.storage.db)).toHaveLength(1);
    await replace([], []);
    expect(await listMeetups(underTest.storage.db)).toEqual([]);
  });

  test('no event without its meet-up, and nothing is lost where one is refused', async () => {
    await replace(MEETUPS, EVENTS);
    await expect(replace(MEETUPS, [event('lost', { meetupId: 'nobody' })])).rejects.toThrow(
      /foreign key/i,
    );
    expect(await idsOf({})).toHaveLength(3);
  });
});
