/** POST chat-answers: what a page of the site says to a question, word for word, with figures of today (CHAT-01). */
import { z } from 'zod';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { CURRENCIES } from '../domain/market.ts';
import { answerSchema } from './answer.ts';
import { daySchema, priceMapSchema, tourSummarySchema, travelNameSchema } from './common.ts';
import { filtersSchema } from './filters.ts';
import { relaxationsAnswerSchema } from './relaxation.ts';
import { isTargetPath } from './site-path.ts';
import { contradictionSchema } from './question-reading.ts';
import { withoutTripsSchema } from './text-reading.ts';
import { entryRuleSchema } from './travel.ts';

/** Characters of a question; who writes more is asked to write less. */
export const MAXIMUM_CHAT_QUESTION_LENGTH = 2000;
export const MAXIMUM_TRAVEL_ID_LENGTH = 200;

/** What figures of a trip answer. */
const CHAT_FOCUSES = [
  'ages',
  'cancellation',
  'group',
  'pace',
  'room',
  'deposit',
  'leader',
  'length',
  'seats',
  'dates',
  'price',
] as const;
export type ChatFocus = (typeof CHAT_FOCUSES)[number];

export const chatQuestionSchema = z.object({
  question: z.string().max(MAXIMUM_CHAT_QUESTION_LENGTH),
  /** Id of the travel that the questions before were about. */
  about: z.string().max(MAXIMUM_TRAVEL_ID_LENGTH).nullable().default(null),
  /** Filters that the questions before asked for: this one may name only what is different. */
  asked: filtersSchema.default({}),
  /** Of the prices that are shown; amounts without a currency are read as such. */
  currency: z.enum(CURRENCIES),
});
export type ChatQuestion = z.input<typeof chatQuestionSchema>;

const chatPageSchema = z.object({
  /** Of a custom page or of a travel. */
  id: z.string(),
  title: z.string(),
  /** The question or heading of the part of it that is meant. */
  part: z.string(),
  /** In the market. */
  path: z.string().refine(isTargetPath, 'is no path of the site'),
  /** Of the part of the page, where that has an address. */
  hash: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/** Sentences of a quote. */
export const MOST_QUOTED = 3;
/** Other pages of an answer. */
export const MOST_NEAREST = 2;
export const MOST_DEPARTURES = 3;

const paceSchema = z.int().min(1).max(5);

const chatTripSchema = z.object({
  travel: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    numberOfDays: z.int(),
  }),
  /** What is asked; null where nothing in particular is. */
  focus: z.enum(CHAT_FOCUSES).nullable(),
  /** First and last day of the departures that are asked for; null where any are. */
  days: z.object({ from: daySchema.nullable(), to: daySchema.nullable() }).nullable(),
  /** How many departures there are in those days that a seat can be asked for on. */
  count: z.int().min(0),
  /** The one with the lowest price of those that can be booked. */
  cheapest: tourSummarySchema.nullable(),
  /** What a private room costs more; null where there is none. */
  privateRoom: priceMapSchema.nullable(),
  /** On how many of its nights everybody shares, with a private room too; null where nobody has counted them. */
  sharedNights: z.int().nullable().default(null),
  /** Of a price. */
  depositPercent: z.number(),
  groupSize: z.object({ min: z.int(), max: z.int() }).nullable().default(null),
  ageGroups: z.array(z.enum(AGE_GROUPS)).default([]),
  /** 1 easy to 5 hard: of the trip, and of its hardest day. */
  pace: z.object({ usual: paceSchema, hardest: paceSchema }).nullable().default(null),
  /**
   * The first of those departures; where there are none on the days, those nearest to them. Of cancelling and of private
   * rooms they are those, as far as there are some, that can still be cancelled free of charge and that have one.
   */
  departures: z.array(tourSummarySchema).max(MOST_DEPARTURES),
  /** Months of all departures, as YYYY-MM. */
  months: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
  /** Who leads most of them. */
  coordinator: z.object({ id: z.string(), firstName: z.string() }).nullable(),
});
export type ChatTrip = z.infer<typeof chatTripSchema>;

/** What is asked of a trip that nobody has named. */
const whichTripSchema = z.object({
  focus: z.enum(CHAT_FOCUSES),
  /** What a private room costs more on the trips that have one; null where that is not asked, or none has. */
  rooms: z.object({ lowest: priceMapSchema, highest: priceMapSchema }).nullable(),
  /** Per cent of the price that a deposit is on all trips; null where that is not asked. */
  deposits: z.object({ lowest: z.number(), highest: z.number() }).nullable().default(null),
  /** Some that may be meant. */
  travels: z.array(travelNameSchema),
});

const chatSearchSchema = z.object({
  filters: filtersSchema,
  count: z.int().min(0),
  /** Names of the countries in the filters. */
  countries: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What to change where no departure fits. */
  advice: relaxationsAnswerSchema.shape.data.nullable(),
  /** The first of them in the order that is asked for, of each travel one. */
  departures: z.array(tourSummarySchema.extend({ travel: travelNameSchema })).max(MOST_DEPARTURES),
});
export type ChatSearch = z.infer<typeof chatSearchSchema>;

/** Without a quote, a trip, a search and the question which trip is meant it is not known. */
export const chatAnswerSchema = z.object({
  /** Somebody may be about to hurt themselves: the answer is where help is, and nothing else. */
  isUrgent: z.boolean(),
  quote: z
    .object({
      page: chatPageSchema,
      /** Word for word as the page has them. */
      sentences: z.array(z.string()).min(1).max(MOST_QUOTED),
    })
    .nullable(),
  trip: chatTripSchema.nullable(),
  whichTrip: whichTripSchema.nullable().default(null),
  /** What the borders of the trip ask, where its passage on them is quoted. */
  entryRules: z.array(entryRuleSchema).default([]),
  /** What the question asks for as filters of the search, and what those give. */
  search: chatSearchSchema.nullable(),
  /** Pages that say more; where it is not known, those that are nearest to what was asked. */
  nearest: z.array(chatPageSchema).max(MOST_NEAREST),
  /** Id of the travel that the next question may mean. */
  about: z.string().nullable(),
  /** What was asked for, of which the next question may name only what is different. */
  asked: filtersSchema.default({}),
  /** Countries that were asked for and that no travel goes to. */
  withoutTrips: z.array(withoutTripsSchema).default([]),
  /** Years and amounts that could not be used, and what is not understood of a search, word for word. */
  unused: z.array(z.string()).default([]),
  /** What was asked for and cannot all be: none of it is searched for. */
  contradictions: z.array(contradictionSchema).default([]),
  /** Days that were asked for, that no year has or that are over. */
  impossibleDays: z.array(z.object({ words: z.string(), isPast: z.boolean() })).default([]),
  /** Day of the last departure, where later ones were asked for. */
  lastDeparture: daySchema.nullable().default(null),
  /** Whether cheaper ones were asked for and there are none: what is found are the cheapest. */
  isCheapest: z.boolean().default(false),
  /** Whether it asks for a person: the ways to one stand beside whatever else answers it. */
  isOfPeople: z.boolean().default(false),
  /** Whether the question is in no language of the market, and has no answer for that reason. */
  isOtherLanguage: z.boolean().default(false),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
export const chatAnswerAnswerSchema = answerSchema(chatAnswerSchema);
