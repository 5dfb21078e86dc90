/** Records of the catalogue in the words of a market, in the shapes of the contract. */
import type {
  Promotion,
  TourCard,
  TourSummary,
  TravelCard,
  TravelName,
  TravelSummary,
} from '../../contract/common.ts';
import type { Image } from '../../contract/image.ts';
import type { PromotedTour } from '../../contract/promotions.ts';
import type {
  CoordinatorSummary,
  PastRuns,
  ReviewsSummary,
  TravelDetail,
} from '../../contract/travel.ts';
import { lastRequestDay } from '../../domain/closing-time.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { daysOfLeave } from '../../domain/days-off.ts';
import { LANGUAGES, type Language, type Market, type TextLocale } from '../../domain/market.ts';
import type { TravelFacts } from '../content-import/travel-content.ts';
import { presentPicture } from '../images/picture.ts';
import type { PromotedHit } from '../search-index/listing-page.ts';
import { countryName } from './country-names.ts';
import {
  languagesOf,
  type CoordinatorRecord,
  type PricedTour,
  type ReviewRecord,
  type TourPromotion,
  type TravelRecord,
} from './records.ts';

type WordsByLocale<Words> = Readonly<Partial<Record<Language, Words>>> &
  Readonly<Partial<Record<Exclude<TextLocale, Language>, Partial<NoInfer<Words>>>>>;

/**
 * The words of a travel or coordinator, with the overrides of an English market on top (MKT-05). Who asks in a language
 * that it does not have, as for a request of long ago, gets those of another.
 */
export function wordsOf<Words>(
  { words }: { readonly words: WordsByLocale<Words> },
  { language, textLocale }: Market,
): Words {
  const isOverridden = textLocale === 'en-US' || textLocale === 'en-WE';
  const own = [language, ...LANGUAGES].map((one) => words[one]).find((one) => one !== undefined);
  if (!own) throw new Error('There are no words in any language');
  return { ...own, ...(isOverridden && words[textLocale]) };
}

export function presentTravelName(travel: TravelRecord, market: Market): TravelName {
  const { slug, title } = wordsOf(travel, market);
  return { slug, title };
}

/** What a tour is shown by, beside what it says itself. */
export interface TourTerms {
  readonly closingDays: number;
  /** Public holidays that days of leave go by; absent where nobody is told of these. */
  readonly holidays?: ReadonlySet<CalendarDate>;
}

export function presentTour(tour: PricedTour, { closingDays, holidays }: TourTerms): TourSummary {
  const days = { from: tour.startingDate, to: tour.endingDate };
  return {
    id: tour.id,
    code: tour.code,
    startingDate: tour.startingDate,
    endingDate: tour.endingDate,
    lastRequestDay: lastRequestDay(tour.startingDate, closingDays),
    salesStatus: tour.status,
    freeSeats: tour.freeSeats,
    seatsToConfirm: tour.seatsToConfirm,
    basePrice: tour.basePrice,
    price: tour.price,
    ...presentDiscount(tour),
    promotion: tour.promotion && presentPromotion(tour.promotion, tour),
    ageBadge: tour.ageGroup,
    isForFirstTimers: tour.isForFirstTimers,
    isNoSharingRoomAvailable: tour.privateRoomAvailable,
    leaveDays: holidays ? daysOfLeave(days, holidays) : null,
  };
}

function presentDiscount({
  isDiscounted,
  lowestPriceOf30Days,
}: PricedTour): Pick<TourSummary, 'discounted' | 'lowestPriceOf30Days'> {
  return {
    discounted: isDiscounted,
    lowestPriceOf30Days: isDiscounted ? lowestPriceOf30Days : null,
  };
}

function presentPromotion(
  promotion: TourPromotion,
  { isDiscounted, lowestPriceOf30Days }: PricedTour,
): Promotion {
  return { ...promotion, lowestPriceOf30Days: isDiscounted ? null : lowestPriceOf30Days };
}

export function presentPromotedTour({ tour, travel }: PromotedHit, market: Market): PromotedTour {
  const { code, startingDate, endingDate, status, freeSeats, seatsToConfirm, price } = tour;
  return {
    code,
    startingDate,
    endingDate,
    salesStatus: status,
    freeSeats,
    seatsToConfirm,
    price,
    ...presentDiscount(tour),
    promotion: presentPromotion(tour.promotion, tour),
    travel: { ...presentTravelName(travel, market), image: coverOf(travel, market) },
  };
}

/** @throws Error for a travel without pictures, which no import makes. */
export function coverOf({ id, pictures }: TravelRecord, market: Market): Image {
  const [cover] = pictures;
  if (!cover) throw new Error(`Travel ${id} has no cover`);
  return presentPicture(cover, market);
}

export function presentTravel(travel: TravelRecord, market: Market): TravelSummary {
  const words = wordsOf(travel, market);
  return {
    id: travel.id,
    slug: words.slug,
    title: words.title,
    ...(words.writtenIn && { writtenIn: words.writtenIn }),
    destinationLabel: words.destinationLabel,
    summary: words.summary,
    numberOfDays: travel.numberOfDays,
    continent: travel.continent,
    countries: [...travel.countries],
    image: coverOf(travel, market),
    travelStyles: [...travel.travelStyles],
    moods: [...travel.moods],
    badges: [...travel.badges],
  };
}

export function presentTourCard(
  { tour, travel }: { readonly tour: PricedTour; readonly travel: TravelRecord },
  market: Market,
  terms: TourTerms,
): TourCard {
  return { ...presentTour(tour, terms), travel: presentTravel(travel, market) };
}

export function presentTravelCard(
  hit: {
    readonly travel: TravelRecord;
    readonly bestTour: PricedTour | null;
    readonly toursCount: number;
    readonly isLowestPrice: boolean;
  },
  coordinator: CoordinatorRecord | null,
  market: Market,
  terms: TourTerms,
): TravelCard {
  return {
    ...presentTravel(hit.travel, market),
    bestTour: hit.bestTour && presentTour(hit.bestTour, terms),
    toursCount: hit.toursCount,
    isLowestPrice: hit.isLowestPrice,
    coordinator: coordinator && {
      name: coordinator.firstName,
      city: cityOf(coordinator, market),
    },
  };
}

export function presentCoordinator(
  coordinator: CoordinatorRecord,
  market: Market,
): CoordinatorSummary {
  const { words: _all, portrait, ...facts } = coordinator;
  return {
    ...facts,
    // One that an older release has imported has no such field.
    portrait: portrait ? presentPicture(portrait, market) : null,
    ...wordsOf(coordinator, market),
    city: cityOf(coordinator, market),
  };
}

function nameOf({ id, firstName, lastName }: CoordinatorRecord) {
  return { id, firstName, lastName };
}

/** Where they live, as the market's language calls it. */
function cityOf(coordinator: CoordinatorRecord, market: Market): string {
  return wordsOf(coordinator, market).city ?? coordinator.city;
}

/** What comes on top of the price of each of its tours (TRV-15). */
export function presentCosts(
  { facts }: TravelRecord,
  market: Market,
): Pick<TravelDetail, 'moneyPot' | 'flights'> {
  return { moneyPot: facts.moneyPot, flights: presentFlights(facts.flights, market) };
}

function presentFlights(
  { into, home, ...fares }: TravelRecord['facts']['flights'],
  { language }: Market,
): TravelDetail['flights'] {
  const airport = ({ code, name }: typeof into) => ({ code, name: name[language] });
  return { ...fares, into: airport(into), home: home && airport(home) };
}

/** What reviews say together; null where there are none (TRV-11). */
function ratingOf(reviews: readonly Pick<ReviewRecord, 'stars'>[]): ReviewsSummary | null {
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  return meanOf({ stars, count: reviews.length });
}

/** The same of stars that were counted elsewhere. */
export function meanOf({
  stars,
  count,
}: {
  readonly stars: number;
  readonly count: number;
}): ReviewsSummary | null {
  return count === 0 ? null : { average: Math.round((stars / count) * 100) / 100, count };
}

export interface TravelParts {
  readonly travel: TravelRecord;
  /** Who leads it or can, who is shown first; null for one who is not there. */
  readonly coordinators: readonly (CoordinatorRecord | null)[];
  readonly leads: TravelDetail['leads'];
  readonly reviews: readonly ReviewRecord[];
  readonly pastRuns: PastRuns | null;
  /** Of the pages about countries, by the country's code. */
  readonly countryPaths: ReadonlyMap<string, string>;
  /** Those that the caller chose to show. */
  readonly tours: readonly TourSummary[];
}

/** Everything about a travel. */
export function presentTravelDetail(
  { travel, coordinators, leads, reviews, pastRuns, countryPaths, tours }: TravelParts,
  market: Market,
): TravelDetail {
  const words = wordsOf(travel, market);
  const { facts } = travel;
  const [coordinator, ...others] = coordinators;
  const country = travel.countries.find((one) => countryPaths.has(one));
  const rating = ratingOf(reviews);
  return {
    ...presentTravel(travel, market),
    code: travel.code,
    slugs: Object.fromEntries(
      languagesOf(travel).map((language) => [language, travel.words[language]?.slug]),
    ),
    description: words.description,
    highlights: words.highlights,
    included: words.included,
    notIncluded: words.notIncluded,
    packing: words.packing ?? [],
    entryRules: presentEntryRules(facts, market),
    entry: words.entry ?? null,
    health: words.health ?? null,
    travelType: travel.travelType,
    costCenter: travel.costCenter,
    groupSize: facts.groupSize,
    confirmedFrom: facts.confirmedFrom,
    privateRoom: facts.privateRoom,
    depositPercent: facts.depositPercent,
    ...presentCosts(travel, market),
    ageGroups: agesOf(facts.departures),
    countryNames: travel.countries.map((country) => countryName(country, market.language)),
    countryPage:
      country === undefined
        ? null
        : { name: countryName(country, market.language), path: countryPaths.get(country)! },
    days: facts.days.map((stage, index) => {
      const { place: _key, ...rest } = stage;
      const own = words.days[index];
      return {
        ...rest,
        day: index + 1,
        place: own?.place ?? '',
        title: own?.title ?? '',
        text: own?.text.trim() ?? '',
      };
    }),
    pictures: travel.pictures.map((picture) => ({
      ...presentPicture(picture, market),
      day: picture.day,
    })),
    ...(facts.film !== undefined && { film: facts.film }),
    coordinator: coordinator ? presentCoordinator(coordinator, market) : null,
    leads,
    alsoLedBy: others.flatMap((other) => (other ? [nameOf(other)] : [])),
    rating: rating && { ...rating, service: facts.reviewService ?? null },
    reviews: [...reviews],
    pastRuns,
    tours: [...tours],
  };
}

/** Of each border that a travel crosses, what holds for the nationals of the market’s country (TRV-06). */
export function presentEntryRules(
  { entryRules = [] }: Pick<TravelFacts, 'entryRules'>,
  { country: nationality, language }: Market,
): TravelDetail['entryRules'] {
  return entryRules.map(({ country, byNationality, others }) => ({
    ...((nationality === null ? undefined : byNationality[nationality]) ?? others),
    country: countryName(country, language),
  }));
}

/** Each once: for which ages a travel leaves. */
export function agesOf(departures: TravelFacts['departures']): AgeGroup[] {
  const ages =
    'dates' in departures ? departures.dates.map((date) => date.ages) : departures.ageGroups;
  return [...new Set(ages)];
}
