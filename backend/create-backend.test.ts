import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openStorage } from './storage/storage.ts';
import { addToDailyCount } from './storage/queries/daily-counts.ts';
import { takeSubscription } from './storage/queries/newsletter.ts';
import { DAY_MS } from '../domain/durations.ts';
import { startExpiry } from './create-backend.ts';

const NOW = Date.UTC(2027, 2, 31, 12);
const daysAgo = (days: number) => NOW - days * DAY_MS;

test('NEWS-01 ANA-01 an address that was never confirmed is forgotten after thirty days, counts as set', async () => {
  const storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
  const place = { marketId: 'it', language: 'it' } as const;
  for (const days of [31, 29]) {
    const email = `${days}@example.com`;
    await takeSubscription(storage.db, { email, ...place }, daysAgo(days));
  }
  for (const day of ['2026-02-23', '2026-02-24'] as const) {
    await addToDailyCount(storage.db, { day, kind: 'page-view', market_id: 'it', key: 'index' });
  }
  const forgetting = startExpiry({
    storage,
    log: pino({ level: 'silent' }),
    now: () => NOW,
    keptDays: 400,
  });
  await forgetting.close();
  const left = await storage.db.selectFrom('newsletter_subscriptions').select('email').execute();
  expect(left).toEqual([{ email: '29@example.com' }]);
  const counted = await storage.db.selectFrom('daily_counts').select('day').execute();
  expect(counted).toEqual([{ day: '2026-02-24' }]);
  await storage.close();
});
