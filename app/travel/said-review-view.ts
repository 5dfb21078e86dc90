/** A review beside those of other travels, ready to be drawn (TRV-11). */
import type { SaidReview } from '../../contract/travel.ts';
import { formatMonthWithin } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { isHighlightedReview } from '../../domain/rating.ts';

export interface SaidReviewView extends Pick<SaidReview, 'stars' | 'name' | 'text' | 'travel'> {
  readonly isHighlighted: boolean;
  /** Month of the journey, in words. */
  readonly travelled: string;
}

export function saidReviewView(
  { stars, name, text, travel, travelled }: SaidReview,
  market: Market,
): SaidReviewView {
  return {
    stars,
    name,
    text,
    travel,
    isHighlighted: isHighlightedReview(stars),
    travelled: formatMonthWithin(travelled, market),
  };
}
