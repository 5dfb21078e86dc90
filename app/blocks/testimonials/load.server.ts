import type { BlockContent } from '../../../contract/blocks.ts';
import { ratingViewOf, type RatingView } from '../../travel/reviews-view.server.ts';
import { saidReviewView, type SaidReviewView } from '../../travel/reviews-view.server.ts';
import type { BlockContext } from '../block-context.ts';

export interface TestimonialsData extends Omit<
  BlockContent<'testimonials'>,
  'countries' | 'continents' | 'show'
> {
  readonly rating: RatingView;
  readonly reviews: readonly SaidReviewView[];
}

/** Null where nobody has said anything in the market's language, or there is no answer. */
export async function loadTestimonials(
  { countries, continents, show, ...content }: BlockContent<'testimonials'>,
  { api }: Pick<BlockContext, 'api'>,
): Promise<TestimonialsData | null> {
  const result = await api.reviews({ countries, continents, show });
  if (result.outcome !== 'success') return null;
  const { rating, reviews } = result.data.data;
  if (!rating || reviews.length === 0) return null;
  return {
    ...content,
    rating: ratingViewOf(rating),
    reviews: reviews.map((review) => saidReviewView(review, api.market)),
  };
}
