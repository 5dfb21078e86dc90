/** Rules of the tables of accounts: they stand in the schema, so that no query can break them. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deleteAlert, listAlerts, saveAlert } from '../../backend/storage/queries/alerts.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import {
  listWishlist,
  forgetRemovedItems,
  removeFromWishlist,
  restoreToWishlist,
  saveToWishlist,
} from '../../backend/storage/queries/wishlist.ts';
import { StorageUnavailable } from '../../backend/storage/storage-unavailable.ts';
import { toJson } from '../../backend/storage/stored-values.ts';
import { insertAccount } from '../support/sample-account.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('account tables', (underTest) => {
  let accountId = '';

  beforeEach(async () => {
    accountId = await insertAccount(underTest.storage.db, NOW);
  });

  test('SEC-05 the sessions of an account go with it', async () => {
    const { db } = underTest.storage;
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
    const rows = await db
      .selectFrom('account_sessions')
      .select('account_id')
      .where('account_id', '=', accountId)
      .execute();
    expect(rows).toEqual([]);
  });

  const TRAVEL = { travelId: 'peru', tourCode: null, price: null, savedAt: NOW };
  const TOUR = { ...TRAVEL, tourCode: 'PER-20270601', price: { EUR: 199_000 } };
  const ALERT = {
    type: 'PRICE_DROPPED',
    ...TOUR,
    marketId: 'it',
    currency: 'EUR',
    createdAt: NOW,
  } as const;
  const ofTravel = { ...ALERT, tourCode: null };
  async function atOnce(work: (index: number) => Promise<void>): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => work(index)));
    // Some may not get a connection in time.
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StorageUnavailable);
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
  }

  test('WISH-01 of 200 that save at once, each thing is saved once, as the first of them said', async () => {
    const { db } = underTest.storage;
    await saveToWishlist(db, accountId, TRAVEL);
    await atOnce((index) =>
      saveToWishlist(db, accountId, { ...(index % 2 ? TRAVEL : TOUR), savedAt: NOW + index }),
    );
    const saved = await listWishlist(db, accountId);
    expect(saved).toHaveLength(2);
    expect(saved).toContainEqual(TRAVEL);
    expect(saved.find(({ tourCode }) => tourCode !== null)?.price).toEqual({ EUR: 199_000 });
  });

  test('NTFY-01 of 200 that turn an alert on at once, one does, and its like stays apart', async () => {
    const { db } = underTest.storage;
    await atOnce((index) => saveAlert(db, accountId, index % 2 ? ALERT : ofTravel));
    expect(await listAlerts(db, accountId)).toHaveLength(2);
    await deleteAlert(db, accountId, ofTravel);
    expect(await listAlerts(db, accountId)).toMatchObject([{ tourCode: TOUR.tourCode }]);
  });

  test('WISH-03 a travel takes its tours with it, and nobody else’s', async () => {
    const { db } = underTest.storage;
    const otherId = await insertAccount(db, NOW);
    for (const id of [accountId, otherId])
      for (const item of [TRAVEL, TOUR]) await saveToWishlist(db, id, item);
    expect(await removeFromWishlist(db, accountId, TRAVEL, NOW)).toHaveLength(2);
    expect(await removeFromWishlist(db, accountId, TRAVEL, NOW)).toEqual([]);
    expect(await listWishlist(db, accountId)).toEqual([]);
    expect(await listWishlist(db, otherId)).toHaveLength(2);
  });

  test('WISH-03 an undo brings back what was removed as it was, until it is forgotten', async () => {
    const { db } = underTest.storage;
    for (const item of [TRAVEL, TOUR]) await saveToWishlist(db, accountId, item);
    const before = await listWishlist(db, accountId);
    await removeFromWishlist(db, accountId, TRAVEL, NOW);
    await restoreToWishlist(db, accountId, TOUR);
    expect(await listWishlist(db, accountId)).toEqual(before);

    await removeFromWishlist(db, accountId, TRAVEL, NOW);
    const later = { ...TRAVEL, savedAt: NOW + 1 };
    await saveToWishlist(db, accountId, later);
    expect(await listWishlist(db, accountId)).toEqual([TRAVEL]);
    await removeFromWishlist(db, accountId, TRAVEL, NOW + 1);
    await forgetRemovedItems(db, NOW + 2);
    await restoreToWishlist(db, accountId, TOUR);
    expect(await listWishlist(db, accountId)).toEqual([]);
    await saveToWishlist(db, accountId, later);
    expect(await listWishlist(db, accountId)).toEqual([later]);
  });

  test('SEC-07 wishlist and alerts of an account go with it, and none comes after it', async () => {
    const { db } = underTest.storage;
    await saveToWishlist(db, accountId, TOUR);
    await saveAlert(db, accountId, ALERT);
    await deleteAccount(db, accountId);
    expect(await listWishlist(db, accountId)).toEqual([]);
    expect(await listAlerts(db, accountId)).toEqual([]);
    await expect(saveToWishlist(db, accountId, TRAVEL)).rejects.toThrow(/foreign key/i);
    await expect(saveAlert(db, accountId, ALERT)).rejects.toThrow(/foreign key/i);
  });
});
