import type { BlockContent } from '../../../contract/blocks.ts';
import type { TourCard } from '../../../contract/common.ts';
import { todayIn, type CalendarDate } from '../../../domain/calendar-date.ts';
import { isBookable } from '../../../domain/tour-status.ts';
import { promotionOf, type DeparturePromotion } from '../../travel/promotion.ts';
import type { BlockContext } from '../block-context.ts';

export interface SaleBannerData extends Omit<BlockContent<'sale-banner'>, 'until' | 'filtersData'> {
  /** The last day on which it holds, in the market's zone. */
  readonly until: CalendarDate;
  /** A tour's own promotion, where the banner is about one. */
  readonly offer:
    | (Omit<DeparturePromotion, 'until'> & {
        readonly tour: {
          readonly code: string;
          readonly travelSlug: string;
          readonly title: string;
          readonly startingDate: CalendarDate;
          readonly endingDate: CalendarDate;
        };
      })
    | null;
}

/** Null once it is over, and where no tour has a promotion, or there is no answer. */
export async function loadSaleBanner(
  { until, filtersData, ...content }: BlockContent<'sale-banner'>,
  context: BlockContext,
  now: number = Date.now(),
): Promise<SaleBannerData | null> {
  const { api, currency } = context;
  const today = todayIn(api.market.timeZone, now);
  if (until !== undefined) return today > until ? null : { ...content, until, offer: null };
  const result = await api.tours({ currency, ...filtersData?.filters });
  if (result.outcome !== 'success') return null;
  const [first] = result.data.data
    .filter((tour) => isBookable({ ...tour, status: tour.salesStatus }))
    .flatMap((tour) => {
      const promotion = promotionOf(tour, { ...context, today });
      return promotion ? [{ tour, promotion }] : [];
    })
    .sort((a, b) => (a.promotion.until < b.promotion.until ? -1 : 1));
  if (!first) return null;
  const { until: lastDay, ...offer } = first.promotion;
  return { ...content, until: lastDay, offer: { ...offer, tour: offeredTour(first.tour) } };
}

function offeredTour({ code, travel, startingDate, endingDate }: TourCard) {
  return { code, travelSlug: travel.slug, title: travel.title, startingDate, endingDate };
}
