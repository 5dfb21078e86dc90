/** A travel or tour that somebody saves or wants to be told about, as the catalogue has it now. */
import type { CatalogueItemRequest, SavedTourState } from '../../contract/wishlist.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { isFuture, isOpenStatus } from '../../domain/tour-status.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { findTravelHits } from '../content-api/travel-cards.ts';

export interface FoundItem {
  readonly travel: TravelRecord;
  /** Null: the travel itself is meant. */
  readonly tour: PricedTour | null;
}

/** @throws ApiError for what there is not, what is offered no more, and the tour of another travel */
export function findOfferedItem(
  { travelId, tourCode }: CatalogueItemRequest,
  { catalogue }: Pick<BackendParts, 'catalogue'>,
): FoundItem {
  const { view } = catalogue();
  const travel = view.findTravel(travelId);
  if (!travel || travel.isWithdrawn)
    throw new ApiError('NOT_FOUND', 'No travel with this id is offered');
  if (tourCode === undefined) return { travel, tour: null };
  const tour = view.findTour(tourCode);
  if (!tour || tour.isWithdrawn || tour.travelId !== travel.id)
    throw new ApiError('NOT_FOUND', 'The travel has no tour with this code');
  return { travel, tour };
}

/** The code as the catalogue writes it, which a link may not. */
export function writtenTourCode(
  { tourCode }: CatalogueItemRequest,
  { catalogue }: Pick<BackendParts, 'catalogue'>,
): string | null {
  if (tourCode === undefined) return null;
  return catalogue().view.findTour(tourCode)?.code ?? tourCode;
}

/** The price of the tour, or of the one that the travel's card shows; null where it shows none. */
export async function priceOfItem(
  { travel, tour }: FoundItem,
  asked: { readonly market: Market; readonly currency?: Currency | undefined },
  parts: BackendParts,
): Promise<PriceMap | null> {
  if (tour) return tour.price;
  const [hit] = await findTravelHits([travel.id], asked, parts);
  return hit?.bestTour?.price ?? null;
}

/** A reader of what saved tours are today by the market's clock, each with its record where there is one. */
export function savedTourReader(
  market: Market,
  { catalogue, now, closingDays }: Pick<BackendParts, 'catalogue' | 'now' | 'closingDays'>,
) {
  const { view } = catalogue(market);
  const today = todayIn(market.timeZone, now());
  return (code: string): { readonly tour: PricedTour | null; readonly state: SavedTourState } => {
    const tour = view.findTour(code);
    const travel = tour && view.findTravel(tour.travelId);
    if (!travel) return { tour: null, state: 'gone' };
    return { tour, state: stateOf(tour, travel, { today, closingDays }) };
  };
}

function stateOf(
  tour: PricedTour,
  travel: TravelRecord,
  { today, closingDays }: { readonly today: CalendarDate; readonly closingDays: number },
): Exclude<SavedTourState, 'gone'> {
  if (tour.isWithdrawn || travel.isWithdrawn) return 'withdrawn';
  if (!isFuture(tour, today)) return 'departed';
  if (!takesRequests(tour, today, closingDays)) return 'closed';
  return isOpenStatus(tour.status) ? 'open' : 'soldOut';
}
