/** POST travels, POST travels/paginated, POST tours, GET travels/top-sellers (§7). */
import { z } from 'zod';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { FILTER_GROUP_NAMES } from '../domain/filter-groups.ts';
import { TOUR_STATUSES } from '../domain/tour-status.ts';
import { BADGES, COST_CENTERS, MOODS, TRAVEL_STYLES, TRAVEL_TYPES } from '../domain/vocabulary.ts';
import { tourCardSchema, travelCardSchema } from './common.ts';

const choice = z.object({ id: z.string(), name: z.string(), departures: z.int() });

const wordsOf = <const Word extends string>(words: readonly Word[]) =>
  z.array(z.object({ id: z.enum(words), departures: z.int() })).default([]);

/** Both ends count; null is an open end (RES-04). */
const rangeSchema = z.object({
  from: z.int().nullable(),
  to: z.int().nullable(),
  departures: z.int(),
});

/**
 * What the listing could be filtered by, with the number of departures that each choice would give;
 * a facet leaves out its own filter (RES-10).
 */
export const availableFiltersSchema = z.object({
  continents: z.array(z.object({ id: z.enum(CONTINENT_CODES), departures: z.int() })),
  destinations: z.array(choice.extend({ continent: z.enum(CONTINENT_CODES) })),
  /** Months that have departures: `YYYY-MM`. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), departures: z.int() })),
  // Every word of its vocabulary; none where the backend does not say.
  statuses: wordsOf(TOUR_STATUSES),
  ageRanges: wordsOf(AGE_GROUPS),
  badges: wordsOf(BADGES),
  travelStyles: wordsOf(TRAVEL_STYLES),
  travelTypes: wordsOf(TRAVEL_TYPES),
  costCenters: wordsOf(COST_CENTERS),
  moods: wordsOf(MOODS),
  flags: wordsOf(['discounted', 'isNoSharingRoomAvailable']),
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
    ignoredFilters: z.array(z.enum(FILTER_GROUP_NAMES)).default([]),
  });
}

export const toursAnswerSchema = pageSchema(tourCardSchema);
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

const destinationResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  isoCodeAlpha3: z.string(),
  /** Travels and open departures there. */
  itineraries: z.int(),
  departures: z.int(),
});

export const topSellersAnswerSchema = z.object({
  response: z.literal('success'),
  data: z.object({
    countries: z.array(destinationResultSchema),
    itineraries: z.int(),
    departures: z.int(),
  }),
});
export type TopSellersAnswer = z.infer<typeof topSellersAnswerSchema>;
