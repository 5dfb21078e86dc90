/** GET new-tours: what came on sale last, for feeds (SEO-01). Defined here, as the sitemap's calls are (API-08). */
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { tourCardSchema } from './common.ts';

export const MOST_NEW_TOURS = 50;

const newTourSchema = z.object({
  onSaleSince: z.iso.datetime(),
  tour: tourCardSchema,
});
export type NewTour = z.infer<typeof newTourSchema>;

/** The newest first, open ones alone. */
export const newToursAnswerSchema = answerSchema(z.array(newTourSchema).max(MOST_NEW_TOURS));
