/** In which currency a traveller has seen a tour's price, which may not be the one that is chosen by now (TRV-17). */
import type { TourDetail } from '../../contract/travel.ts';
import { offeredTour, type OfferedTour, type OfferView } from './offered-tour.server.ts';
import type { SeenTour } from './tour-change.ts';

/**
 * The tour as it is now, in the currency of the price that was seen: another may have been chosen in another tab,
 * and a request is for the amount that its form showed. In the chosen one where no price was seen, or there is no
 * such choice.
 */
export function tourAsSeen(tour: TourDetail, seen: SeenTour | null, view: OfferView): OfferedTour {
  const { layoutSettings, market } = view;
  const known = [market.currency, ...layoutSettings.currencies.map(({ isoCode }) => isoCode)];
  const currency = known.find((each) => each === seen?.price?.currency) ?? view.currency;
  return offeredTour(tour, { ...view, currency });
}
