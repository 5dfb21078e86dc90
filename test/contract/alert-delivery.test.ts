/** What people are told of their alerts, on a database that is filled: each test has a person and a tour of its own. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { deliverAlerts, type DeliveryParts } from '../../backend/accounts/alert-delivery.ts';
import type { TravelRecord } from '../../backend/catalogue/records.ts';
import { saveAlert, listAlerts, type AlertKey } from '../../backend/storage/queries/alerts.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { saveTour, saveTours } from '../../backend/storage/queries/save-tours.ts';
import { listTravels } from '../../backend/storage/queries/travels.ts';
import { openStorage, type Storage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { formatMoney, type PriceMap } from '../../domain/money.ts';
import type { TestDatabase } from '../storage/both-databases.ts';
import { createFilledDatabase } from '../support/backend-under-test.ts';
import { FILLED_MOMENT } from '../support/filled-moment.ts';
import { insertAccount } from '../support/sample-account.ts';
import { sampleTour } from '../support/sample-records.ts';

const JAPAN = 'japan-tokyo-kyoto';
const WITHOUT_TOURS = 'antarctica-peninsula';
const PRICE = { EUR: 200_000, GBP: 172_000 };
const euros = (cents: number) => formatMoney(cents, 'EUR');

const DIALECTS = inject('postgresUrl') ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

describe.each(DIALECTS)('NTFY-03 alerts are told, on %s', (dialect) => {
  let database: TestDatabase;
  let storage: Storage;
  let other: Storage;
  let travels: ReadonlyMap<string, TravelRecord>;
  let now = Date.parse(FILLED_MOMENT);

  beforeAll(async () => {
    database = await createFilledDatabase(dialect);
    storage = await openStorage(database.options);
    other = await openStorage(database.options);
    travels = new Map((await listTravels(storage.db)).map((travel) => [travel.id, travel]));
  });
  afterAll(async () => {
    await storage?.close();
    await other?.close();
    await database?.remove();
  });

  const { brand, origins, closingDays } = readSettings({ NODE_ENV: 'test' });
  const partsOf = (ofProcess: Storage): DeliveryParts => ({
    storage: ofProcess,
    now: () => now,
    brand,
    origins,
    closingDays,
    log: {
      error: (line: unknown) => {
        throw new Error('The worker failed', { cause: line });
      },
    },
    findTravel: (id) => travels.get(id) ?? null,
    exchangeRatesOf: async () => ({ EUR: 1, GBP: 0.86, USD: 1.1 }),
  });
  const deliver = () => deliverAlerts(partsOf(storage));
  const later = async (milliseconds: number) => {
    now += milliseconds;
    await deliver();
  };

  const tourOf = (given: Partial<Parameters<typeof sampleTour>[0]> = {}) =>
    sampleTour({
      id: `JPN-${randomUUID().slice(0, 8).toUpperCase()}`,
      travelId: JAPAN,
      startingDate: '2088-03-01',
      endingDate: '2088-03-12',
      status: 'PLANNED',
      seatsToConfirm: 3,
      price: PRICE,
      ...given,
    });
  type Tour = ReturnType<typeof tourOf>;
  const save = (tour: Tour) => storage.inTransaction((open) => saveTour(open, tour, now));
  const priced = (tour: Tour, price: PriceMap) => ({ ...tour, price, basePrice: price });

  async function subscriber(
    wanted: readonly Partial<AlertKey>[],
    tour: Tour | null,
    isConfirmed = true,
  ) {
    const accountId = await insertAccount(storage.db, now, {
      first_name: 'Ada',
      confirmed_at: isConfirmed ? now : null,
    });
    for (const key of wanted)
      await saveAlert(storage.db, accountId, {
        type: 'PRICE_DROPPED',
        travelId: tour?.travelId ?? WITHOUT_TOURS,
        tourCode: tour?.code ?? null,
        ...key,
        marketId: 'fr',
        currency: 'EUR',
        price: tour?.price ?? null,
        createdAt: now,
      });
    return {
      accountId,
      alerts: () => listAlerts(storage.db, accountId),
      mails: () =>
        storage.db
          .selectFrom('mail_outbox')
          .select(['subject', 'text', 'headers'])
          .where('recipient', '=', `${accountId}@example.com`)
          .orderBy('created_at')
          .execute(),
    };
  }
  /** A tour that is offered, and somebody who has asked about it. */
  async function watched(wanted: readonly Partial<AlertKey>[], isConfirmed = true) {
    const tour = tourOf();
    await save(tour);
    return { tour, person: await subscriber(wanted, tour, isConfirmed) };
  }
  const untold = async (tour: Tour) =>
    storage.db
      .selectFrom('tour_changes')
      .select('id')
      .where('tour_code', '=', tour.code)
      .where('handled_at', 'is', null)
      .execute();

  test('a tour that is confirmed is one mail, in the market’s language, and ends the alert', async () => {
    const { tour, person } = await watched([{ type: 'TOUR_CONFIRMED' }]);
    await save({ ...tour, status: 'CONFIRMED', seatsToConfirm: 0 });
    await later(10 * MINUTE_MS - 1);
    expect(await person.mails()).toEqual([]);
    await later(1);
    await later(HOUR_MS);
    const [mail, ...more] = await person.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(travels.get(JAPAN)?.words.fr!.title);
    expect(mail?.headers).toMatch(/unsubscribe\/[\w-]{43}.*One-Click/);
    expect(await person.alerts()).toEqual([]);
    expect(await untold(tour)).toEqual([]);
  });

  test('a lower price is one mail with both prices; a rise and the same price again are none', async () => {
    const { tour, person } = await watched([{}]);
    await save(priced(tour, { EUR: 180_000 }));
    await later(10 * MINUTE_MS);
    const [mail] = await person.mails();
    for (const cents of [PRICE.EUR, 180_000]) expect(mail?.text).toContain(euros(cents));
    for (const cents of [190_000, 180_000]) {
      await save(priced(tour, { EUR: cents }));
      await later(2 * DAY_MS);
    }
    expect(await person.mails()).toHaveLength(1);
    expect(await person.alerts()).toHaveLength(1);
  });

  test('down and up again before it is told is no mail; two steps down are one', async () => {
    const { tour, person } = await watched([{}]);
    await save(priced(tour, { EUR: 150_000 }));
    now += 9 * MINUTE_MS;
    await save(tour);
    await later(10 * MINUTE_MS);
    expect(await person.mails()).toEqual([]);
    for (const cents of [190_000, 170_000]) {
      await save(priced(tour, { EUR: cents }));
      await later(5 * MINUTE_MS);
    }
    await later(10 * MINUTE_MS);
    const mails = await person.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(euros(170_000));
  });

  test('a price that falls every hour is one mail a day', async () => {
    const { tour, person } = await watched([{}]);
    for (let hour = 1; hour <= 23; hour += 1) {
      await save(priced(tour, { EUR: PRICE.EUR - hour * 1_000 }));
      await later(HOUR_MS);
    }
    expect(await person.mails()).toHaveLength(1);
    await later(DAY_MS);
    const mails = await person.mails();
    expect(mails).toHaveLength(2);
    for (const cents of [199_000, 177_000]) expect(mails[1]?.text).toContain(euros(cents));
  });

  test('confirmed and cheaper at once is one mail to who waits for both', async () => {
    const { tour, person } = await watched([{}, { type: 'TOUR_CONFIRMED' }]);
    const cheaper = priced(tour, { EUR: 180_000 });
    await save({ ...cheaper, status: 'CONFIRMED', seatsToConfirm: 0 });
    await later(HOUR_MS);
    expect(await person.mails()).toHaveLength(1);
    expect(await person.alerts()).toMatchObject([{ type: 'PRICE_DROPPED' }]);
  });

  test('REL-02 of two processes at once, one tells', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => watched([{}])));
    for (const { tour } of all) await save(priced(tour, { EUR: 180_000 }));
    now += HOUR_MS;
    await Promise.all([storage, other, storage, other].map((one) => deliverAlerts(partsOf(one))));
    for (const { person } of all) expect(await person.mails()).toHaveLength(1);
  });

  test('a tour that is withdrawn is the last mail, and ends all alerts of it', async () => {
    const { tour, person } = await watched([{}, { type: 'TOUR_CONFIRMED' }]);
    await save({ ...tour, isWithdrawn: true });
    await later(HOUR_MS);
    expect(await person.mails()).toHaveLength(1);
    expect(await person.alerts()).toEqual([]);
  });

  test('a tour that departs, which is no change of it, is the last mail too', async () => {
    const tour = tourOf({ startingDate: new Date(now + DAY_MS).toISOString().slice(0, 10) });
    await save(tour);
    const person = await subscriber([{}], tour);
    await deliver();
    expect(await person.mails()).toEqual([]);
    await later(2 * DAY_MS);
    expect(await person.mails()).toHaveLength(1);
    expect(await person.alerts()).toEqual([]);
  });

  test('a lower price in the last days, when nobody can ask for a seat any more, is none', async () => {
    const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    const told: number[] = [];
    for (const days of [closingDays + 2, closingDays - 1]) {
      const tour = tourOf({ startingDate: inDays(days) });
      await save(tour);
      const person = await subscriber([{}], tour);
      await save(priced(tour, { EUR: 180_000 }));
      await later(HOUR_MS);
      told.push((await person.mails()).length);
      expect(await person.alerts()).toHaveLength(1);
    }
    expect(told).toEqual([1, 0]);
  });

  test('departures again are one mail once they have stood for a while', async () => {
    await storage.db
      .updateTable('tours')
      .set({ is_withdrawn: 1 })
      .where('travel_id', '=', WITHOUT_TOURS)
      .execute();
    const person = await subscriber([{ type: 'STOCKOUT_TRAVEL' }], null);
    await later(HOUR_MS);
    expect(await person.mails()).toEqual([]);
    await save(tourOf({ travelId: WITHOUT_TOURS }));
    await later(5 * MINUTE_MS);
    expect(await person.mails()).toEqual([]);
    now += 5 * MINUTE_MS;
    await Promise.all([storage, other].map((one) => deliverAlerts(partsOf(one))));
    expect(await person.mails()).toHaveLength(1);
    expect(await person.alerts()).toEqual([]);
  });

  test('new tours and changes that nobody waits for fill no mailbox', async () => {
    const mails = () => storage.db.selectFrom('mail_outbox').select('id').execute();
    const { person } = await watched([{}]);
    const before = await mails();
    const tours = Array.from({ length: 1_200 }, () => tourOf());
    await storage.inTransaction((open) => saveTours(open, tours, now));
    const changed = tours.map((tour) => priced(tour, { EUR: 1 }));
    await storage.inTransaction((open) => saveTours(open, changed, now));
    await later(HOUR_MS);
    expect(await mails()).toHaveLength(before.length);
    expect(await person.alerts()).toHaveLength(1);
    const left = storage.db.selectFrom('tour_changes').select('id').where('handled_at', 'is', null);
    expect(await left.execute()).toEqual([]);
  });

  test('who has turned it off, has deleted the account or proven no address gets none', async () => {
    const { tour, person } = await watched([{}]);
    const unproven = await subscriber([{}], tour, false);
    const leaving = await subscriber([{}], tour);
    await save(priced(tour, { EUR: 1 }));
    await storage.db
      .deleteFrom('notification_subscriptions')
      .where('account_id', '=', person.accountId)
      .execute();
    await deleteAccount(storage.db, leaving.accountId);
    await later(HOUR_MS);
    for (const one of [person, unproven, leaving]) expect(await one.mails()).toEqual([]);
    expect(await unproven.alerts()).toHaveLength(1);
  });
});
