/** Records of the catalogue in the words of a market, in the shapes of the contract. */
import type { TourCard, TourSummary, TravelCard, TravelSummary } from '../../contract/common.ts';
import type { CoordinatorSummary, TravelDetail } from '../../contract/travel.ts';
import { LANGUAGES, type Market } from '../../domain/market.ts';
import type { TravelWords } from '../content-import/travel-content.ts';
import { countryName } from './country-names.ts';
import type { CoordinatorRecord, TourRecord, TravelRecord } from './records.ts';

/** The travel's words, with the overrides of an English market on top. */
export function wordsOf(travel: TravelRecord, market: Market): TravelWords {
  const words = travel.words[market.language];
  const { textLocale } = market;
  const override =
    textLocale === 'en-US' || textLocale === 'en-WE' ? travel.words[textLocale] : undefined;
  return override ? { ...words, ...override } : words;
}

export function presentTour(tour: TourRecord): TourSummary {
  return {
    id: tour.id,
    code: tour.code,
    startingDate: tour.startingDate,
    endingDate: tour.endingDate,
    salesStatus: tour.status,
    freeSeats: tour.freeSeats,
    seatsToConfirm: tour.seatsToConfirm,
    basePrice: tour.basePrice,
    price: tour.price,
    discounted: tour.isDiscounted,
    ageBadge: tour.ageGroup,
    isNoSharingRoomAvailable: tour.privateRoomAvailable,
  };
}

export function presentTravel(travel: TravelRecord, market: Market): TravelSummary {
  const words = wordsOf(travel, market);
  return {
    id: travel.id,
    slug: words.slug,
    title: words.title,
    destinationLabel: words.destinationLabel,
    summary: words.summary,
    numberOfDays: travel.numberOfDays,
    continent: travel.continent,
    countries: [...travel.countries],
    scene: travel.facts.scene,
    travelStyles: [...travel.travelStyles],
    moods: [...travel.moods],
    badges: [...travel.badges],
  };
}

export function presentTourCard(tour: TourRecord, travel: TravelRecord, market: Market): TourCard {
  return { ...presentTour(tour), travel: presentTravel(travel, market) };
}

export function presentTravelCard(
  hit: {
    readonly travel: TravelRecord;
    readonly bestTour: TourRecord | null;
    readonly toursCount: number;
  },
  coordinator: CoordinatorRecord | null,
  market: Market,
): TravelCard {
  return {
    ...presentTravel(hit.travel, market),
    bestTour: hit.bestTour && presentTour(hit.bestTour),
    toursCount: hit.toursCount,
    coordinator: coordinator && { name: coordinator.firstName, city: coordinator.city },
  };
}

export function presentCoordinator(
  coordinator: CoordinatorRecord,
  market: Market,
): CoordinatorSummary {
  const { words, ...facts } = coordinator;
  return { ...facts, ...words[market.language] };
}

/** Everything about a travel, with the tours that the caller chose to show. */
export function presentTravelDetail(
  travel: TravelRecord,
  coordinator: CoordinatorRecord | null,
  tours: readonly TourRecord[],
  market: Market,
): TravelDetail {
  const words = wordsOf(travel, market);
  const { facts } = travel;
  return {
    ...presentTravel(travel, market),
    code: travel.code,
    slugs: Object.fromEntries(LANGUAGES.map((language) => [language, travel.words[language].slug])),
    description: words.description.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    highlights: words.highlights,
    included: words.included,
    notIncluded: words.notIncluded,
    travelType: travel.travelType,
    costCenter: travel.costCenter,
    groupSize: facts.groupSize,
    confirmedFrom: facts.confirmedFrom,
    privateRoom: facts.privateRoom,
    depositPercent: facts.depositPercent,
    moneyPot: facts.moneyPot,
    flights: facts.flights,
    ageGroups: [...new Set(facts.departures.ageGroups)],
    countryNames: travel.countries.map((country) => countryName(country, market.language)),
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
    coordinator: coordinator && presentCoordinator(coordinator, market),
    tours: tours.map(presentTour),
  };
}
