/** Ratings of the review service, as the site draws them (TRV-11). */

/** From worst to best. */
const RATING_LEVELS = ['bad', 'poor', 'average', 'great', 'excellent'] as const;
export type RatingLevel = (typeof RATING_LEVELS)[number];

/**
 * The stars to draw, in halves from 1 to 5: the nearest half, 1.25 and 1.75 going up, so that there is
 * no gap between the buckets (TRV-11). Null, which is blank and grey, outside 1 to 5.
 */
export function starsOf(rating: number): number | null {
  if (!(rating >= 1 && rating <= 5)) return null;
  return Math.round(rating * 2) / 2;
}

/**
 * The word for a rating, by its stars: from 2, 3 and 4 on the next better one, and the best from 4.5 on by the rating
 * itself, so that 4.3 is not called excellent for its rounded stars (TRV-11).
 */
export function ratingLevel(rating: number): RatingLevel | null {
  const stars = starsOf(rating);
  if (stars === null) return null;
  if (stars < 2) return 'bad';
  if (stars < 3) return 'poor';
  if (stars < 4) return 'average';
  return rating < 4.5 ? 'great' : 'excellent';
}

/** Whether a review stands out in a list: those of 4 and 5 stars do (TRV-11). */
export function isHighlightedReview(stars: number): boolean {
  return stars >= 4 && stars <= 5;
}
