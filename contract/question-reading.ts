/** POST question-readings: a question in a traveller's own words as filters (AI-01). */
import { z } from 'zod';
import { FILTER_NAMES } from '../domain/filters/filters.ts';
import type { ListingBody } from '../domain/filters/search-filters.ts';
import { CURRENCIES } from '../domain/market.ts';
import { SORTS } from '../domain/sort.ts';
import { MAXIMUM_QUESTION_LENGTH } from '../domain/query-values.ts';
import { answerSchema } from './answer.ts';
import { filtersSchema, MOST_EXCLUDED } from './filters.ts';

export const questionReadingRequestSchema = z.object({
  question: z.string().max(MAXIMUM_QUESTION_LENGTH),
  /** Of the prices that are shown; amounts without a currency are read as such. */
  currency: z.enum(CURRENCIES),
});
export type QuestionReadingRequest = z.infer<typeof questionReadingRequestSchema>;

const sourceSchema = z.object({
  words: z.string(),
  filter: z.enum(FILTER_NAMES),
  /** The value of a list that is meant. */
  item: z.string().optional(),
});

/** Things asked of one filter that cannot all be, in the words of the question. */
export const contradictionSchema = z.object({
  filter: z.enum(FILTER_NAMES),
  words: z.array(z.string()),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

export const questionReadingAnswerSchema = answerSchema(
  z.object({
    /** What is asked for. Its `textSearch` is names of places and of things to see or do. */
    filters: filtersSchema,
    /** Each filter with the words that it was read from, in the order of the question. */
    sources: z.array(sourceSchema),
    /** What is not wanted, and no filter says: a value of a list, or those of another filter. */
    excluded: z.array(sourceSchema.extend({ values: filtersSchema.optional() })),
    /** Filters of which things were asked that cannot all be: those are not among the filters. */
    contradictions: z.array(contradictionSchema),
    /** Countries that were named and that no travel goes to; they are filters where no other place is. */
    withoutTrips: z.array(z.object({ id: z.string().regex(/^[A-Z]{3}$/), name: z.string() })),
    /** What orders the trips, such as the lowest price first, and the words that ask for it. */
    sort: z
      .object({ words: z.string(), by: z.enum(SORTS) })
      .nullable()
      .default(null),
    /** What is asked about trips, and is no wish for one: a visa, how to cancel. */
    practical: z.array(z.string()).default([]),
    /** Word for word, in the order of the question. */
    notUnderstood: z.array(z.string()),
  }),
);
type Excluded = Pick<z.infer<typeof sourceSchema>, 'filter' | 'item'> & {
  readonly values?: ListingBody | undefined;
};

/**
 * What is left out, each as filters of a listing. Something that is on or off is not: who needs no private room may well
 * go where there are some.
 */
export function unwantedFilters(excluded: readonly Excluded[]): ListingBody[] {
  const unwanted = excluded.flatMap(({ filter, item, values }): ListingBody[] => {
    if (values) return [values];
    return item === undefined ? [] : [{ [filter]: [item] }];
  });
  // A longer list is no request that the contract takes.
  return unwanted.slice(0, MOST_EXCLUDED);
}

export type QuestionReadingAnswer = z.infer<typeof questionReadingAnswerSchema>;
