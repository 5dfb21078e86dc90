/** What the small card of a related travel draws (TRV-06). */
import type { Image } from '../../contract/image.ts';
import type { RelatedTravel } from '../../contract/travel.ts';
import { priceIn, type Price } from '../../domain/money.ts';
import type { DisplayCurrency } from '../listing/card-data.ts';

export interface RelatedTravelView {
  readonly slug: string;
  readonly title: string;
  readonly numberOfDays: number;
  /** What its one width on every screen is made of. */
  readonly image: Pick<Image, 'baseUrl' | 'seoName' | 'desktop'>;
  /** Of its cheapest departure; null where the price map has no amount that could be shown. */
  readonly price: Price | null;
  /** Whether it has other departures, so that the card says "from". */
  readonly isLowest: boolean;
}

export function relatedTravelView(
  { slug, title, numberOfDays, image, bestTour, toursCount }: RelatedTravel,
  { currency, exchangeRates }: DisplayCurrency,
): RelatedTravelView {
  return {
    slug,
    title,
    numberOfDays,
    image: { baseUrl: image.baseUrl, seoName: image.seoName, desktop: image.desktop },
    price: priceIn(bestTour.price, currency, exchangeRates),
    isLowest: toursCount > 1,
  };
}
