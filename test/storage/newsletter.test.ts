import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  confirmSubscription,
  endSubscription,
  findLink,
  forgetSubscriptions,
  listSubscriptions,
  saveAsk,
  saveLink,
  takeSubscription,
} from '../../backend/storage/queries/newsletter.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

const PLACE = { marketId: 'it', language: 'it' } as const;
const CONFIRMED = {
  ...PLACE,
  consent: { by: 'account', text: null, privacyVersion: '2026-01-15' },
} as const;

describeOnBoth('NEWS-01 newsletter', (underTest) => {
  async function subscription(now = NOW) {
    const email = `${randomUUID()}@example.com`;
    const taken = await takeSubscription(underTest.storage.db, { email, ...PLACE }, now);
    return { ...taken, email };
  }
  const emails = async () =>
    (await listSubscriptions(underTest.storage.db)).map(({ email }) => email);

  test('an address has one subscription, however often and at once it is taken', async () => {
    const { storage } = underTest;
    const email = `${randomUUID()}@example.com`;
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        storage.inTransaction(async (transaction) => {
          const one = await takeSubscription(transaction, { email, ...PLACE }, NOW);
          await saveAsk(transaction, one.id, {
            now: Math.max(NOW, (one.askedAt ?? NOW) + 1),
            pending: PLACE,
          });
          return one;
        }),
      ),
    );
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
    // Each has seen the one before.
    expect(new Set(taken.map(({ askedAt }) => askedAt)).size).toBe(20);
  });

  test('it is listed from its confirmation until it is ended', async () => {
    const { db } = underTest.storage;
    const { id, email } = await subscription();
    expect(await emails()).not.toContain(email);
    expect(await confirmSubscription(db, id, CONFIRMED, NOW + 1)).toBe(true);
    expect(await confirmSubscription(db, id, CONFIRMED, NOW + 2)).toBe(false);
    expect(await emails()).toContain(email);
    await endSubscription(db, id, NOW + 3);
    expect(await emails()).not.toContain(email);
  });

  test('ending it takes its links that confirm along, and leaves those that end it', async () => {
    const { db } = underTest.storage;
    const { id } = await subscription();
    const links = (['confirm', 'unsubscribe'] as const).map((purpose) => ({
      tokenHash: randomUUID(),
      subscriptionId: id,
      purpose,
      marketId: 'it' as const,
      expiresAt: null,
    }));
    for (const link of links) await saveLink(db, link);
    await endSubscription(db, id, NOW);
    const found = await Promise.all(links.map((link) => findLink(db, link)));
    expect(found.map((link) => link?.subscription.id ?? null)).toEqual([null, id]);
  });

  test('what is not on the list is forgotten with its links; the list stays', async () => {
    const { db } = underTest.storage;
    const [pending, listed, ended, recent] = [
      await subscription(NOW - 2),
      await subscription(NOW - 2),
      await subscription(NOW - 2),
      await subscription(NOW),
    ];
    await confirmSubscription(db, listed.id, CONFIRMED, NOW - 2);
    await confirmSubscription(db, ended.id, CONFIRMED, NOW - 2);
    await endSubscription(db, ended.id, NOW - 2);
    const link = { tokenHash: randomUUID(), purpose: 'confirm', marketId: 'it' } as const;
    await saveLink(db, { ...link, subscriptionId: pending.id, expiresAt: null });
    await forgetSubscriptions(db, NOW - 1);
    const left = await db.selectFrom('newsletter_subscriptions').select('id').execute();
    const ids = left.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([listed.id, recent.id]));
    for (const { id } of [pending, ended]) expect(ids).not.toContain(id);
    expect(await findLink(db, link)).toBeNull();
  });
});
