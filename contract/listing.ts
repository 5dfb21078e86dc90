/** POST travels, POST travels/paginated, POST tours, GET travels/top-sellers (§7). */
import { z } from 'zod';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { FILTER_NAMES, FILTERS, type DescriptorOf } from '../domain/filters/filters.ts';
import { tourCardSchema, travelCardSchema } from './common.ts';
import { isTargetPath } from './site-path.ts';

const choice = z.object({ id: z.string(), name: z.string(), count: z.int() });

const wordsOf = <const Word extends string>(words: readonly Word[]) =>
  z.array(z.object({ id: z.enum(words), count: z.int() })).default([]);

/** Filters by words that a listing counts, and what it counts of each. */
type WordFacet = Extract<DescriptorOf<'words' | 'choice'>, { readonly facet: string }>;
type WordFacets = {
  [Described in WordFacet as Described['facet']]: ReturnType<
    typeof wordsOf<Described['value']['values'][number]>
  >;
};
/** Every word of each; none where the backend does not say. */
const wordFacets = Object.fromEntries(
  FILTERS.flatMap(({ value, facet }) =>
    facet && 'values' in value ? [[facet, wordsOf(value.values)]] : [],
  ),
) as WordFacets;

/** Filters that are on or off share a facet: each is a choice of it. */
type FlagFacet = Extract<DescriptorOf<'flag'>, { readonly facet: 'flags' }>['name'];
const flags = FILTERS.filter(({ facet }) => facet === 'flags').map(({ name }) => name as FlagFacet);

/** Both ends count; null is an open end (RES-04). */
const rangeSchema = z.object({
  from: z.int().nullable(),
  to: z.int().nullable(),
  count: z.int(),
});

/**
 * What the listing could be filtered by, with the number of results that each choice would give: departures in
 * a listing of tours, travels in one of travels;
 * a facet leaves out its own filter (RES-10).
 */
export const availableFiltersSchema = z.object({
  ...wordFacets,
  destinations: z.array(choice.extend({ continent: z.enum(CONTINENT_CODES) })),
  /** Months that have departures: `YYYY-MM`. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int() })),
  flags: wordsOf(flags),
  /** At most so many days of leave. */
  leaves: z.array(z.object({ days: z.int(), count: z.int() })).default([]),
  /** Lengths in days. */
  durations: z.array(rangeSchema).default([]),
  /** Cents of the filters' currency: what there is without a limit of the price, and parts of it. */
  prices: z
    .object({
      lowest: z.int().nullable(),
      highest: z.int().nullable(),
      ranges: z.array(rangeSchema),
    })
    .default({ lowest: null, highest: null, ranges: [] }),
});
export type AvailableFilters = z.infer<typeof availableFiltersSchema>;

function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    response: z.literal('success'),
    /** From 1; never beyond `lastPage`. */
    currentPage: z.int().min(1),
    perPage: z.int().min(1),
    /** At least 1, also of an empty list. */
    lastPage: z.int().min(1),
    total: z.int().min(0),
    data: z.array(item),
    availableFilters: availableFiltersSchema,
    /** Of the filters that were asked for, those that the backend has no data for: they narrow nothing. */
    ignoredFilters: z.array(z.enum(FILTER_NAMES)).default([]),
  });
}

const listedTourSchema = tourCardSchema.extend({
  /** Tours of its travel that fit too, where each travel is listed once. */
  otherDepartures: z.int().min(0).default(0),
});
export type ListedTour = z.infer<typeof listedTourSchema>;

export const toursAnswerSchema = pageSchema(listedTourSchema).extend({
  /**
   * How many travels are listed, where each is once: pages have so many items, and `total` stays the number of tours.
   * Null where each tour is an item, also of a single travel, whose tours nothing else would stand beside.
   */
  travels: z.int().min(2).nullable().default(null),
});
export type ToursAnswer = z.infer<typeof toursAnswerSchema>;

export const travelsAnswerSchema = z.object({
  response: z.literal('success'),
  data: z.array(travelCardSchema),
});
export type TravelsAnswer = z.infer<typeof travelsAnswerSchema>;

export const travelsPageAnswerSchema = pageSchema(travelCardSchema);
export type TravelsPageAnswer = z.infer<typeof travelsPageAnswerSchema>;

export const topSellersQuerySchema = z.object({
  search: z.string().max(200).default(''),
  /** ISO 3166 alpha-3. */
  countries: z.array(z.string()).default([]),
  continents: z.array(z.enum(CONTINENT_CODES)).default([]),
});
export type TopSellersQuery = z.infer<typeof topSellersQuerySchema>;

export const destinationResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  isoCodeAlpha3: z.string(),
  /** Travels and open departures there. */
  itineraries: z.int(),
  departures: z.int(),
  /** Whether its own name fits the text; false where only the words of its travels do. */
  isNamed: z.boolean().optional(),
});
export type DestinationResult = z.infer<typeof destinationResultSchema>;

export const topSellersAnswerSchema = z.object({
  response: z.literal('success'),
  data: z.object({
    countries: z.array(
      destinationResultSchema.extend({
        /** Of the page about it, where the market has one (CMS-06). */
        path: z.string().refine(isTargetPath).nullable().default(null).catch(null),
      }),
    ),
    itineraries: z.int(),
    departures: z.int(),
  }),
});
export type TopSellersAnswer = z.infer<typeof topSellersAnswerSchema>;
