import type { PromotedTour } from '../../../contract/promotions.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { type PlainImage, plainImage } from '../../images/image-source.ts';
import { SHOWN_STEP } from '../../listing/asked-count.ts';
import { seatsFact, type DepartureData } from '../../listing/card-data.ts';
import { cardPrice, type CardPrice } from '../../listing/card-price.ts';
import { promotionOf, type DeparturePromotion } from '../../listing/promotion.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

/** A tour's own code, and the tour. */
export interface PromotedDeparture extends DeparturePromotion {
  /** Without the code; null where it has none. */
  readonly price: CardPrice | null;
  readonly tour: Pick<
    DepartureData,
    'code' | 'startingDate' | 'endingDate' | 'status' | 'seats'
  > & {
    readonly travelSlug: string;
    readonly title: string;
    readonly image: PlainImage;
  };
}

export interface SaleBannerData extends Omit<Content, 'until' | 'filtersData'> {
  /** The last day on which it holds, in the market's zone. */
  readonly until: CalendarDate;
  /** The code that ends next, where the banner is about codes. */
  readonly offer: PromotedDeparture | null;
  /** The codes that end after it, in this order, as many as the address asks for. */
  readonly others: readonly PromotedDeparture[];
  /** How many there are of them. */
  readonly othersCount: number;
}

/** Null once it is over, and where no tour has a code, or there is no answer. */
export async function loadSaleBanner(
  { until, filtersData, ...content }: Content,
  context: BlockContext,
): Promise<SaleBannerData | null> {
  const { api, currency, today, shown = SHOWN_STEP } = context;
  if (until !== undefined) {
    return today > until ? null : { ...content, until, offer: null, others: [], othersCount: 0 };
  }
  const result = await api.promotions({ currency, ...filtersData?.filters });
  if (result.outcome !== 'success') return null;
  const [offer, ...others] = result.data.data.flatMap((tour) => {
    const promotion = promotionOf(tour, context);
    const price = cardPrice(tour, context);
    return promotion ? [{ ...promotion, price, tour: promotedTour(tour) }] : [];
  });
  return offer
    ? {
        ...content,
        until: offer.until,
        offer,
        others: others.slice(0, shown),
        othersCount: others.length,
      }
    : null;
}

function promotedTour(tour: PromotedTour): PromotedDeparture['tour'] {
  const { code, startingDate, endingDate, salesStatus: status, travel } = tour;
  const { slug: travelSlug, title, image } = travel;
  const days = { startingDate, endingDate };
  return {
    code,
    ...days,
    status,
    seats: seatsFact(tour),
    travelSlug,
    title,
    image: plainImage(image),
  };
}

export const saleBanner = defineBlock({
  type: 'sale-banner',
  content: schema,
  words: ['listing'],
  load: loadSaleBanner,
});
