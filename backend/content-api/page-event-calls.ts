/** POST page-events: something that a visitor has done is counted by day and market (ANA-01). */
import { Hono } from 'hono';
import { pageEventSchema } from '../../contract/page-event.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { addToDailyCount } from '../storage/queries/daily-counts.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from './call-input.ts';
import { countOften } from './form-limits.ts';

export function pageEventCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage, now } = parts;

  app.post('/page-events', async (context) => {
    const market = marketOfCall(context);
    const { kind, key } = await bodyOfCall(context, pageEventSchema);
    const network = await networkOfCall(context, parts);
    await countOften(storage.db, 'page event', network, parts);
    const day = todayIn(market.timeZone, now());
    await addToDailyCount(storage.db, { day, kind, market_id: market.id, key });
    return context.json({ response: 'success', data: {} });
  });

  return app;
}
