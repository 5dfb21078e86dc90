import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openStorage } from './storage/storage.ts';
import { takeSubscription } from './storage/queries/newsletter.ts';
import { DAY_MS } from '../domain/durations.ts';
import { startForgetting } from './create-backend.ts';

const NOW = Date.UTC(2027, 2, 31, 12);
const daysAgo = (days: number) => NOW - days * DAY_MS;

test('NEWS-01 an address that was never confirmed is forgotten after thirty days', async () => {
  const storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
  const place = { marketId: 'it', language: 'it' } as const;
  for (const days of [31, 29]) {
    const email = `${days}@example.com`;
    await takeSubscription(storage.db, { email, ...place }, daysAgo(days));
  }
  const forgetting = startForgetting({ storage, log: pino({ level: 'silent' }), now: () => NOW });
  await forgetting.close();
  const left = await storage.db.selectFrom('newsletter_subscriptions').select('email').execute();
  expect(left).toEqual([{ email: '29@example.com' }]);
  await storage.close();
});
