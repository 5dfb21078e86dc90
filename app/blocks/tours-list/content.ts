import { z } from 'zod';
import { listing } from '../../../contract/block-content.ts';

export const schema = listing.extend({
  /** Whether it shows departures of the coming months, each of another trip, in place of the first ones (decision 0094). */
  isFeatured: z.boolean().default(false),
});
export type Content = z.infer<typeof schema>;
