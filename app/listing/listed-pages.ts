/** The pages that the cards of a listing lead to, for its structured data (SEO-01). */
import { pathOf } from '../../contract/route-paths.ts';
import type { ListedCoordinator } from '../../contract/travel.ts';
import type { MarketId } from '../../domain/market.ts';
import { personName } from '../../domain/person-name.ts';
import type { TourCardData, TravelCardData } from './card-data.ts';

export interface ListedPage {
  readonly name: string;
  readonly path: string;
}

export function pagesOfTravels(
  travels: readonly TravelCardData[],
  marketId: MarketId,
): readonly ListedPage[] {
  return travels.map(({ slug, title }) => ({
    name: title,
    path: pathOf('travels-travel', marketId, { travel: slug }),
  }));
}

export function pagesOfTours(
  tours: readonly TourCardData[],
  marketId: MarketId,
): readonly ListedPage[] {
  return tours.map(({ code, travel }) => ({
    name: travel.title,
    path: pathOf('travels-travel-tour', marketId, { travel: travel.slug, tour: code }),
  }));
}

export function pagesOfCoordinators(
  coordinators: readonly Pick<ListedCoordinator, 'id' | 'firstName' | 'lastName'>[],
  marketId: MarketId,
): readonly ListedPage[] {
  return coordinators.map((coordinator) => ({
    name: personName(coordinator),
    path: pathOf('coordinators-coordinator', marketId, { coordinator: coordinator.id }),
  }));
}
