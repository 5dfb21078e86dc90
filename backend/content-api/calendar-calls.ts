/** POST calendar (API-08): days on which tours start, and the market's periods (SRCH-12). */
import { Hono } from 'hono';
import type { CalendarAnswer } from '../../contract/calendar.ts';
import { filtersSchema } from '../../contract/filters.ts';
import { addDays, addMonths, firstDayOf, yearMonthOf } from '../../domain/calendar-date.ts';
import { FILTER_MONTHS } from '../../domain/departure-calendar.ts';
import { listPeriods } from '../storage/queries/periods.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall } from './call-input.ts';
import { listingContext } from './listing-context.ts';
import { countedPeriods } from './market-periods.ts';
import { oncePerVersion } from './once-per-version.ts';

export function calendarCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const periodsOf = oncePerVersion(parts.catalogue, (market: Parameters<typeof listPeriods>[1]) =>
    listPeriods(parts.storage.db, market),
  );

  app.post('/calendar', async (context) => {
    const market = marketOfCall(context);
    const filters = await bodyOfCall(context, filtersSchema);
    const { index } = parts.catalogue();
    const asked = await listingContext(parts, market);
    const end = addMonths(yearMonthOf(asked.today), FILTER_MONTHS);
    const days = index.departureDays(filters, addDays(firstDayOf(end), -1), asked);
    const data = {
      currency: filters.currency ?? market.currency,
      days: [...days],
      periods: countedPeriods(await periodsOf(market.id), days, market),
    };
    return context.json({ response: 'success', data } satisfies CalendarAnswer);
  });

  return app;
}
