/** POST text-readings: a typed text as filters (SRCH-03), and what to say of places without trips. */
import { z } from 'zod';
import { FILTER_NAMES } from '../domain/filters/filters.ts';
import { CURRENCIES } from '../domain/market.ts';
import { MAXIMUM_TEXT_LENGTH } from '../domain/query-values.ts';
import { answerSchema } from './answer.ts';
import { filtersSchema } from './filters.ts';
import { destinationResultSchema } from './listing.ts';

const countryCode = z.string().regex(/^[A-Z]{3}$/);

export const textReadingRequestSchema = z.object({
  text: z.string().max(MAXIMUM_TEXT_LENGTH).default(''),
  /** Destinations that were chosen otherwise: those without trips are named, too. ISO 3166 alpha-3. */
  destinationId: z.array(countryCode).max(20).default([]),
  /** Of the prices that are shown; amounts without a currency are read as such. */
  currency: z.enum(CURRENCIES),
});
export type TextReadingRequest = z.infer<typeof textReadingRequestSchema>;

/** A country that no travel goes to. */
export const withoutTripsSchema = z.object({
  id: countryCode,
  name: z.string(),
  /** Countries with trips, the nearest first. */
  nearest: z.array(destinationResultSchema),
});

export const textReadingAnswerSchema = answerSchema(
  z.object({
    /**
     * What the text asks for. Its `textSearch` is what is looked for as it stands: the whole text where that is the
     * name of a place or a kind of travel, or where nothing is understood. No filters where no word may be looked
     * for, as of "honeymoon".
     */
    filters: filtersSchema,
    /** Each filter with the words that it was read from; none where the whole text stays as it is. */
    parts: z.array(
      z.object({
        words: z.string(),
        filter: z.enum(FILTER_NAMES),
        /** The value of a list that is meant. */
        item: z.string().optional(),
      }),
    ),
    /** Words that no filter says and no travel has. */
    unused: z.array(z.string()),
    /** Countries that were asked for and that no travel goes to. */
    withoutTrips: z.array(withoutTripsSchema),
    /** Parts of countries that were asked for and that no travel goes to: the filters have the whole country. */
    partsWithoutTrips: z
      .array(
        z.object({
          name: z.string(),
          country: z.object({ id: countryCode, name: z.string() }),
        }),
      )
      .default([]),
    /** Of the destinations, codes that no country has. */
    unknown: z.array(countryCode),
  }),
);
export type TextReadingAnswer = z.infer<typeof textReadingAnswerSchema>;
