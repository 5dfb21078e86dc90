import { z } from 'zod';
import { text, country } from '../../../contract/block-content.ts';
import { entryRuleSchema } from '../../../contract/travel.ts';

/** 1 to 12, in the order of a year's journey: `[11, 12, 1]`. */
const months = z.array(z.int().min(1).max(12)).min(1);

/** Currency, languages and dialling code come from the tables of the world (CMS-06). */
export const schema = z.strictObject({
  title: text,
  country,
  bestMonths: months.optional(),
  /** Those with departures. */
  travelMonths: months.optional(),
  climate: text.optional(),
  /** For the nationals of the market's country; the importer takes it from `entry-rules.yaml` (TRV-06). */
  entryRule: entryRuleSchema.optional(),
  /** More about papers at the border, and where to ask. */
  entry: text.optional(),
});
export type Content = z.infer<typeof schema>;
