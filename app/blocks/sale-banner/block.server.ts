import type { PromotedTour } from '../../../contract/promotions.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { cardPrice, type CardPrice } from '../../listing/card-price.ts';
import { promotionOf, type DeparturePromotion } from '../../listing/promotion.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

/** A tour's own code, and the tour. */
export interface PromotedDeparture extends DeparturePromotion {
  /** Without the code; null where it has none. */
  readonly price: CardPrice | null;
  readonly tour: {
    readonly code: string;
    readonly travelSlug: string;
    readonly title: string;
    readonly startingDate: CalendarDate;
    readonly endingDate: CalendarDate;
  };
}

export interface SaleBannerData extends Omit<Content, 'until' | 'filtersData'> {
  /** The last day on which it holds, in the market's zone. */
  readonly until: CalendarDate;
  /** The code that ends next, where the banner is about codes. */
  readonly offer: PromotedDeparture | null;
  /** The codes that end after it, in this order. */
  readonly others: readonly PromotedDeparture[];
}

/** Null once it is over, and where no tour has a code, or there is no answer. */
export async function loadSaleBanner(
  { until, filtersData, ...content }: Content,
  context: BlockContext,
): Promise<SaleBannerData | null> {
  const { api, currency, today } = context;
  if (until !== undefined) {
    return today > until ? null : { ...content, until, offer: null, others: [] };
  }
  const result = await api.promotions({ currency, ...filtersData?.filters });
  if (result.outcome !== 'success') return null;
  const [offer, ...others] = result.data.data.flatMap((tour) => {
    const promotion = promotionOf(tour, context);
    const price = cardPrice(tour, context);
    return promotion ? [{ ...promotion, price, tour: promotedTour(tour) }] : [];
  });
  return offer ? { ...content, until: offer.until, offer, others } : null;
}

function promotedTour({ code, travel, startingDate, endingDate }: PromotedTour) {
  return { code, travelSlug: travel.slug, title: travel.title, startingDate, endingDate };
}

export const saleBanner = defineBlock({
  type: 'sale-banner',
  content: schema,
  words: ['listing'],
  load: loadSaleBanner,
});
