/** Cards of travels as listings show them, by their hits or by their ids. */
import type { TravelCard } from '../../contract/common.ts';
import { MAXIMUM_PER_PAGE } from '../../domain/filters/search-filters.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { presentTravelCard, type TourTerms } from '../catalogue/presenters.ts';
import type { TravelHit } from '../search-index/listing-page.ts';
import { listCoordinators } from '../storage/queries/coordinators.ts';
import type { BackendParts } from './backend-parts.ts';
import { listingContext } from './listing-context.ts';

export async function presentTravelCards(
  hits: readonly TravelHit[],
  market: Market,
  { storage, ...terms }: Pick<BackendParts, 'storage'> & TourTerms,
): Promise<TravelCard[]> {
  if (hits.length === 0) return [];
  const coordinators = await listCoordinators(storage.db);
  const byId = new Map(coordinators.map((coordinator) => [coordinator.id, coordinator]));
  return hits.map((hit) =>
    presentTravelCard(hit, byId.get(hit.travel.coordinatorId) ?? null, market, terms),
  );
}

/**
 * The travels of these ids with the tour that their cards show, in no order; those that are withdrawn or unknown are
 * left out.
 * @param currency by which the cheapest tour is chosen; the market's own without it
 * @throws ApiError before any content was imported
 */
export async function findTravelHits(
  ids: readonly string[],
  { market, currency }: { readonly market: Market; readonly currency?: Currency | undefined },
  parts: BackendParts,
): Promise<TravelHit[]> {
  if (ids.length === 0) return [];
  const context = await listingContext(parts, market);
  const { index } = parts.catalogue(market);
  const hits: TravelHit[] = [];
  for (let start = 0; start < ids.length; start += MAXIMUM_PER_PAGE) {
    const travelId = ids.slice(start, start + MAXIMUM_PER_PAGE);
    const filters = { travelId, perPage: MAXIMUM_PER_PAGE, ...(currency && { currency }) };
    hits.push(...index.listTravels(filters, context).hits);
  }
  return hits;
}
