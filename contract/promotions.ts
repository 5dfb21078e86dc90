/** POST promotions: the tours whose codes end next (TRV-08), for banners (CMS-04). Defined here, as the counts are (API-08). */
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { promotionSchema, tourSummarySchema, travelSummarySchema } from './common.ts';

const promotedTourSchema = tourSummarySchema
  .pick({
    code: true,
    startingDate: true,
    endingDate: true,
    salesStatus: true,
    freeSeats: true,
    seatsToConfirm: true,
    price: true,
    discounted: true,
    lowestPriceOf30Days: true,
  })
  .extend({
    promotion: promotionSchema,
    travel: travelSummarySchema.pick({ slug: true, title: true, image: true }),
  });
export type PromotedTour = z.infer<typeof promotedTourSchema>;

/**
 * Tours with a code that fit the filters and can be booked, the code that ends first before the others, of
 * those that end on one day the tour that leaves first; `show` of them, else as many as a page has.
 */
export const promotionsAnswerSchema = answerSchema(z.array(promotedTourSchema));
export type PromotionsAnswer = z.infer<typeof promotionsAnswerSchema>;
