import { z } from 'zod';
import { text, country } from '../../../contract/block-content.ts';

/** Currency, languages and dialling code come from the tables of the world (CMS-06). */
export const schema = z.strictObject({
  title: text,
  country,
  /** 1 to 12, in the order of a year's journey: `[11, 12, 1]`. */
  bestMonths: z.array(z.int().min(1).max(12)).min(1),
  climate: text,
  /** Papers at the border, and where to ask. */
  entry: text,
});
export type Content = z.infer<typeof schema>;
