/**
 * The files of one travel under `content/travels/{id}/`: `travel.yaml` holds the facts, which are the
 * same in every language, and `{language}.yaml` holds the words. Each schema refuses unknown fields,
 * so that a misspelt one is found at import and not by a traveller.
 */
import { z } from 'zod';
import { reviewServiceSchema } from '../../contract/common.ts';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import { CURRENCIES, LANGUAGES, type Language } from '../../domain/market.ts';
import {
  BADGES,
  COST_CENTERS,
  LANDING_TIMES,
  MEALS,
  MOODS,
  TRANSPORTS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
} from '../../domain/vocabulary.ts';
import type { DepartureContent } from './departure-content.ts';
import type { CountryEntry } from './entry-rules.ts';
import {
  countrySchema,
  descriptionSchema,
  hasFields,
  pricesSchema,
  slugSchema,
} from './shared-schemas.ts';
import { pictureSourceSchema } from './picture-content.ts';

/** The call `travels/top-sellers` would hide a travel of this slug; the other form is a tour's code. */
const travelSlug = slugSchema
  .refine((text) => text !== 'top-sellers', 'is taken by a call')
  .refine((text) => !/^[a-z]{3}-\d{8}$/.test(text), 'has the form of the code of a tour');
const sentence = z.string().trim().min(1);

const monthSchema = z.int().min(1).max(12);

const A_LEAP_YEAR = '2028';
const monthAndDaySchema = z
  .string()
  .refine((day) => isCalendarDate(`${A_LEAP_YEAR}-${day}`), 'is no month and day such as 12-27');

/** When departures of a travel start; `backend/catalogue/departure-days.ts` reads it. */
const departureRuleSchema = z
  .strictObject({
    /** Weekday that every departure starts on; 0 is Sunday. */
    weekday: z.int().min(0).max(6),
    /** Weeks between departures outside the high season. */
    everyWeeks: z.int().min(1).max(8),
    /** Months with departures, 1 to 12. */
    season: z.array(monthSchema).min(1),
    /** Months with a departure each week and dearer prices; part of `season`. */
    highSeason: z.array(monthSchema),
    /** What the high season adds to the price, in percent. */
    highSeasonPercent: z.int().min(0).max(60),
    /** Bands that departures take in turn. */
    ageGroups: z.array(z.enum(AGE_GROUPS)).min(1),
    /** Month and day of departures beside the rhythm, such as `12-27`, where none is within six days. */
    extraDays: z.array(monthAndDaySchema).default([]),
  })
  .refine(({ season, highSeason }) => highSeason.every((month) => season.includes(month)), {
    path: ['highSeason'],
    message: 'has a month outside the season',
  });
export type DepartureRule = z.infer<typeof departureRuleSchema>;

/** A shorter walk is no fact of its own beside the way. */
const LONG_WALK_HOURS = 3;

const stageSchema = z
  .strictObject({
    /** Key of the place, the same in every language. */
    place: slugSchema,
    /** Where the day ends. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** How one gets there from the stage before. */
    transport: z.enum(TRANSPORTS),
    /** Kilometres and hours on the way, rounded; 0 on a day in one place. */
    distanceKm: z.int().min(0),
    travelHours: z.number().min(0).max(36),
    /** What one walks besides, where its text tells of three hours or about that; 0 km where it does not say. */
    onFoot: z
      .strictObject({
        distanceKm: z.int().min(0),
        travelHours: z.number().min(LONG_WALK_HOURS).max(14),
      })
      .optional(),
    /** Metres above the sea where one sleeps, or where the day ends if one sleeps nowhere. */
    altitudeM: z.int().min(-430).max(6000),
    /**
     * Metres above the sea of the highest point that the day leads to, by what its text says: a pass, a summit, the
     * end of a cable car. Left out where one sleeps as high.
     */
    highestPointM: z.int().min(1).max(6500).optional(),
    /** The night is spent in a train or coach. */
    isNightOnTheWay: z.literal(true).optional(),
    /** Effort of the day: 1 easy, 5 hard. */
    pace: z.int().min(1).max(5),
    meals: z.array(z.enum(MEALS)),
  })
  .refine(({ altitudeM, highestPointM }) => !((highestPointM ?? Infinity) <= altitudeM), {
    path: ['highestPointM'],
    message: 'is no higher than where the day ends',
    when: hasFields,
  })
  .refine(({ transport, onFoot }) => !(transport === 'walk' && onFoot), {
    path: ['onFoot'],
    message: 'is the way itself',
    when: hasFields,
  });

const airportName = z.string().trim().min(1).max(40);

/** One name where all languages write it alike. */
const namesSchema = z.union([
  airportName.transform((text) => sameInEachLanguage(text)),
  z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, airportName])) as Record<
      Language,
      typeof airportName
    >,
  ),
]);

const airportSchema = z.strictObject({
  /** IATA code. */
  code: z.string().regex(/^[A-Z]{3}$/),
  /** The city's name, and the airport's where the city has several. */
  name: namesSchema,
});

/**
 * How one flies there and home. The currency of an amount says where one flies from: EUR Europe, GBP the United Kingdom, USD North
 * America. Fares differ between them by more than any rate of exchange.
 */
const flightsSchema = z
  .strictObject({
    /** Where the travel begins. */
    into: airportSchema,
    /** Where it ends, if elsewhere. */
    home: airportSchema.nullable().default(null),
    /** By when one should have landed, by what the text of the first day says. */
    landBy: z.enum(LANDING_TIMES).default('afternoon'),
    /** The least that a flight there and back has cost. */
    minimumPrice: pricesSchema,
    /** Where direct flights start from, to the one airport and from the other; from some airports is enough. */
    directFrom: z.array(z.enum(CURRENCIES)),
    /** Where flights for the minimum price are direct as a rule. */
    cheapestIsDirectFrom: z.array(z.enum(CURRENCIES)).default([]),
  })
  .superRefine(({ directFrom, cheapestIsDirectFrom }, context) => {
    for (const origin of cheapestIsDirectFrom.filter((one) => !directFrom.includes(one))) {
      context.addIssue({
        code: 'custom',
        path: ['cheapestIsDirectFrom'],
        message: `${origin} is not in directFrom`,
      });
    }
  });

const travelPictureSchema = pictureSourceSchema.safeExtend({
  /** Day of the itinerary that it shows. */
  day: z.int().min(1).optional(),
  /** What it shows, in each language; a poster says so by itself. */
  alt: z.partialRecord(z.enum(LANGUAGES), sentence).optional(),
});

const filmAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[\w.:-]+)?\/(?![/\\])[\w./-]+\.(?:webm|mp4)$/,
    'is no address of a webm or mp4: a path of this site, or https://…',
  );

export const travelFactsSchema = z
  .strictObject({
    id: slugSchema,
    /** Three capital letters that tour codes start with. */
    code: z.string().regex(/^[A-Z]{3}$/),
    continent: z.enum(CONTINENT_CODES).exclude(['america']),
    /** ISO 3166 alpha-3, the main one first. */
    countries: z.array(countrySchema).min(1),
    /** Countries that one only starts from, ends in or visits for a day: ships to Antarctica leave Argentina. */
    gateways: z.array(countrySchema).default([]),
    /** The language whose words markets show that have no file of words of their own; without it they lack the travel. */
    fallback: z.enum(LANGUAGES).optional(),
    coordinator: slugSchema,
    /** Who leads it where the coordinator is away with another group: who knows the place too. */
    alsoLedBy: z.array(slugSchema).default([]),
    travelType: z.enum(TRAVEL_TYPES),
    travelStyles: z.array(z.enum(TRAVEL_STYLES)).min(1),
    moods: z.array(z.enum(MOODS)).min(1),
    badges: z.array(z.enum(BADGES)),
    costCenter: z.enum(COST_CENTERS),
    /** The cover first, then the gallery. */
    pictures: z.array(travelPictureSchema).min(1).max(12),
    /** A film of it, shown in place of the one that is made of its days: a file of the site, or on the images' host. */
    film: filmAddress.optional(),
    /** 0 to 100: what the score sort goes by until visits are counted. */
    popularity: z.int().min(0).max(100),
    groupSize: z
      .strictObject({ min: z.int().min(4), max: z.int().max(24) })
      .refine(({ min, max }) => min <= max, 'min is above max'),
    /** How many travellers a tour needs to be confirmed. */
    confirmedFrom: z.int().min(2),
    privateRoom: z
      .strictObject({
        available: z.boolean(),
        supplement: pricesSchema.nullable(),
        /** Nights on which everybody shares, whatever they have paid; left out for none, or where it is not known. */
        sharedNights: z.int().min(1).optional(),
      })
      .refine(({ available, supplement }) => available === (supplement !== null), {
        path: ['supplement'],
        message: 'needs a supplement exactly when a private room is available',
      }),
    price: pricesSchema,
    depositPercent: z.int().min(5).max(50),
    /** What the group spends together on the spot: an estimate for each person. */
    moneyPot: pricesSchema,
    flights: flightsSchema,
    /** What the service that collects the reviews calls it; left out where no service does. */
    reviewService: z.strictObject(reviewServiceSchema.shape).optional(),
    /** Not needed where `content/departures` has a file of the travel, which then counts. */
    departures: departureRuleSchema.optional(),
    days: z.array(stageSchema).min(4).max(16),
  })
  .refine((travel) => !(travel.confirmedFrom > travel.groupSize?.max), {
    path: ['confirmedFrom'],
    message: 'is above the most travellers that a group takes',
    when: hasFields,
  })
  .refine(({ privateRoom, days }) => !((privateRoom?.sharedNights ?? 0) >= days?.length - 1), {
    path: ['privateRoom', 'sharedNights'],
    message: 'leaves no night for the private room',
    when: hasFields,
  });
/** As `travel.yaml` has them. */
export type TravelFactsContent = z.infer<typeof travelFactsSchema>;
/** With the departures that count: those that are written, else the rule's. */
export interface TravelFacts extends Omit<TravelFactsContent, 'departures'> {
  readonly departures: DepartureRule | { readonly dates: readonly DepartureContent[] };
  /** Of the countries that it enters, from `content/entry-rules.yaml`; a generated travel has none. */
  readonly entryRules?: readonly CountryEntry[];
}
export interface RuledFacts extends TravelFacts {
  readonly departures: DepartureRule;
}

export const travelWordsSchema = z.strictObject({
  title: sentence.max(60),
  slug: travelSlug,
  /** Slugs that the travel had before; each answers 301 to the present one. */
  oldSlugs: z.array(travelSlug).default([]),
  /** Where, in a few words: "Japan", "Peru". */
  destinationLabel: sentence.max(40),
  /** One sentence for cards, and what lists of results show of the page (SEO-01). */
  summary: descriptionSchema,
  /** Two to four paragraphs. */
  description: sentence.min(200),
  /** Four to six short phrases. */
  highlights: z.array(sentence.max(90)).min(3).max(6),
  /** Names of cities and regions that people also search by, and what one does there: `cycling`. */
  searchWords: z.array(sentence).default([]),
  included: z.array(sentence).min(3),
  notIncluded: z.array(sentence).min(2),
  /** What this travel asks for in the bag. */
  packing: z.array(sentence.max(110)).min(4).max(8).optional(),
  /** What to know of the borders beside the rules for each nationality, which come from `content/entry-rules.yaml`. */
  entry: sentence.max(420).optional(),
  /** Vaccinations, altitude and water, and where to check. */
  health: sentence.max(420).optional(),
  /** In the order of the days in `travel.yaml`. */
  days: z
    .array(
      z.strictObject({
        /** The place's name in this language. */
        place: sentence.max(60),
        title: sentence.max(80),
        text: sentence.min(60),
      }),
    )
    .min(4),
});
export type TravelWords = z.infer<typeof travelWordsSchema> & {
  /** Another language that they are in: the travel's fallback. */
  readonly writtenIn?: Language;
};

/** Wording of one English market's own, beside American spelling: `en-US.yaml`, `en-WE.yaml`. */
export const travelWordsOverrideSchema = travelWordsSchema
  .omit({ slug: true, oldSlugs: true, days: true })
  // Without the default, which would take the language's own search words away.
  .extend({ searchWords: z.array(sentence) })
  .partial();
/** As it is stored: the days too may be spelt otherwise. */
export type TravelWordsOverride = Partial<Omit<TravelWords, 'slug' | 'oldSlugs'>>;

function sameInEachLanguage(text: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<
    Language,
    string
  >;
}
