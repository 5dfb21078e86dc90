/** Who joins a meet-up: no place is given twice, and those who have one keep it when events are written anew. */
import { expect, test } from 'vitest';
import type { EventRecord } from '../../backend/catalogue/meetup-records.ts';
import { announcedEvent } from '../../backend/catalogue/present-events.ts';
import {
  addGuest,
  countAllGuests,
  countGuests,
  listJoined,
  nameGuests,
  removeGuest,
  showGuestName,
} from '../../backend/storage/queries/event-guests.ts';
import { lockMeetupDay, replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { StorageUnavailable } from '../../backend/storage/storage-unavailable.ts';
import { MARKETS } from '../../domain/market.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { insertAccount } from '../support/sample-account.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

const MEETUPS = CONTENT.meetups.slice(0, 1);

const eventOf = (id: string): EventRecord => ({
  id,
  meetupId: MEETUPS[0]?.id ?? '',
  standIn: null,
  startingDate: '2027-03-04',
  startingTime: '18:30',
  attendees: [],
});

describeOnBoth('MEET-01 guests of a meet-up', (underTest) => {
  const replace = (events: readonly EventRecord[]) =>
    underTest.storage.inTransaction((transaction) => replaceMeetups(transaction, MEETUPS, events));
  const newAccount = (first_name: string | null = null) =>
    insertAccount(underTest.storage.db, NOW, { first_name });
  const join = (eventId: string, accountId: string, freeFor: number, isNameShown = false) =>
    underTest.storage.inTransaction(async (transaction) => {
      const day = await lockMeetupDay(transaction, eventId);
      if (!day) return null;
      const announced = announcedEvent(day, MARKETS.it);
      const guest = { eventId, accountId, isNameShown, marketId: 'it', announced } as const;
      return addGuest(transaction, guest, freeFor, NOW);
    });

  test('of 200 who want the last place at once, one gets it', async () => {
    await replace([eventOf('wanted')]);
    const accounts: string[] = [];
    for (let index = 0; index < 200; index += 1) accounts.push(await newAccount());
    expect(await join('wanted', await newAccount(), 2)).toBe(true);
    const ends = await Promise.allSettled(accounts.map((id) => join('wanted', id, 2)));
    // Some may not get a connection in time.
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StorageUnavailable);
    const placed = ends.filter((end) => end.status === 'fulfilled' && end.value);
    expect(placed).toHaveLength(1);
    expect(await countGuests(underTest.storage.db, 'wanted')).toBe(2);
  });

  test('whoever joins while all events are written anew has a place afterwards', async () => {
    await replace([eventOf('rewritten')]);
    const accounts: string[] = [];
    for (let index = 0; index < 20; index += 1) accounts.push(await newAccount());
    const joining = accounts.map((id) => join('rewritten', id, 20));
    await Promise.all([
      ...joining,
      replace([eventOf('rewritten')]),
      replace([eventOf('rewritten')]),
    ]);
    expect(await Promise.all(joining)).toEqual(accounts.map(() => true));
    expect(await countGuests(underTest.storage.db, 'rewritten')).toBe(20);
  });

  test('are counted by event, and named where they agreed and have a name', async () => {
    await replace([eventOf('named'), eventOf('empty')]);
    const ada = await newAccount('Ada');
    await join('named', ada, 9, true);
    await join('named', await newAccount('Bob'), 9);
    await join('named', await newAccount(), 9, true);
    expect(await nameGuests(underTest.storage.db, 'named')).toEqual({ names: ['Ada'], others: 2 });
    const counts = await countAllGuests(underTest.storage.db);
    expect([counts.get('named'), counts.get('empty')]).toEqual([3, undefined]);
    expect(await showGuestName(underTest.storage.db, 'named', ada, false)).toBe(true);
    expect(await showGuestName(underTest.storage.db, 'empty', ada, true)).toBe(false);
    expect(await nameGuests(underTest.storage.db, 'named')).toEqual({ names: [], others: 3 });
  });

  test('have one place each, give it back once, and lose it with their account', async () => {
    await replace([eventOf('one')]);
    const [ada, bob] = [await newAccount(), await newAccount()];
    await join('one', ada, 9);
    await join('one', bob, 9);
    await expect(join('one', ada, 9)).rejects.toThrow(/unique/i);
    expect(await listJoined(underTest.storage.db, ada)).toMatchObject([
      { eventId: 'one', isNameShown: false, announced: { startingTime: '18:30' } },
    ]);
    expect(await removeGuest(underTest.storage.db, 'one', ada)).toBe(true);
    expect(await removeGuest(underTest.storage.db, 'one', ada)).toBe(false);
    await deleteAccount(underTest.storage.db, bob);
    expect(await countGuests(underTest.storage.db, 'one')).toBe(0);
  });

  test('nobody joins what there is not', async () => {
    expect(await join('unknown', await newAccount(), 9)).toBeNull();
  });
});
