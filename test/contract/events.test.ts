import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import type { EventRecord, MeetupRecord } from '../../backend/catalogue/meetup-records.ts';
import { makeDayRecords } from '../../backend/content-import/day-records.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { replaceMeetups } from '../../backend/storage/queries/meetups.ts';
import type { EventsQuery } from '../../contract/event.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';

const { travels, meetups, coordinators } = CONTENT;
const meetupIn = (city: string) => meetups.find((one) => one.city === city) as MeetupRecord;
const ROME = meetupIn('rome');
const LONDON = meetupIn('london');

describeOnBothDatabases('MEET-01 GET /events', (backend) => {
  const ask = async (query: EventsQuery = {}, marketId: MarketId = 'en-WE') =>
    (await dataOf(backend.api(marketId).events(query))).data;
  const idsOf = async (query: EventsQuery) => (await ask(query)).events.map(({ id }) => id);
  const todayOf = ({ timeZone }: MeetupRecord) => todayIn(timeZone, backend.now());
  /** By the clocks of Rome, an hour before those of London. */
  const inDays = (days: number) => addDays(todayOf(ROME), days);

  describe('of the delivered content', () => {
    const made = () =>
      makeDayRecords(
        todayOf(ROME),
        travels,
        meetups,
        new Set(travels.map(({ id }) => id)),
        new Map(),
        DEMONSTRATION,
      ).events;

    test('are those of the rule that have not begun, by day', async () => {
      const { events, cities } = await ask();
      const today = todayOf(ROME);
      const expected = made()
        .filter(({ startingDate }) => startingDate > addDays(today, 1))
        .map(({ id }) => id);
      const later = events.filter(({ startingDate }) => startingDate > addDays(today, 1));
      expect(later.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(events.map(({ startingDate }) => startingDate)).toEqual(
        events.map(({ startingDate }) => startingDate).sort(),
      );
      expect(cities.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(
        events.length,
      );
      // Where all who receive people there travel, there is none for a while.
      expect(cities.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(24);
      for (const { id, count } of cities) {
        expect(events.filter(({ city }) => city.id === id)).toHaveLength(count);
      }
    });

    test.each(MARKET_IDS)('MKT-05 are in the words of %s', async (marketId) => {
      const market = MARKETS[marketId];
      const { events, cities } = await ask({}, marketId);
      const standIns = new Map(made().map(({ id, standIn }) => [id, standIn]));
      expect(events.some(({ id }) => standIns.get(id) !== null)).toBe(true);
      for (const event of events) {
        const meetup = meetups.find(({ id }) => event.id.startsWith(`${id}-2`)) as MeetupRecord;
        const words = wordsOf(meetup, market);
        expect(event).toMatchObject({
          title: words.title,
          text: words.text,
          city: { id: meetup.city, name: words.city },
          meetingPoint: { name: words.meetingPoint, latitude: meetup.latitude },
          timeZone: meetup.timeZone,
        });
        const standIn = standIns.get(event.id) ?? null;
        const host = coordinators.find(({ id }) => id === (standIn ?? meetup.host));
        const isSpoken = (code: string) => !standIn || host?.languages.includes(code);
        expect(event.languages).toEqual(meetup.languages.filter(isSpoken));
        expect(event.host).toMatchObject({ id: host?.id, firstName: host?.firstName });
        expect(event.host?.portrait).not.toBeNull();
      }
      const { compare } = new Intl.Collator(market.languageTag);
      const names = cities.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(compare));
    });
  });

  describe('by city and days', () => {
    const on = (startingDate: string, id: string, meetup: MeetupRecord) =>
      ({
        id,
        meetupId: meetup.id,
        standIn: null,
        startingDate,
        startingTime: '23:59',
        attendees: [
          { name: 'Paola', hasConsented: true },
          { name: 'Quirino', hasConsented: false },
          { name: 'Rosa', hasConsented: true },
        ],
      }) satisfies EventRecord;

    beforeAll(async () => {
      const events = [
        on(inDays(-1), 'yesterday', ROME),
        { ...on(todayOf(LONDON), 'begun', LONDON), startingTime: '00:00' },
        on(inDays(1), 'rome-soon', ROME),
        on(inDays(1), 'london-soon', LONDON),
        on(inDays(20), 'rome-later', ROME),
        { ...on(inDays(21), 'london-full', LONDON), attendees: fullHouse(LONDON) },
      ];
      await backend.storage.inTransaction((transaction) =>
        replaceMeetups(transaction, [ROME, LONDON], events),
      );
    });

    test('none that has begun', async () => {
      expect(await idsOf({})).toEqual(['london-soon', 'rome-soon', 'rome-later', 'london-full']);
    });

    test('city and days narrow them, and cities are counted as if none was chosen', async () => {
      const [from, to] = [inDays(1), inDays(20)];
      expect(await idsOf({ city: 'rome' })).toEqual(['rome-soon', 'rome-later']);
      expect(await idsOf({ from })).toEqual([
        'london-soon',
        'rome-soon',
        'rome-later',
        'london-full',
      ]);
      expect(await idsOf({ to: addDays(from, 1) })).toEqual(['london-soon', 'rome-soon']);
      expect(await idsOf({ city: 'london', from, to })).toEqual(['london-soon']);
      expect(await idsOf({ city: 'atlantis' })).toEqual([]);
      const { cities } = await ask({ city: 'rome', from, to });
      expect(cities.map(({ id, count }) => [id, count])).toEqual([
        ['london', 1],
        ['rome', 2],
      ]);
    });

    test('nobody is named who has not agreed to it', async () => {
      const answer = await backend.request('/events?city=rome');
      const text = await answer.text();
      expect(text).toContain('Paola');
      expect(text).not.toContain('Quirino');
      const [event] = (await ask({ city: 'rome' })).events;
      expect(event?.attendees).toEqual({ names: ['Paola', 'Rosa'], others: 1 });
      expect(event?.freePlaces).toBe(ROME.places - 3);
    });

    test('a full one says so', async () => {
      const { events } = await ask({ city: 'london' });
      expect(events.map(({ id, freePlaces }) => [id, freePlaces > 0])).toEqual([
        ['london-soon', true],
        ['london-full', false],
      ]);
    });

    test.each(['from=2027-02-30', 'to=soon', 'from=', `city=${'x'.repeat(201)}`])(
      'API-08 refuses %s',
      async (query) => {
        const answer = await backend.request(`/events?${query}`);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ error: { key: 'BAD_REQUEST' } });
      },
    );
  });
});

function fullHouse({ places }: MeetupRecord) {
  return Array.from({ length: places + 1 }, (_, index) => ({
    name: `N${index}`,
    hasConsented: false,
  }));
}
