/** Reviews as pages draw them (TRV-11), made of the answer of the API. */
import type { ReviewService } from '../../contract/common.ts';
import type { Review, ReviewsSummary, SaidReview, TravelDetail } from '../../contract/travel.ts';
import { formatMonthWithin } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import {
  isHighlightedReview,
  ratingLevel,
  type RatingLevel,
  starsOf,
} from '../../domain/rating.ts';
import { displayName } from './travel-view.server.ts';

export interface ReviewView {
  readonly stars: number;
  readonly isHighlighted: boolean;
  readonly name: string;
  /** Month of the journey, in words. */
  readonly travelled: string;
  readonly text: string;
  readonly language: Review['language'];
  /** Its name in the market's language; null in that language itself. */
  readonly languageName: string | null;
}

/** Of every review that there is, not of those that are shown. */
export interface RatingView extends ReviewsSummary {
  /** To one decimal, as every rating of the site. */
  readonly average: number;
  /** To draw, in halves. */
  readonly stars: number | null;
  readonly level: RatingLevel | null;
}

/** What travellers said of a travel, ready to be drawn (TRV-11). */
export function ratingViewOf({ average, count }: ReviewsSummary): RatingView {
  const shown = Math.round(average * 10) / 10;
  return { average: shown, count, stars: starsOf(average), level: ratingLevel(average) };
}

export interface ReviewsView extends RatingView {
  /** In the market's language. */
  readonly own: readonly ReviewView[];
  readonly others: readonly ReviewView[];
  /** Who asked the travellers. */
  readonly source: string | null;
  /** What the source calls the travel, where it is a review service. */
  readonly service: ReviewService | null;
}

/** Null where nobody has said anything yet. */
export function reviewsViewOf(
  { rating, reviews }: Pick<TravelDetail, 'rating' | 'reviews'>,
  market: Market,
  source: string | null,
): ReviewsView | null {
  if (!rating) return null;
  const views = reviews.map((review) => viewOf(review, market));
  return {
    ...ratingViewOf(rating),
    own: views.filter(({ languageName }) => languageName === null),
    others: views.filter(({ languageName }) => languageName !== null),
    source,
    // Without a name of the service there is nobody who calls it anything.
    service: source === null ? null : rating.service,
  };
}

function viewOf({ travelled, ...review }: Review, market: Market): ReviewView {
  const isOwn = review.language === market.language;
  return {
    ...review,
    isHighlighted: isHighlightedReview(review.stars),
    travelled: formatMonthWithin(travelled, market),
    languageName: isOwn ? null : displayName('language', review.language, market),
  };
}

export interface SaidReviewView extends Pick<SaidReview, 'stars' | 'name' | 'text' | 'travel'> {
  readonly isHighlighted: boolean;
  /** Month of the journey, in words. */
  readonly travelled: string;
}

/** A review beside those of other travels, ready to be drawn (TRV-11). */
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
