/** GET new-tours (API-08): what came on sale last, for feeds (SEO-01). */
import { Hono } from 'hono';
import { MOST_NEW_TOURS, type NewTour } from '../../contract/new-tours.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { isOpenStatus } from '../../domain/tour-status.ts';
import { indexedTours } from '../catalogue/indexed-tours.ts';
import { presentTourCard } from '../catalogue/presenters.ts';
import { listNewestTours } from '../storage/queries/tour-times.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall } from './call-input.ts';

/** Of the newest tours so many are looked at: some have been sold out or withdrawn since. */
const LOOKED_AT = 10 * MOST_NEW_TOURS;

export function newTourCalls({ storage, catalogue, now, closingDays }: BackendParts): Hono {
  const app = new Hono();

  app.get('/new-tours', async (context) => {
    const market = marketOfCall(context);
    const { snapshot } = catalogue(market).index;
    const today = todayIn(market.timeZone, now());
    const newest = await listNewestTours(storage.db, LOOKED_AT);
    const sinceOf = new Map(newest.map(({ tourCode, since }) => [tourCode, since]));
    const data = indexedTours(snapshot, today, closingDays)
      .flatMap((found) => {
        const since = sinceOf.get(found.tour.code);
        return since !== undefined && isOpenStatus(found.tour.status) ? [{ found, since }] : [];
      })
      // Many come on sale at the same moment: then those that leave first.
      .sort(
        (a, b) =>
          b.since - a.since || a.found.tour.startingDate.localeCompare(b.found.tour.startingDate),
      )
      .slice(0, MOST_NEW_TOURS)
      .map(({ found, since }): NewTour => ({
        onSaleSince: new Date(since).toISOString(),
        tour: presentTourCard(found, market, { closingDays }),
      }));
    return context.json({ response: 'success', data });
  });

  return app;
}
