/**
 * POST counts/tours, counts/travels, relaxations/tours, relaxations/travels: how long a listing would be
 * under other filters (RES-08, RES-10), without a card of it.
 */
import { z } from 'zod';
import { CONTINENT_CODES } from '../domain/continent.ts';
import type { Relaxation } from '../domain/filters/relaxation.ts';
import { FILTER_NAMES, filterNamed, wordsOfFilter } from '../domain/filters/filters.ts';
import { answerSchema } from './answer.ts';
import { filtersSchema } from './filters.ts';

const MOST_COUNTED = 40;

/** Each listing is counted by itself; page, length and order are of no account. */
export const countsRequestSchema = z.object({
  listings: z.array(filtersSchema).min(1).max(MOST_COUNTED),
});
export type CountsRequest = z.infer<typeof countsRequestSchema>;

/** Totals in the order of the listings. */
export const countsAnswerSchema = answerSchema(z.array(z.int().min(0)));
export type CountsAnswer = z.infer<typeof countsAnswerSchema>;

const relaxationSchema: z.ZodType<Relaxation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('without'), filters: z.array(z.enum(FILTER_NAMES)).min(1) }),
  z.object({ kind: z.literal('daysSpan'), daysSpan: z.int().min(1) }),
  z.object({ kind: z.literal('month'), month: z.string().regex(/^\d{4}-\d{2}$/) }),
  z.object({ kind: z.literal('continent'), continentId: z.enum(CONTINENT_CODES) }),
  z.object({ kind: z.literal('priceTo'), priceTo: z.int().min(0) }),
  z.object({
    kind: z.literal('length'),
    length: z.object({ from: z.int().min(0).nullable(), to: z.int().min(0).nullable() }),
  }),
  z
    .object({ kind: z.literal('word'), filter: z.enum(FILTER_NAMES), word: z.string() })
    .refine(({ filter, word }) => wordsOfFilter(filterNamed(filter)).includes(word)),
  z.object({ kind: z.literal('leaveTo'), leaveTo: z.int().min(1) }),
  z.object({ kind: z.literal('text'), textSearch: z.string().min(1) }),
]);

export const relaxationsAnswerSchema = answerSchema(
  z.object({
    /** Under the filters as they are. */
    total: z.int().min(0),
    /** Without any filter. */
    all: z.int().min(0),
    /** Changes that give more than there is, each with what it gives; the gentlest first. */
    relaxations: z.array(z.object({ change: relaxationSchema, count: z.int().min(1) })),
  }),
);
export type RelaxationsAnswer = z.infer<typeof relaxationsAnswerSchema>;
