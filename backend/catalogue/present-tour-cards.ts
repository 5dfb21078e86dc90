import type { TourCard } from '../../contract/common.ts';
import type { Market } from '../../domain/market.ts';
import { presentTourCard } from './presenters.ts';
import type { PricedTour, TravelRecord } from './records.ts';
import { unlikeBefore } from './unlike-before.ts';

/** The cards of a list in its order, no two beside each other with one picture (TRV-12). */
export function presentTourCards(
  hits: readonly { readonly tour: PricedTour; readonly travel: TravelRecord }[],
  market: Market,
  closingDays: number,
): TourCard[] {
  const cards: TourCard[] = [];
  for (const hit of hits) {
    const card = presentTourCard(hit, market, closingDays);
    const before = cards.at(-1)?.travel.image;
    const image = unlikeBefore(card.travel.image, before, hit.travel, market);
    cards.push({ ...card, travel: { ...card.travel, image } });
  }
  return cards;
}
