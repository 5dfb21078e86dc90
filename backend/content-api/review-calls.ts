/** GET reviews: the last words of travellers, and the rating of all (TRV-11). */
import { Hono } from 'hono';
import { reviewsQuerySchema, type ReviewsQuery } from '../../contract/reviews.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';
import { saidReviewsOf } from './said-reviews.ts';

export function reviewCalls({ storage, catalogue }: BackendParts): Hono {
  const app = new Hono();

  app.get('/reviews', async (context) => {
    const market = marketOfCall(context);
    const query = queryOfCall(context, reviewsQuerySchema);
    const { travels } = catalogue(market).index.snapshot;
    const asked = travels.filter((travel) => isAskedFor(travel, query));
    const data = await saidReviewsOf(storage.db, asked, { market, most: query.show });
    return context.json({ response: 'success', data });
  });

  return app;
}

/** What is offered no more speaks for nothing. */
function isAskedFor(
  { isWithdrawn, countries, continent }: TravelRecord,
  asked: Pick<ReviewsQuery, 'countries' | 'continents'>,
): boolean {
  if (isWithdrawn) return false;
  const continents = asked.continents.flatMap(continentCodesIn);
  const isThere =
    asked.countries.length === 0 || countries.some((one) => asked.countries.includes(one));
  return isThere && (continents.length === 0 || continents.includes(continent));
}
