/**
 * The filter object of the listing calls (§3, RES-02). A URL's text becomes this object by
 * `domain/search-filters.ts`; here is what the backend accepts.
 */
import { z } from 'zod';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { isCalendarDate } from '../domain/calendar-date.ts';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { CURRENCIES } from '../domain/market.ts';
import { TOUR_STATUSES } from '../domain/tour-status.ts';
import {
  BADGES,
  COST_CENTERS,
  GENDERS,
  MOODS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
} from '../domain/vocabulary.ts';
import { SORTS } from '../domain/sort.ts';
import { MAXIMUM_PER_PAGE } from '../domain/search-filters.ts';

const day = z.string().refine(isCalendarDate, 'not a day of the form YYYY-MM-DD');

/** Of an open list, in one call. */
const MOST_VALUES = 200;

export const filtersSchema = z
  .object({
    textSearch: z.string().max(200),
    continentId: z.array(z.enum(CONTINENT_CODES)),
    /** ISO 3166 alpha-3 codes. */
    destinationId: z.array(z.string().regex(/^[A-Z]{3}$/)).max(MOST_VALUES),
    travelId: z.array(z.string()).max(MOST_VALUES),
    status: z.array(z.enum(TOUR_STATUSES)),
    dateFrom: day,
    dateTo: day,
    /** Days around dateFrom and dateTo that also count. */
    daysSpan: z.int().min(0).max(60),
    /** Cents of `currency`. */
    priceFrom: z.int().min(0),
    priceTo: z.int().min(0),
    durationFrom: z.int().min(0),
    durationTo: z.int().min(0),
    /** Lengths in days. */
    durations: z.array(z.int().min(1)).max(MOST_VALUES),
    ageBadge: z.enum(AGE_GROUPS),
    discounted: z.boolean(),
    isNoSharingRoomAvailable: z.boolean(),
    /** Only travels with tours that are open. */
    hasTours: z.boolean(),
    badgeId: z.array(z.enum(BADGES)),
    travelStyles: z.array(z.enum(TRAVEL_STYLES)),
    travelTypes: z.array(z.enum(TRAVEL_TYPES)),
    costCenters: z.array(z.enum(COST_CENTERS)),
    moods: z.array(z.enum(MOODS)),
    gender: z.enum(GENDERS),
    uniqueTrips: z.boolean(),
    sort: z.enum(SORTS),
    /** Whether the text's rank joins the score of travels: those that fit it better come first (RES-06). */
    textInScore: z.boolean(),
    /** How many results a block asks for; before `perPage` where both are given. */
    show: z.int().min(1).max(MAXIMUM_PER_PAGE),
    page: z.int().min(1),
    perPage: z.int().min(1).max(MAXIMUM_PER_PAGE),
    /** Currency that prices are filtered and sorted by; the market's own by default. */
    currency: z.enum(CURRENCIES),
  })
  .partial();

export type Filters = z.infer<typeof filtersSchema>;
