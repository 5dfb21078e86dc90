import { expect, test } from 'vitest';
import { listMostCounted } from '../../backend/storage/queries/daily-counts.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { MARKETS } from '../../domain/market.ts';
import { describeOnBothDatabases } from '../support/backend-under-test.ts';

describeOnBothDatabases('ANA-01 POST /page-events', (backend) => {
  test('counts by day of the market, kind and key, and stores nothing else', async () => {
    const opened = { kind: 'search-opened', key: 'menu' } as const;
    for (const market of ['it', 'it', 'en-US'] as const) {
      expect((await backend.api(market).countPageEvent(opened)).outcome).toBe('success');
    }
    const rows = await backend.storage.db.selectFrom('daily_counts').selectAll().execute();
    const dayIn = (market: 'it' | 'en-US') => todayIn(MARKETS[market].timeZone, backend.now());
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { day: dayIn('it'), ...opened, market_id: 'it', count: 2 },
        { day: dayIn('en-US'), ...opened, market_id: 'en-US', count: 1 },
      ]),
    );
    const asked = { since: dayIn('en-US'), most: 5 };
    const most = await listMostCounted(backend.storage.db, 'search-opened', asked);
    expect(most).toEqual([{ key: 'menu', count: 3 }]);
  });
});
