/** GET reviews: what travellers said last, of all travels or of some, and what all of them think (TRV-11). */
import { z } from 'zod';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { answerSchema } from './answer.ts';
import { reviewsSummarySchema, saidReviewSchema } from './travel.ts';

export const MAXIMUM_REVIEWS = 24;

export const reviewsQuerySchema = z.object({
  /** ISO 3166 alpha-3. */
  countries: z.array(z.string()).default([]),
  continents: z.array(z.enum(CONTINENT_CODES)).default([]),
  show: z.coerce.number().int().min(1).max(MAXIMUM_REVIEWS).default(6),
});
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>;

export const reviewsAnswerSchema = answerSchema(
  z.object({
    /** Of every review, whichever the language and whatever it says; null where there is none. */
    rating: reviewsSummarySchema.nullable(),
    /**
     * In the market's language, good or bad: one of each travel, the latest journey first, then the second
     * of each.
     */
    reviews: z.array(saidReviewSchema),
  }),
);
