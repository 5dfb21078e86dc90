import { asksForAllReviews } from '../../../domain/asked-reviews.ts';
import type { PageFacts } from '../define-page.server.ts';

export const FACTS: PageFacts = {
  words: ['travel', 'listing'],
  loadReadsQuery: asksForAllReviews,
};
