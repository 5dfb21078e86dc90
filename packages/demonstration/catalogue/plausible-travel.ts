/**
 * A travel as a company might have it: countries by how many people go there, lengths, prices and seasons
 * by their continent. Pictures and coordinators are lent by travels that there are.
 */
import { continentOfCountry } from '../../../backend/catalogue/country-continent.ts';
import { COUNTRY_CODES, countryName } from '../../../backend/catalogue/country-names.ts';
import type { TravelRecord } from '../../../backend/catalogue/records.ts';
import type { RuledFacts } from '../../../backend/content-import/travel-content.ts';
import { AGE_GROUPS } from '../../../domain/age-group.ts';
import type { ContinentCode } from '../../../domain/continent.ts';
import { LANGUAGES, type Language } from '../../../domain/market.ts';
import { BADGES, MOODS, TRAVEL_STYLES, TRAVEL_TYPES } from '../../../domain/vocabulary.ts';
import { generateWords, letterCode, placeName, pricesOf, slugOf } from './generated-words.ts';
import type { SeededRandom } from '../../../scripts/seeded-random.ts';

/** Letters of a travel's code: one more than content has, so that the two never meet. */
const CODE_LETTERS = 4;
const TENS = 1_000;

interface Place {
  /** How many of a hundred travels go there. */
  readonly share: number;
  /** Days that most travels take. */
  readonly usualDays: number;
  /** Euros a day. */
  readonly dayPrice: readonly [number, number];
  readonly season: readonly number[];
  readonly highSeason: readonly number[];
}

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const PLACES: Readonly<Record<Exclude<ContinentCode, 'america'>, Place>> = {
  europe: {
    share: 34,
    usualDays: 8,
    dayPrice: [95, 165],
    season: [3, 4, 5, 6, 7, 8, 9, 10, 12],
    highSeason: [7, 8],
  },
  asia: {
    share: 28,
    usualDays: 12,
    dayPrice: [85, 155],
    season: ALL_YEAR,
    highSeason: [1, 8, 11, 12],
  },
  africa: {
    share: 14,
    usualDays: 10,
    dayPrice: [95, 230],
    season: ALL_YEAR,
    highSeason: [2, 8, 12],
  },
  'north-america': {
    share: 10,
    usualDays: 12,
    dayPrice: [110, 210],
    season: ALL_YEAR,
    highSeason: [7, 8, 12],
  },
  'south-america': {
    share: 9,
    usualDays: 13,
    dayPrice: [110, 190],
    season: ALL_YEAR,
    highSeason: [8, 12],
  },
  oceania: {
    share: 4,
    usualDays: 15,
    dayPrice: [140, 230],
    season: [1, 2, 3, 4, 9, 10, 11, 12],
    highSeason: [12, 1],
  },
  antarctica: {
    share: 1,
    usualDays: 12,
    dayPrice: [480, 640],
    season: [1, 2, 3, 11, 12],
    highSeason: [12, 1],
  },
};

const COUNTRIES = Map.groupBy(COUNTRY_CODES, continentOfCountry);
const CONTINENTS = Object.keys(PLACES) as (keyof typeof PLACES)[];
const BY_SHARE = CONTINENTS.flatMap((continent) =>
  Array.from({ length: PLACES[continent].share }, () => continent),
);

/** @param models travels of the content, whose pictures and coordinators it borrows */
export function plausibleTravel(
  random: SeededRandom,
  number: number,
  models: readonly TravelRecord[],
): TravelRecord & { readonly facts: RuledFacts } {
  const continent = random.pick(BY_SHARE);
  const model = random.pick(modelsFor(models, continent));
  const facts = generateFacts(random, letterCode(number, CODE_LETTERS), continent, model);
  const stops = facts.days.map(() => placeName(random));
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, generateWords(language, facts, stops)]),
  ) as Record<Language, TravelRecord['words'][Language]>;
  return {
    ...facts,
    coordinatorId: facts.coordinator,
    numberOfDays: facts.days.length,
    privateRoomAvailable: facts.privateRoom.available,
    basePrice: facts.price,
    facts,
    pictures: model.pictures,
    isWithdrawn: false,
    words,
  };
}

function modelsFor(models: readonly TravelRecord[], continent: string): readonly TravelRecord[] {
  const own = models.filter((model) => model.continent === continent);
  return own.length > 0 ? own : models;
}

function generateFacts(
  random: SeededRandom,
  code: string,
  continent: keyof typeof PLACES,
  model: TravelRecord,
): RuledFacts {
  const { usualDays, dayPrice, season, highSeason } = PLACES[continent];
  // A few countries have most of the travels: the square leans to the beginning of the list.
  const known = COUNTRIES.get(continent) ?? COUNTRY_CODES;
  const at = Math.floor((random.between(0, 999) / 1000) ** 2 * known.length);
  const country = known[at] as string;
  const other = random.pick(known);
  const numberOfDays = Math.max(4, Math.min(16, usualDays + random.between(-3, 3)));
  const euros = numberOfDays * random.between(dayPrice[0], dayPrice[1]);
  const price = pricesOf(Math.round(euros / 10) * TENS, TENS);
  const hasRooms = random.chance(0.8);
  const maximum = random.between(12, 18);
  return {
    id: `${slugOf(countryName(country, 'en')) || 'land'}-${code.toLowerCase()}`,
    code,
    continent,
    countries: other !== country && random.chance(0.2) ? [country, other] : [country],
    gateways: [],
    coordinator: model.coordinatorId,
    alsoLedBy: [],
    travelType: random.pick(TRAVEL_TYPES),
    travelStyles: random.someOf(TRAVEL_STYLES, random.between(1, 3)),
    moods: random.someOf(MOODS, random.between(1, 3)),
    badges: random.someOf(BADGES, random.pick([0, 0, 1, 1, 2])),
    costCenter: euros / numberOfDays > 170 ? 'high' : random.pick(['low', 'medium']),
    pictures: model.facts.pictures,
    // Few are loved by everybody.
    popularity: Math.round((random.between(0, 1000) / 1000) ** 2 * 100),
    groupSize: { min: 8, max: maximum },
    confirmedFrom: random.between(6, 8),
    privateRoom: {
      available: hasRooms,
      supplement: hasRooms ? pricesOf(numberOfDays * 3_000, TENS) : null,
    },
    price,
    depositPercent: random.pick([20, 25, 30]),
    moneyPot: pricesOf(numberOfDays * 2_500, TENS),
    flights: model.facts.flights,
    departures: {
      weekday: 6,
      everyWeeks: random.between(1, 3),
      season: [...season],
      highSeason: [...highSeason],
      highSeasonPercent: random.between(8, 25),
      ageGroups: random.pick([['ALL'], ['25-35', 'ALL'], [...AGE_GROUPS]]),
      extraDays: [],
    },
    days: Array.from({ length: numberOfDays }, (_, day) => ({
      place: `stage-${day + 1}`,
      latitude: random.between(-60, 70),
      longitude: random.between(-179, 179),
      transport: day === 0 ? ('none' as const) : random.pick(['train', 'bus', 'minivan', 'walk']),
      distanceKm: day === 0 ? 0 : random.between(5, 300),
      travelHours: day === 0 ? 0 : random.between(1, 7),
      altitudeM: random.between(0, 2400),
      pace: random.pick([1, 2, 2, 2, 3, 3, 4]),
      meals: ['breakfast'],
    })),
  };
}
