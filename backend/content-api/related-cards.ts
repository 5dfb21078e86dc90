import type { RelatedTravel } from '../../contract/travel.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import type { Market } from '../../domain/market.ts';
import { canBeAskedFor } from '../../domain/tour-status.ts';
import { presentTour, presentTravel } from '../catalogue/presenters.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { relatedTravels } from '../catalogue/related-travels.ts';
import type { BackendParts } from './backend-parts.ts';
import { listingContext } from './listing-context.ts';

/**
 * The travels that are like one, in the words of a market, each with the price and the number of
 * departures that listings give it (TRV-06).
 *
 * @throws ApiError before any content was imported
 */
export async function relatedCards(
  parts: BackendParts,
  travel: TravelRecord,
  market: Market,
): Promise<RelatedTravel[]> {
  const context = await listingContext(parts, market);
  const { index, view } = parts.catalogue();
  const { closingDays } = parts;
  const isOffered = (tour: PricedTour) =>
    !tour.isWithdrawn && takesRequests(tour, context.today, closingDays) && canBeAskedFor(tour);
  const related = relatedTravels(travel, index.snapshot.travels, ({ id }) =>
    view.listToursOf(id).some(isOffered),
  );
  if (related.length === 0) return [];
  const { hits } = index.listTravels({ travelId: related.map(({ id }) => id) }, context);
  return related.flatMap((other) => {
    const hit = hits.find(({ travel: { id } }) => id === other.id);
    if (!hit?.bestTour) return [];
    const { slug, title, numberOfDays, image } = presentTravel(other, market);
    const bestTour = presentTour(hit.bestTour, closingDays);
    return [{ slug, title, numberOfDays, image, toursCount: hit.toursCount, bestTour }];
  });
}
