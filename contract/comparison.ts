/** Travels and tours side by side, for anybody who has their ids (WISH-04); the specification shows no calls (API-08). */
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { priceMapSchema, tourCardSchema, travelCardSchema } from './common.ts';
import { MAXIMUM_COMPARED } from './comparison-paths.ts';
import { flightsSchema } from './travel.ts';
import { currencyQuerySchema, savedTourStateSchema } from './wishlist.ts';

/** Ids of travels and codes of tours. */
export const comparedIdsSchema = z.array(z.string().min(1).max(100)).min(1).max(MAXIMUM_COMPARED);

/** GET saved-comparison. */
export const comparisonQuerySchema = currencyQuerySchema.extend({ ids: comparedIdsSchema });
export type ComparisonQuery = z.infer<typeof comparisonQuerySchema>;

const paceSchema = z.int().min(1).max(5);

/** What a card does not show. */
const comparedFacts = {
  /** Beside a discount the lowest price before it, else that of the last 30 days (TRV-15); null without a tour. */
  lowestPriceOf30Days: priceMapSchema.nullable(),
  /** What comes on top of the price. */
  moneyPot: priceMapSchema,
  flights: flightsSchema,
  /** Of the days as a whole, and of the hardest; null where nothing is said of the days. */
  pace: z.object({ usual: paceSchema, hardest: paceSchema }).nullable(),
};

/**
 * In the order of the ids, each once; a tour under its code as the catalogue spells it, however it was asked for. What is
 * withdrawn or unknown is left out.
 */
const comparedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('travel'),
    id: z.string(),
    travel: travelCardSchema,
    ...comparedFacts,
  }),
  z.object({
    kind: z.literal('tour'),
    id: z.string(),
    state: savedTourStateSchema.exclude(['withdrawn', 'gone']),
    tour: tourCardSchema,
    ...comparedFacts,
  }),
]);
export type Compared = z.infer<typeof comparedSchema>;
export const comparisonAnswerSchema = answerSchema(z.array(comparedSchema).max(MAXIMUM_COMPARED));
