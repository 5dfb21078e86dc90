/**
 * GET travels/{slug} and GET tours/{code}: the specification shows the pages and not their calls, so
 * these are defined here. A travel is found by its present or a former slug of the market's language;
 * the answer's own `slug` is the present one. A travel that is offered no more answers 410.
 */
import { z } from 'zod';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { CURRENCIES, LANGUAGES } from '../domain/market.ts';
import { REGIONS } from '../domain/region.ts';
import {
  COST_CENTERS,
  ENTRY_KINDS,
  LANDING_TIMES,
  MEALS,
  TRANSPORTS,
  TRAVEL_TYPES,
} from '../domain/vocabulary.ts';
import { answerSchema } from './answer.ts';
import {
  daySchema,
  priceMapSchema,
  reviewServiceSchema,
  slugsSchema,
  tourCardSchema,
  tourSummarySchema,
  travelCardSchema,
  travelSummarySchema,
} from './common.ts';
import { imageSchema } from './image.ts';
import { isTargetPath } from './site-path.ts';

const stageSchema = z.object({
  day: z.int().min(1),
  place: z.string(),
  title: z.string(),
  /** Prose in Markdown, as `description`. */
  text: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  transport: z.enum(TRANSPORTS),
  distanceKm: z.number(),
  travelHours: z.number(),
  /** What one walks besides, where it is long; left out where the whole way is on foot. */
  onFoot: z.object({ distanceKm: z.number(), travelHours: z.number() }).optional(),
  /** Metres above the sea where the day ends; one sleeps there, but on the last one. */
  altitudeM: z.number(),
  /** Metres above the sea of the highest point that the day leads to; left out where it is no higher. */
  highestPointM: z.int().optional(),
  /** The night is spent in a train or coach, and not where the day ends. */
  isNightOnTheWay: z.literal(true).optional(),
  /** 1 easy to 5 hard. */
  pace: z.int().min(1).max(5),
  meals: z.array(z.enum(MEALS)),
});
export type Stage = z.infer<typeof stageSchema>;

export const coordinatorSummarySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  country: z.string(),
  languages: z.array(z.string()),
  coordinatesSince: z.int(),
  speciality: z.string(),
  bio: z.string(),
  portrait: imageSchema.nullable(),
});
export type CoordinatorSummary = z.infer<typeof coordinatorSummarySchema>;

/** An airport by the name of its city, and of its own where the city has several. */
const airportSchema = z.object({ code: z.string(), name: z.string() });
export type Airport = z.infer<typeof airportSchema>;

/**
 * Flights that travellers buy themselves. The currency of an amount says where one flies from: EUR
 * Europe, GBP the United Kingdom, USD North America.
 */
export const flightsSchema = z.object({
  into: airportSchema,
  /** Where one flies home from, if elsewhere. */
  home: airportSchema.nullable(),
  /** By when on the first day one should have landed. */
  landBy: z.enum(LANDING_TIMES).default('afternoon'),
  minimumPrice: priceMapSchema,
  /** Where direct flights start from, to the one airport and from the other. */
  directFrom: z.array(z.enum(CURRENCIES)),
  /** Where flights for the minimum price are direct as a rule; a backend that does not know says nothing. */
  cheapestIsDirectFrom: z.array(z.enum(CURRENCIES)).default([]),
});

/** What a traveller said of a travel, in the language that they wrote in. */
const reviewSchema = z.object({
  stars: z.int().min(1).max(5),
  language: z.enum(LANGUAGES),
  name: z.string(),
  /** Month of the journey, such as `2026-05`. */
  travelled: z.string().regex(/^\d{4}-\d{2}$/),
  text: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

/** With what it was said of, where several travels stand together. */
export const saidReviewSchema = reviewSchema.extend({
  travel: z.object({ slug: z.string(), title: z.string() }),
});
export type SaidReview = z.infer<typeof saidReviewSchema>;

/** Of all reviews: the mean of their stars, and how many there are. */
export const reviewsSummarySchema = z.object({
  average: z.number().min(1).max(5),
  count: z.int().min(1),
});
export type ReviewsSummary = z.infer<typeof reviewsSummarySchema>;

export const travelRatingSchema = reviewsSummarySchema.extend({
  /** Null where no review service collects them; its name is `reviewsSource` of the layout. */
  service: reviewServiceSchema.nullable().default(null),
});

/** How often a travel has run: at least so often, all since that month; 0 where it goes for the first time. */
const pastRunsSchema = z.object({
  count: z.int().min(0),
  /** Such as `2026-05`; null with none. */
  since: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
});
export type PastRuns = z.infer<typeof pastRunsSchema>;

/** What a border asks of the nationals of the market's country (TRV-06). */
export const entryRuleSchema = z.object({
  /** Its name in the market's language. */
  country: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** What the authorization is called: `ESTA`. */
  name: z.string().optional(),
  /** How long one may stay, in one of both; left out where nobody counts. */
  days: z.int().optional(),
  months: z.int().optional(),
  /** The days are counted within so many. */
  withinDays: z.int().optional(),
  /** Where the government of the market's country says so; null in one's own country. */
  page: z.url().nullable(),
  /** When somebody held the rule against that page; null while nobody has. */
  checkedOn: daySchema.nullable(),
});
export type EntryRule = z.infer<typeof entryRuleSchema>;

const travelDetailSchema = travelSummarySchema.extend({
  code: z.string(),
  /** Of each language, for the same page in other markets. */
  slugs: slugsSchema,
  /** Prose in Markdown. */
  description: z.string(),
  highlights: z.array(z.string()),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  /** What to know before one goes; without an answer none of it is shown. */
  packing: z.array(z.string()).default([]),
  /** Of each country that one enters; in a market of no country where to look. */
  entryRules: z.array(entryRuleSchema).default([]),
  /** Prose in Markdown, as `health`. */
  entry: z.string().nullable().default(null),
  health: z.string().nullable().default(null),
  travelType: z.enum(TRAVEL_TYPES),
  costCenter: z.enum(COST_CENTERS),
  groupSize: z.object({ min: z.int(), max: z.int() }),
  confirmedFrom: z.int(),
  privateRoom: z.object({
    available: z.boolean(),
    supplement: priceMapSchema.nullable(),
    /** Nights on which everybody shares, with a private room too; left out where nobody has counted them. */
    sharedNights: z.int().min(1).optional(),
  }),
  depositPercent: z.number(),
  moneyPot: priceMapSchema,
  flights: flightsSchema,
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  /** Names of the countries in the market's language, as in `countries`. */
  countryNames: z.array(z.string()),
  /** The page about the first of them that has one, by its path in the market (CMS-06). */
  countryPage: z
    .object({ name: z.string(), path: z.string().refine(isTargetPath) })
    .nullable()
    .default(null)
    .catch(null),
  days: z.array(stageSchema),
  /** The cover first, then the gallery. */
  pictures: z.array(imageSchema.extend({ day: z.int().min(1).nullable() })).min(1),
  /** Address of a film file; a path is on the site's own host. */
  film: z.string().optional(),
  /** Who leads most of the tours below that name somebody; while none does, the travel's own. */
  coordinator: coordinatorSummarySchema.nullable(),
  /** How many of those that name somebody are theirs; null while none does, or where nobody counts. */
  leads: z
    .object({ count: z.int().min(1), total: z.int().min(1) })
    .nullable()
    .default(null),
  /** Who leads the rest of them; without `leads`, who else can lead the travel. */
  alsoLedBy: z
    .array(coordinatorSummarySchema.pick({ id: true, firstName: true, lastName: true }))
    .default([]),
  /** Null where nobody has said anything yet. */
  rating: travelRatingSchema.nullable().default(null),
  /** The latest journeys first. */
  reviews: z.array(reviewSchema).default([]),
  /** Null where nobody knows (TRV-08). */
  pastRuns: pastRunsSchema.nullable().default(null),
  /** Tours that are offered, by date: sold-out ones too, none that is too close to ask for (TRV-02). */
  tours: z.array(tourSummarySchema),
});
export type TravelDetail = z.infer<typeof travelDetailSchema>;

/** What a small card shows of a travel; there is always a tour that one can ask for. */
const relatedTravelSchema = travelCardSchema
  .pick({
    slug: true,
    title: true,
    writtenIn: true,
    numberOfDays: true,
    image: true,
    isLowestPrice: true,
  })
  .extend({ bestTour: tourSummarySchema });
export type RelatedTravel = z.infer<typeof relatedTravelSchema>;

/** On the travel's own call alone: others like it, the likest first; none where nobody says (TRV-06). */
const travelWithRelatedSchema = travelDetailSchema.extend({
  related: z.array(relatedTravelSchema).default([]),
});
export type TravelWithRelated = z.infer<typeof travelWithRelatedSchema>;
export const travelAnswerSchema = answerSchema(travelWithRelatedSchema);

const tourDetailSchema = tourSummarySchema.extend({
  /** False once it has started or was withdrawn: its page says so with status 410 (TRV-08). */
  isAvailable: z.boolean(),
  groupSize: z.object({ min: z.int(), max: z.int() }),
  /** Travellers who have a seat already. */
  takenSeats: z.int(),
  travel: travelDetailSchema,
  /** Who leads this tour; null while nobody is named. */
  coordinator: coordinatorSummarySchema.nullable(),
  /** The day by which somebody is named; null where somebody is, or that day has passed. */
  coordinatorNamedBy: daySchema.nullable().default(null),
  previousTour: tourSummarySchema.nullable(),
  nextTour: tourSummarySchema.nullable(),
});
export type TourDetail = z.infer<typeof tourDetailSchema>;
export const tourAnswerSchema = answerSchema(tourDetailSchema);

const coordinatorDetailSchema = coordinatorSummarySchema.extend({
  tours: z.array(tourCardSchema),
  /** Of the travels of the tours above, whichever the language; null where nobody has said anything yet. */
  rating: reviewsSummarySchema.nullable().default(null),
  /** The last of them in the market's language, good or bad. */
  reviews: z.array(saidReviewSchema).default([]),
});
export type CoordinatorDetail = z.infer<typeof coordinatorDetailSchema>;
export const coordinatorAnswerSchema = answerSchema(coordinatorDetailSchema);

/** One of all, with the departures that one can join them on: null where nobody counts them. */
const listedCoordinatorSchema = coordinatorSummarySchema.extend({
  led: z
    .object({ count: z.int().min(0), firstDay: daySchema.nullable() })
    .nullable()
    .default(null),
});
export type ListedCoordinator = z.infer<typeof listedCoordinatorSchema>;
export const coordinatorsAnswerSchema = answerSchema(z.array(listedCoordinatorSchema));

/** Of GET travels/{slug} and GET tours/{code}: whose public holidays the days of leave go by. */
export const departuresQuerySchema = z.object({ region: z.enum(REGIONS).optional() });

/**
 * A travel to look at instead: `error.extra.alternatives` of a 410, and of the 404 of a tour that its travel
 * does not have.
 */
export const alternativeSchema = z.object({ slug: z.string(), title: z.string() });
export type Alternative = z.infer<typeof alternativeSchema>;
