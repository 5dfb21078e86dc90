/**
 * A catalogue made of numbers: as large as asked for, the same for the same seed, and valid by the
 * content schemas. For property tests and benches, never for people to read.
 */
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';
import { EXAMPLE_PICTURE, EXAMPLE_PICTURE_SOURCE } from './example-picture.ts';
import type { TravelFacts } from '../../backend/content-import/travel-content.ts';
import { COUNTRY_CODES, countryName } from '../../backend/catalogue/country-names.ts';
import {
  type CatalogueSnapshot,
  type PricedTour,
  type TravelRecord,
} from '../../backend/catalogue/records.ts';
import { AGE_GROUPS } from '../../domain/age-group.ts';
import { addDays } from '../../domain/calendar-date.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { memoize } from '../../backend/search-index/memoize.ts';
import { CONTINENT_CODES } from '../../domain/continent.ts';
import type { Language } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { TOUR_STATUSES } from '../../domain/tour-status.ts';
import {
  BADGES,
  COST_CENTERS,
  MOODS,
  TRAVEL_STYLES,
  TRAVEL_TYPES,
} from '../../domain/vocabulary.ts';
import {
  generateWords,
  letterCode,
  placeName,
  pricesOf,
  slugOf,
} from '../../packages/demonstration/catalogue/generated-words.ts';
import { seededRandom } from '../../scripts/seeded-random.ts';
import type { SeededRandom } from '../../scripts/seeded-random.ts';

export interface GeneratedCatalogueOptions {
  readonly seed: number;
  /** At most 17,576, the number of three-letter codes. */
  readonly travels: number;
  /** At most one for each travel and day. */
  readonly tours: number;
  /** The first day that a tour may start on, and over how many days they are spread. */
  readonly firstDay: CalendarDate;
  readonly days: number;
  /** Share of the tours, 0 to 1, whose prices lack currencies; 0 by default, as in edited content. */
  readonly priceGaps?: number;
}

const LONGEST_TRAVEL = 16;
/** One object for all equal prices and groups, as of those that storage reads: a million tours fit into memory. */
const sharedPrices = memoize((euroCents: number) => pricesOf(euroCents));

/** Makes the catalogue. Records are in no order, as storage does not promise one. */
export function generateCatalogue(options: GeneratedCatalogueOptions): CatalogueSnapshot {
  if (options.travels > 26 ** 3) throw new Error('There are 17,576 travel codes');
  if (options.tours > options.travels * options.days) {
    throw new Error('A travel has at most one tour a day');
  }
  const random = seededRandom(options.seed);
  const places = Array.from({ length: 40 + options.travels }, () => placeName(random));
  const travels = Array.from({ length: options.travels }, (_, number) =>
    generateTravel(random, number, places),
  );
  const calendar = Array.from({ length: options.days + LONGEST_TRAVEL }, (_, day) =>
    addDays(options.firstDay, day),
  );
  const tours = travels.flatMap((travel, number) => {
    const share = (count: number) => Math.floor((options.tours * count) / travels.length);
    const count = share(number + 1) - share(number);
    return spreadDays(random, count, options.days).map((day) =>
      generateTour(random, travel, calendar.slice(day, day + travel.numberOfDays), options),
    );
  });
  return { version: 1, travels: random.shuffled(travels), tours: random.shuffled(tours) };
}

function generateTravel(
  random: SeededRandom,
  number: number,
  places: readonly string[],
): TravelRecord {
  const code = letterCode(number, 3);
  const countries = random.someOf(COUNTRY_CODES, random.chance(0.2) ? 2 : 1);
  const numberOfDays = random.between(4, LONGEST_TRAVEL);
  const stops = Array.from({ length: numberOfDays }, () => random.pick(places));
  const isPrivateRoomAvailable = random.chance(0.7);
  const price = pricesOf(random.between(4, 60) * 10_000);
  const facts: TravelFacts = {
    id: `${slugOf(countryName(countries[0] as string, 'en'))}-${code.toLowerCase()}`,
    code,
    continent: random.pick(CONTINENT_CODES.filter((continent) => continent !== 'america')),
    countries,
    gateways: [],
    coordinator: 'generated-coordinator',
    alsoLedBy: [],
    travelType: random.pick(TRAVEL_TYPES),
    travelStyles: random.someOf(TRAVEL_STYLES, random.between(1, 3)),
    moods: random.someOf(MOODS, random.between(1, 3)),
    badges: random.someOf(BADGES, random.between(0, 2)),
    costCenter: random.pick(COST_CENTERS),
    pictures: [EXAMPLE_PICTURE_SOURCE],
    popularity: random.between(0, 100),
    groupSize: { min: 8, max: 16 },
    confirmedFrom: 6,
    privateRoom: {
      available: isPrivateRoomAvailable,
      supplement: isPrivateRoomAvailable ? pricesOf(40_000) : null,
    },
    price,
    depositPercent: 20,
    moneyPot: pricesOf(30_000),
    flights: {
      into: { code, name: { en: code, it: code, es: code, fr: code, de: code } },
      home: null,
      landBy: 'afternoon',
      minimumPrice: pricesOf(50_000),
      directFrom: random.chance(0.5) ? ['EUR'] : [],
      cheapestIsDirectFrom: [],
    },
    departures: {
      weekday: 6,
      everyWeeks: 2,
      season: [3, 4, 5, 9, 10],
      highSeason: [4],
      highSeasonPercent: 10,
      ageGroups: ['ALL'],
      extraDays: [],
    },
    days: stops.map((place, day) => ({
      place: slugOf(place),
      latitude: random.between(-60, 70),
      longitude: random.between(-179, 179),
      transport: day === 0 ? 'none' : 'train',
      distanceKm: day === 0 ? 0 : random.between(5, 400),
      travelHours: day === 0 ? 0 : random.between(1, 8),
      altitudeM: random.between(0, 3000),
      pace: random.between(1, 5),
      meals: ['breakfast'],
    })),
  };
  const wordsOf = (language: Language) => generateWords(language, facts, stops);
  return {
    id: facts.id,
    code,
    continent: facts.continent,
    countries,
    coordinatorId: facts.coordinator,
    numberOfDays,
    travelType: facts.travelType,
    travelStyles: facts.travelStyles,
    moods: facts.moods,
    badges: facts.badges,
    costCenter: facts.costCenter,
    popularity: facts.popularity,
    privateRoomAvailable: isPrivateRoomAvailable,
    basePrice: price,
    facts,
    pictures: [EXAMPLE_PICTURE],
    isWithdrawn: false,
    words: {
      en: wordsOf('en'),
      it: wordsOf('it'),
      es: wordsOf('es'),
      fr: wordsOf('fr'),
      de: wordsOf('de'),
    },
  };
}

function generateTour(
  random: SeededRandom,
  travel: TravelRecord,
  tourDays: readonly CalendarDate[],
  { priceGaps = 0 }: GeneratedCatalogueOptions,
): PricedTour {
  const startingDate = tourDays[0] as CalendarDate;
  const code = `${travel.code}-${startingDate.replaceAll('-', '')}`;
  const base = Math.round(((travel.basePrice.EUR ?? 0) * random.between(95, 115)) / 10_000) * 100;
  const isDiscounted = random.chance(0.2);
  const percent = isDiscounted ? random.between(1, 6) * 5 : 0;
  const hasGaps = random.chance(priceGaps);
  const gap = random.between(0, 2);
  const status = random.pick(TOUR_STATUSES);
  const takenSeats = random.between(0, 16);
  const discounted = Math.round((base * (100 - percent)) / 10_000) * 100;
  const basePrice = withGap(sharedPrices(base), hasGaps, gap);
  return {
    id: code,
    code,
    travelId: travel.id,
    startingDate,
    endingDate: tourDays.at(-1) as CalendarDate,
    status,
    maximumSeats: 16,
    takenSeats,
    freeSeats: 16 - takenSeats,
    seatsToConfirm: Math.max(0, 6 - takenSeats),
    basePrice,
    price: withGap(sharedPrices(discounted), hasGaps, gap),
    isDiscounted,
    lowestPriceOf30Days: isDiscounted ? basePrice : null,
    promotion: null,
    ageGroup: random.pick(AGE_GROUPS),
    isForFirstTimers: false,
    group: NOBODY_KNOWN,
    privateRoomAvailable: travel.privateRoomAvailable && random.chance(0.9),
    isWithdrawn: random.chance(0.03),
    coordinatorId: null,
  };
}

/** `count` different days, one in each of as many stretches of about the same length. */
function spreadDays(random: SeededRandom, count: number, days: number): number[] {
  const startOf = (stretch: number) => Math.floor((stretch * days) / count);
  return Array.from({ length: count }, (_, stretch) =>
    random.between(startOf(stretch), startOf(stretch + 1) - 1),
  );
}

function withGap(complete: PriceMap, hasGaps: boolean, gap: number): PriceMap {
  if (!hasGaps) return complete;
  if (gap === 0) return { EUR: complete.EUR };
  return gap === 1 ? { GBP: complete.GBP, USD: complete.USD } : { USD: complete.USD };
}
