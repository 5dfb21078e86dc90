import {
  type RatingView,
  ratingViewOf,
  saidReviewView,
  type SaidReviewView,
} from '../../travel/reviews-view.server.ts';
import { type BlockContext, defineBlock } from '../define-block.server.ts';
import { type Content, schema } from './content.ts';

export interface TestimonialsData extends Omit<Content, 'countries' | 'continents' | 'show'> {
  readonly rating: RatingView;
  readonly reviews: readonly SaidReviewView[];
}

/** Null where nobody has said anything in the market's language, or there is no answer. */
export async function loadTestimonials(
  { countries, continents, show, ...content }: Content,
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

export const testimonials = defineBlock({
  type: 'testimonials',
  content: schema,
  words: ['listing'],
  load: loadTestimonials,
});
