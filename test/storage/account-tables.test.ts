/** Rules of the tables that later work builds on: they stand in the schema, so that no query can break them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { toJson } from '../../backend/storage/stored-values.ts';
import { describeOnBoth } from './both-databases.ts';
import { saveSampleTour } from './sample-catalogue.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('account tables', (underTest) => {
  let accountId = '';

  beforeAll(() => saveSampleTour(underTest.storage, 'PER-20270501'));

  beforeEach(async () => {
    accountId = randomUUID();
    await underTest.storage.db
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `${accountId}@example.com`,
        first_name: null,
        last_name: null,
        password_hash: null,
        role: 'traveller',
        market_id: 'it',
        accepts_marketing: 0,
        confirmed_at: null,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
  });

  async function saveItem(tourCode: string | null): Promise<boolean> {
    const row = await underTest.storage.db
      .insertInto('wishlist_items')
      .values({
        id: randomUUID(),
        account_id: accountId,
        travel_id: 'per',
        tour_code: tourCode,
        created_at: NOW,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  test('WISH-01 a travel and a tour are saved once each', async () => {
    const saved = [
      await saveItem(null),
      await saveItem(null),
      await saveItem('PER-20270501'),
      await saveItem('PER-20270501'),
    ];
    expect(saved).toEqual([true, false, true, false]);
  });

  async function subscribe(tourCode: string | null): Promise<boolean> {
    const row = await underTest.storage.db
      .insertInto('notification_subscriptions')
      .values({
        id: randomUUID(),
        account_id: accountId,
        type: 'PRICE_DROPPED',
        travel_id: 'per',
        tour_code: tourCode,
        market_id: 'it',
        created_at: NOW,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  test('NTFY-01 an alert is on once, and can be put on again after it was put off', async () => {
    expect([await subscribe('PER-20270501'), await subscribe('PER-20270501')]).toEqual([
      true,
      false,
    ]);
    expect([await subscribe(null), await subscribe(null)]).toEqual([true, false]);
    await underTest.storage.db
      .updateTable('notification_subscriptions')
      .set({ ended_at: NOW })
      .where('account_id', '=', accountId)
      .execute();
    expect([await subscribe('PER-20270501'), await subscribe(null)]).toEqual([true, true]);
  });

  test('what belongs to an account goes with it', async () => {
    const { db } = underTest.storage;
    await saveItem(null);
    await subscribe(null);
    const session = {
      token_hash: randomUUID(),
      account_id: accountId,
      data: toJson({}),
      refresh_started_at: null,
      created_at: NOW,
      last_used_at: NOW,
      expires_at: NOW,
    };
    await db.insertInto('account_sessions').values(session).execute();
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    for (const table of [
      'wishlist_items',
      'notification_subscriptions',
      'account_sessions',
    ] as const) {
      const rows = await db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', accountId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('SEC-07 a code that 200 right answers come for at once is used once', async () => {
    const { db } = underTest.storage;
    const id = randomUUID();
    await db
      .insertInto('one_time_codes')
      .values({
        id,
        purpose: 'login',
        email: 'ada@example.com',
        code_hash: 'hash',
        browser_hash: 'browser',
        market_id: 'it',
        payload: toJson({}),
        attempts_left: 5,
        created_at: NOW,
        expires_at: NOW + 600_000,
        used_at: null,
      })
      .execute();
    const use = async (): Promise<boolean> => {
      const row = await db
        .updateTable('one_time_codes')
        .set({ used_at: NOW })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', NOW)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    };
    const uses = await Promise.all(Array.from({ length: 200 }, use));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });
});
