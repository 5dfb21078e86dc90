/**
 * The travel's dates and days on the page of one of its tours: data of two modals, which the page itself
 * draws nothing of, so that it comes with their addresses alone (LAY-10).
 */
import type { TravelDetail } from '../../../contract/travel.ts';
import { readModal } from '../../modals/modal-address.ts';
import { routeViewOf } from '../../route-map/route-view.server.ts';
import type { RouteView } from '../../route-map/route-view.ts';
import {
  byMonth,
  departureViewOf,
  offeredDepartures,
  type MonthOfDepartures,
} from '../../travel/departure.ts';
import { shownStages } from '../../travel/travel-view.server.ts';
import type { ShownStage } from '../../travel/travel-view.server.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';

export interface TravelInModals {
  /** Null where the address does not open the modal of the dates. */
  readonly months: readonly MonthOfDepartures[] | null;
  /** Likewise, of the days. */
  readonly programme: {
    readonly days: readonly ShownStage[];
    /** Null for a travel that stays in one place. */
    readonly route: RouteView | null;
  } | null;
}

export function travelInModals(travel: TravelDetail, page: PageLoaderArguments): TravelInModals {
  const modal = readModal(page.url)?.name;
  return {
    months:
      modal === 'available-dates'
        ? byMonth(offeredDepartures(travel.tours, departureViewOf(page)))
        : null,
    programme:
      modal === 'video-itinerary'
        ? { days: shownStages(travel.days), route: routeViewOf(travel) }
        : null,
  };
}
