/** GET tours/{code}/interest and tours/{code}/companions (TRV-08). */
import { Hono } from 'hono';
import { CHANGES_AT_HEADER } from '../../contract/headers.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { isFuture } from '../../domain/tour-status.ts';
import { companionsOf, interestedPeople, interestSince } from '../catalogue/tour-group.ts';
import { listAddressesSince, listNamedAskers } from '../storage/queries/tour-group.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, personOfCall } from './call-input.ts';
import { createReaderLimit } from './reader-limit.ts';

/** A page with the count in it is kept no longer: a request for a seat changes nothing of the catalogue. */
const COUNT_LIFE_MS = 60_000;

export function tourGroupCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const limit = createReaderLimit();

  /** The code of a tour that one may still look for company on. */
  const openTour = (code: string, market: Market): string => {
    const tour = parts.catalogue().view.findTour(code);
    if (!tour) throw new ApiError('NOT_FOUND', 'There is no tour with this code');
    // Once it has left, nobody is looking for company any more.
    if (tour.isWithdrawn || !isFuture(tour, todayIn(market.timeZone, parts.now()))) {
      throw new ApiError('GONE', 'The tour is no longer available');
    }
    return tour.code;
  };

  app.get('/tours/:code/interest', async (context) => {
    const code = openTour(context.req.param('code'), marketOfCall(context));
    const since = interestSince(parts.now());
    const emails = await listAddressesSince(parts.storage.db, code, since);
    context.header(CHANGES_AT_HEADER, String(parts.now() + COUNT_LIFE_MS));
    return context.json({
      response: 'success',
      data: { people: interestedPeople(emails) },
    });
  });

  app.get('/tours/:code/companions', async (context) => {
    const market = marketOfCall(context);
    const reader = await personOfCall(context, parts);
    if (!reader) throw new ApiError('UNAUTHORIZED', 'Names are for people who are logged in');
    const waitS = limit.take(reader.id, parts.now());
    if (waitS !== null) {
      throw new ApiError('TOO_MANY_REQUESTS', 'Too many names for one reader', {
        retryAfterS: waitS,
      });
    }
    const code = openTour(context.req.param('code'), market);
    const askers = await listNamedAskers(parts.storage.db, code);
    context.header('cache-control', 'no-store');
    return context.json({ response: 'success', data: companionsOf(askers, market.timeZone) });
  });

  return app;
}
