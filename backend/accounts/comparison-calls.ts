/** GET saved-comparison: travels and tours side by side, for anybody (WISH-04). */
import { Hono } from 'hono';
import {
  comparisonQuerySchema,
  type Compared,
  type ComparisonQuery,
} from '../../contract/comparison.ts';
import type { Market } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { travelPace } from '../../domain/travel-pace.ts';
import { presentCosts, presentTourCard } from '../catalogue/presenters.ts';
import { shownLowestPrice } from '../catalogue/prior-price.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { marketOfCall, queryOfCall } from '../content-api/call-input.ts';
import { tourTerms } from '../content-api/listing-context.ts';
import { findTravelHits, presentTravelCards } from '../content-api/travel-cards.ts';
import { listPriceHistory } from '../storage/queries/tours.ts';
import { savedTourReader } from './catalogue-item.ts';

export function comparisonCalls(parts: BackendParts): Hono {
  const app = new Hono();

  app.get('/saved-comparison', async (context) => {
    const market = marketOfCall(context);
    const query = queryOfCall(context, comparisonQuerySchema);
    const data = await presentComparison(query, market, parts);
    return context.json({ response: 'success', data });
  });

  return app;
}

/** In the order of the ids, each once, without what is offered no more. */
export async function presentComparison(
  { ids, currency }: ComparisonQuery,
  market: Market,
  parts: BackendParts,
): Promise<Compared[]> {
  const { view } = parts.catalogue(market);
  // An address may spell a code in its own way.
  const unique = [...new Set(ids.map((id) => view.findTour(id)?.code ?? id))];
  const hits = await findTravelHits(unique, { market, currency }, parts);
  const terms = await tourTerms(parts, market);
  const cards = await presentTravelCards(hits, market, { storage: parts.storage, ...terms });
  const hitOf = new Map(hits.map((hit, index) => [hit.travel.id, { hit, card: cards[index] }]));
  const readTour = savedTourReader(market, parts);
  const compared = unique.map(async (id): Promise<Compared | null> => {
    const { hit, card } = hitOf.get(id) ?? {};
    if (hit && card) {
      const facts = await factsOf(hit.travel, hit.bestTour, market, parts);
      return { kind: 'travel', id, travel: card, ...facts };
    }
    const { tour, state } = readTour(id);
    const travel = tour && view.findTravel(tour.travelId);
    if (!tour || !travel || state === 'withdrawn' || state === 'gone') return null;
    const tourCard = presentTourCard({ tour, travel }, market, terms);
    return {
      kind: 'tour',
      id,
      state,
      tour: tourCard,
      ...(await factsOf(travel, tour, market, parts)),
    };
  });
  return (await Promise.all(compared)).filter((item) => item !== null);
}

type Facts = Pick<Compared, 'lowestPriceOf30Days' | 'moneyPot' | 'flights' | 'pace'>;

async function factsOf(
  travel: TravelRecord,
  tour: PricedTour | null,
  market: Market,
  parts: BackendParts,
): Promise<Facts> {
  return {
    lowestPriceOf30Days: tour && (await lowestPriceOf(tour, parts)),
    ...presentCosts(travel, market),
    pace: travelPace(travel.facts.days),
  };
}

async function lowestPriceOf(
  tour: PricedTour,
  { storage, now }: Pick<BackendParts, 'storage' | 'now'>,
): Promise<PriceMap | null> {
  return shownLowestPrice(tour, await listPriceHistory(storage.db, tour.code), now());
}
