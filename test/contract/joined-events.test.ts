import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { EventRecord, MeetupRecord } from '../../backend/catalogue/meetup-records.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { insertAccount, personOfAccount } from '../support/sample-account.ts';

const ROME = {
  ...(CONTENT.meetups.find(({ city }) => city === 'rome') as MeetupRecord),
  places: 4,
};

describeOnEveryBackend('MEET-01 joining a meet-up', (backend) => {
  const api = (...wanted: Parameters<typeof backend.api>) => backend.api(...wanted);
  const on = (id: string, days: number, given: Partial<EventRecord> = {}): EventRecord => ({
    id,
    meetupId: ROME.id,
    standIn: null,
    startingDate: addDays(todayIn(ROME.timeZone, backend.now()), days),
    startingTime: '19:00',
    attendees: [{ name: 'Paola', hasConsented: true }],
    ...given,
  });

  beforeAll(async () => {
    const events = [
      on('past', -1),
      on('open', 5),
      on('later', 9),
      on('small', 6),
      on('short-lived', 7),
      on('crowded', 8),
    ];
    await backend.storage.inTransaction((transaction) =>
      replaceMeetups(transaction, [ROME], events),
    );
  });

  const newPerson = async (firstName: string | null = null, isProven = true) => {
    const email = `${randomUUID()}@example.com`;
    const id = await insertAccount(backend.storage.db, backend.now(), {
      email,
      first_name: firstName,
      confirmed_at: isProven ? backend.now() : null,
    });
    return { id, email, asserted: personOfAccount(id) };
  };
  const join = (
    person: { asserted: ReturnType<typeof personOfAccount> },
    id: string,
    showName = false,
  ) => api('it').joinEvent(person.asserted, { id, showName });
  const own = async (person: { asserted: ReturnType<typeof personOfAccount> }, id: string) =>
    (await dataOf(api('it').ownEvent(person.asserted, { id }))).data;
  const mailsTo = (email: string) =>
    backend.storage.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', email)
      .execute();
  const publicOf = async (id: string) => (await dataOf(api('it').event(id))).data;

  test('takes one place, is told by one mail with the calendar file, and is named to who is logged in alone', async () => {
    const ada = await newPerson('Ada');
    const before = await publicOf('open');
    expect(await own(ada, 'open')).toMatchObject({ isComing: false, firstName: 'Ada' });
    for (const _ of ['once', 'twice']) await dataOf(join(ada, 'open', true));
    const after = await publicOf('open');
    expect(after.freePlaces).toBe(before.freePlaces - 1);
    expect(after.attendees).toEqual({ names: ['Paola'], others: before.attendees.others + 1 });
    const { events } = (await dataOf(api('it').events({}))).data;
    expect(events.find(({ id }) => id === 'open')).toEqual(after);

    const bob = await newPerson('Bob');
    const seen = await own(bob, 'open');
    expect(seen.event.attendees.names).toEqual(['Paola', 'Ada']);
    expect(seen).toMatchObject({ isComing: false, isNameShown: false });
    expect(await own(ada, 'open')).toMatchObject({ isComing: true, isNameShown: true });
    await dataOf(join(ada, 'open', false));
    expect((await own(bob, 'open')).event.attendees.names).toEqual(['Paola']);

    const mails = await mailsTo(ada.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/meet-ups/open/calendar.ics');
    expect(mails[0]?.text).toContain('Ada');
  });

  test('changes whether the name is shown for who has a place, and takes none for who has not', async () => {
    const person = await newPerson('Cleo');
    const name = (showName: boolean) =>
      api('it').nameAtEvent(person.asserted, { id: 'open', showName });
    const { freePlaces } = await publicOf('open');
    expect(await name(true)).toMatchObject({ outcome: 'refused', key: 'CONFLICT' });
    expect((await publicOf('open')).freePlaces).toBe(freePlaces);
    await dataOf(join(person, 'open'));
    await dataOf(name(true));
    expect(await own(person, 'open')).toMatchObject({ isComing: true, isNameShown: true });
    await deleteAccount(backend.storage.db, person.id);
  });

  test('lists what one has joined by day, and gives a place back, twice as once', async () => {
    const person = await newPerson();
    await dataOf(join(person, 'later'));
    await dataOf(join(person, 'open', true));
    const list = async () => (await dataOf(api('it').joinedEvents(person.asserted))).data;
    expect((await list()).map(({ event, isNameShown }) => [event.id, isNameShown])).toEqual([
      ['open', true],
      ['later', false],
    ]);
    const free = (await publicOf('later')).freePlaces;
    for (const _ of ['once', 'twice'])
      await dataOf(api('it').leaveEvent(person.asserted, { id: 'later' }));
    expect((await list()).map(({ event }) => event.id)).toEqual(['open']);
    expect((await publicOf('later')).freePlaces).toBe(free + 1);
    await deleteAccount(backend.storage.db, person.id);
  });

  test('of 200 at once three get the three places that are left, and nobody more until one leaves', async () => {
    // One place is taken by who the content says.
    const guests: Awaited<ReturnType<typeof newPerson>>[] = [];
    for (let index = 0; index < 200; index += 1) guests.push(await newPerson());
    const results = await Promise.all(guests.map((guest) => join(guest, 'small')));
    const placed = guests.filter((_, index) => results[index]?.outcome === 'success');
    expect(placed).toHaveLength(3);
    const refused = guests.filter((_, index) => {
      const result = results[index];
      return result?.outcome === 'refused' && result.key === 'CONFLICT';
    });
    // Some may not have got a connection to the database in time.
    expect(refused.length).toBeGreaterThan(100);
    expect((await publicOf('small')).freePlaces).toBe(0);
    const [late, leaving] = [refused[0], placed[0]];
    if (!late || !leaving) throw new Error('Some have a place, and some have none');
    expect(await mailsTo(late.email)).toEqual([]);
    // Whoever has a place keeps it.
    await dataOf(join(leaving, 'small', true));
    await dataOf(api('it').leaveEvent(leaving.asserted, { id: 'small' }));
    await dataOf(join(late, 'small'));
  });

  test('what has begun, is unknown, or stands in a market without meet-ups cannot be joined', async () => {
    const person = await newPerson();
    const gone = { outcome: 'missing', isGone: true };
    const unknown = { outcome: 'missing', isGone: false };
    expect(await join(person, 'past')).toMatchObject(gone);
    expect(await api('it').event('past')).toMatchObject(gone);
    expect(await api('it').ownEvent(person.asserted, { id: 'past' })).toMatchObject(gone);
    expect(await join(person, 'nowhere')).toMatchObject(unknown);
    const german = api('de');
    expect(await german.event('open')).toMatchObject(unknown);
    expect(await german.joinEvent(person.asserted, { id: 'open', showName: false })).toMatchObject(
      unknown,
    );
    await dataOf(join(person, 'crowded'));
    expect((await dataOf(german.joinedEvents(person.asserted))).data).toEqual([]);
    for (const id of ['', 'x'.repeat(101), '<script>', "' or 1=1 --", '\u202eopen'])
      expect((await join(person, id)).outcome).toMatch(/missing|refused/);
  });

  test('nobody joins for somebody else, or without an account', async () => {
    const body = JSON.stringify({ id: 'open', showName: true });
    expect((await backend.request('/account/events/join', { method: 'POST', body })).status).toBe(
      401,
    );
    const stranger = { ...personOfAccount(randomUUID()), accountId: null };
    expect(await api('it').joinEvent(stranger, { id: 'open', showName: true })).toMatchObject({
      outcome: 'refused',
      key: 'UNAUTHORIZED',
    });
    const deleted = personOfAccount(randomUUID());
    expect(await api('it').joinEvent(deleted, { id: 'open', showName: true })).toMatchObject({
      outcome: 'missing',
    });
  });

  test('without a proven address one joins without a mail', async () => {
    const person = await newPerson(null, false);
    await dataOf(join(person, 'crowded'));
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('a letter box gets so many mails of it in an hour; what is refused takes no place', async () => {
    const person = await newPerson();
    const leave = () => dataOf(api('it').leaveEvent(person.asserted, { id: 'short-lived' }));
    const free = (await publicOf('short-lived')).freePlaces;
    for (let time = 0; time < 20; time += 1) {
      await dataOf(join(person, 'short-lived'));
      await leave();
    }
    const next = await join(person, 'short-lived');
    expect(next).toMatchObject({ outcome: 'refused', key: 'TOO_MANY_REQUESTS' });
    expect((await publicOf('short-lived')).freePlaces).toBe(free);
  });

  test('counts are kept two seconds at most, and not at all for who is logged in', async () => {
    const list = await backend.request('/events');
    const changesAt = Number(list.headers.get('x-changes-at'));
    expect(changesAt - backend.now()).toBeLessThanOrEqual(2_000);
    expect((await backend.request('/events/open')).headers.get('cache-control')).toBe('no-store');
  });
});
