/** What guests of a meet-up are told when it moves or is called off; each test has an event and guests of its own. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tellOfMeetups, type MeetupNewsParts } from '../../backend/accounts/meetup-news.ts';
import type { EventRecord, MeetupRecord } from '../../backend/catalogue/meetup-records.ts';
import { announcedEvent } from '../../backend/catalogue/present-events.ts';
import { rollForward } from '../../backend/content-import/roll-forward.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { addGuest, countGuests, listJoined } from '../../backend/storage/queries/event-guests.ts';
import { listEvents, listMeetups, replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { MARKETS } from '../../domain/market.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { createFilledDatabase } from '../support/backend-under-test.ts';
import { FILLED_MOMENT } from '../support/filled-moment.ts';
import { insertAccount } from '../support/sample-account.ts';
import type { TestDatabase } from '../storage/both-databases.ts';

const ROME = CONTENT.meetups.find(({ city }) => city === 'rome') as MeetupRecord;
const DIALECTS = inject('postgresUrl') ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

describe.each(DIALECTS)('MEET-01 guests are told, on %s', (dialect) => {
  let database: TestDatabase;
  let storage: Storage;
  let other: Storage;
  let now = Date.parse(FILLED_MOMENT);

  beforeAll(async () => {
    database = await createFilledDatabase(dialect);
    storage = await openStorage(database.options);
    other = await openStorage(database.options);
  });
  afterAll(async () => {
    await storage?.close();
    await other?.close();
    await database?.remove();
  });

  const { brand, origins } = readSettings({ NODE_ENV: 'test' });
  const partsOf = (ofProcess: Storage): MeetupNewsParts => ({
    storage: ofProcess,
    now: () => now,
    brand,
    origins,
    log: {
      error: (line: unknown) => {
        throw new Error('The worker failed', { cause: line });
      },
    },
  });
  const newEvent = (): EventRecord => ({
    id: randomUUID(),
    meetupId: ROME.id,
    standIn: null,
    startingDate: addDays(todayIn(ROME.timeZone, now), 9),
    startingTime: '18:30',
    attendees: [],
  });
  const replace = (meetup: MeetupRecord | null, ...events: EventRecord[]) =>
    storage.inTransaction((transaction) =>
      replaceMeetups(transaction, meetup ? [meetup] : [], events),
    );
  const join = async (event: EventRecord, isProven = true) => {
    const email = `${randomUUID()}@example.com`;
    const accountId = await insertAccount(storage.db, now, {
      email,
      first_name: 'Ada',
      confirmed_at: isProven ? now : null,
    });
    const announced = announcedEvent({ meetup: ROME, event }, MARKETS.it);
    const guest = { eventId: event.id, accountId, isNameShown: false, announced };
    await storage.inTransaction((transaction) =>
      addGuest(transaction, { ...guest, marketId: 'it' }, 99, now),
    );
    return { email, accountId };
  };
  const mailsTo = async ({ email }: { readonly email: string }) =>
    storage.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
  /** Two processes at once, and one afterwards. */
  const tell = async () => {
    await Promise.all([storage, other].map((one) => tellOfMeetups(partsOf(one))));
    expect(await tellOfMeetups(partsOf(storage))).toBe(true);
  };

  test('nothing, as long as it is as they know it, whatever else is written anew', async () => {
    const event = newEvent();
    await replace(ROME, event);
    const ada = await join(event);
    const words = { ...ROME.words, it: { ...ROME.words.it, meetingPoint: 'Davanti alla fontana' } };
    await replace({ ...ROME, words }, { ...event, standIn: 'somebody' }, newEvent());
    await tell();
    expect(await mailsTo(ada)).toEqual([]);
    expect(await countGuests(storage.db, event.id)).toBe(1);
  });

  test('once that it moved, in time or place, and their place stays', async () => {
    const event = newEvent();
    await replace(ROME, event);
    const guests = [await join(event), await join(event)];
    const silent = await join(event, false);
    await replace(ROME, { ...event, startingTime: '20:15' });
    await tell();
    for (const guest of guests) {
      const [mail, ...more] = await mailsTo(guest);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('20:15');
      expect(mail?.text).toContain(`/meet-ups/${event.id}/calendar.ics`);
      const [joined] = await listJoined(storage.db, guest.accountId);
      expect(joined?.announced.startingTime).toBe('20:15');
    }
    expect(await mailsTo(silent)).toEqual([]);
    await replace({ ...ROME, latitude: ROME.latitude + 1 }, { ...event, startingTime: '20:15' });
    await tell();
    for (const guest of guests) expect(await mailsTo(guest)).toHaveLength(2);
    expect(await countGuests(storage.db, event.id)).toBe(3);
  });

  test('once that it is called off, with its meet-up or alone, and nobody is left', async () => {
    const [alone, withMeetup] = [newEvent(), newEvent()];
    await replace(ROME, alone, withMeetup);
    const [ada, bob] = [await join(alone), await join(withMeetup)];
    await replace(ROME, withMeetup);
    await tell();
    expect([await mailsTo(ada), await mailsTo(bob)].map(({ length }) => length)).toEqual([1, 0]);
    await replace(null);
    await tell();
    const [mail] = await mailsTo(bob);
    expect(mail?.text).toContain(ROME.words.it.title);
    expect(mail?.text).toContain('?city=rome');
    expect(await countGuests(storage.db, withMeetup.id)).toBe(0);
  });

  test('nothing of what is over, and it is forgotten who was there', async () => {
    const event = newEvent();
    await replace(ROME, event);
    const ada = await join(event);
    const before = now;
    now += 20 * DAY_MS;
    await replace(ROME, { ...event, startingTime: '21:00' });
    await tell();
    await replace(ROME, newEvent());
    await tell();
    now = before;
    expect(await mailsTo(ada)).toEqual([]);
    expect(await listJoined(storage.db, ada.accountId)).toEqual([]);
  });

  test('a new day keeps the guests of an event', async () => {
    await replace(ROME);
    now += DAY_MS;
    await rollForward(storage, now, DEMONSTRATION);
    const event = (await listEvents(storage.db)).at(-1);
    const meetup = (await listMeetups(storage.db)).find(({ id }) => id === event?.meetupId);
    if (!event || !meetup) throw new Error('The new day has no events');
    const accountId = await insertAccount(storage.db, now);
    const announced = announcedEvent({ meetup, event }, MARKETS.it);
    const guest = { eventId: event.id, accountId, isNameShown: false, announced };
    await storage.inTransaction((transaction) =>
      addGuest(transaction, { ...guest, marketId: 'it' }, 99, now),
    );
    now += DAY_MS;
    expect(await rollForward(storage, now, DEMONSTRATION)).toMatchObject({ isNew: true });
    await tell();
    expect(await listJoined(storage.db, accountId)).toMatchObject([{ eventId: event.id }]);
  });
});
