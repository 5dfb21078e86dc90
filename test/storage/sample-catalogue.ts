import { EXAMPLE_PICTURE, EXAMPLE_PICTURE_SOURCE } from '../support/example-picture.ts';
import type {
  CoordinatorRecord,
  TourRecord,
  TravelRecord,
} from '../../backend/catalogue/records.ts';
import type { TravelFacts, TravelWords } from '../../backend/content-import/travel-content.ts';
import type { Storage } from '../../backend/storage/storage.ts';
import { saveTour } from '../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { NOW } from './sample-mail.ts';

const PRICE = { EUR: 199000, GBP: 171000, USD: 219000 };

function sampleFacts(id: string, code: string): TravelFacts {
  return {
    id,
    code,
    continent: 'south-america',
    countries: ['PER'],
    gateways: [],
    coordinator: 'aurelie-maubert',
    alsoLedBy: [],
    travelType: 'adventure',
    travelStyles: ['on-the-road'],
    moods: ['NATURE', 'CULTURE'],
    badges: ['bestseller'],
    costCenter: 'medium',
    pictures: [EXAMPLE_PICTURE_SOURCE],
    popularity: 88,
    groupSize: { min: 8, max: 15 },
    confirmedFrom: 7,
    privateRoom: { available: true, supplement: { EUR: 41000, GBP: 35000, USD: 45000 } },
    price: PRICE,
    depositPercent: 25,
    moneyPot: { EUR: 35000, GBP: 30000, USD: 39000 },
    flights: {
      into: { code: 'LIM', name: { en: 'Lima', it: 'Lima', es: 'Lima', fr: 'Lima', de: 'Lima' } },
      home: null,
      landBy: 'afternoon',
      minimumPrice: { EUR: 85000, GBP: 73000, USD: 94000 },
      directFrom: ['USD'],
      cheapestIsDirectFrom: [],
    },
    departures: {
      weekday: 6,
      everyWeeks: 2,
      season: [4, 5, 6],
      highSeason: [6],
      highSeasonPercent: 10,
      ageGroups: ['25-35', 'ALL'],
      extraDays: [],
    },
    days: [
      {
        place: 'lima',
        latitude: -12.1211,
        longitude: -77.0297,
        transport: 'minivan',
        distanceKm: 20,
        travelHours: 1.5,
        altitudeM: 80,
        pace: 1,
        meals: [],
      },
    ],
  };
}

function sampleWords(slug: string, oldSlugs: readonly string[]): TravelWords {
  return {
    title: 'Pérou, “Andes”: l’été',
    slug,
    oldSlugs: [...oldSlugs],
    destinationLabel: 'Peru',
    summary: 'Two weeks in the Andes.',
    description: 'Two weeks in the Andes.',
    highlights: ['Machu Picchu'],
    searchWords: ['Cusco'],
    included: ['Insurance'],
    notIncluded: ['Flights'],
    days: [{ place: 'Lima', title: 'Arrival', text: 'We meet at the hotel.' }],
  };
}

/** A travel whose slug is the same in every language. */
export function sampleTravel(
  id: string,
  slug = id,
  oldSlugs: readonly string[] = [],
): TravelRecord {
  const facts = sampleFacts(id, id.toUpperCase());
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, sampleWords(slug, oldSlugs)]),
  ) as Record<Language, TravelWords>;
  return {
    id,
    code: facts.code,
    continent: facts.continent,
    countries: facts.countries,
    coordinatorId: facts.coordinator,
    numberOfDays: facts.days.length,
    travelType: facts.travelType,
    travelStyles: facts.travelStyles,
    moods: facts.moods,
    badges: facts.badges,
    costCenter: facts.costCenter,
    popularity: facts.popularity,
    privateRoomAvailable: true,
    basePrice: facts.price,
    facts,
    isWithdrawn: false,
    pictures: [EXAMPLE_PICTURE],
    words: { ...words, 'en-US': { summary: 'Two weeks in the Andes, y’all.' } },
  };
}

export function sampleTour(code: string, changes: Partial<TourRecord> = {}): TourRecord {
  return {
    id: code,
    code,
    travelId: 'per',
    startingDate: '2027-05-01',
    endingDate: '2027-05-14',
    status: 'PLANNED',
    maximumSeats: 15,
    takenSeats: 3,
    freeSeats: 12,
    seatsToConfirm: 4,
    basePrice: PRICE,
    price: PRICE,
    isDiscounted: false,
    promotion: null,
    ageGroup: '25-35',
    isForFirstTimers: false,
    group: { women: 2, alone: 1, firstTimers: 1, ages: { '25-35': 1, '35-49': 2 } },
    privateRoomAvailable: true,
    isWithdrawn: false,
    coordinatorId: null,
    ...changes,
  };
}

export function sampleCoordinator(id: string): CoordinatorRecord {
  const words = {
    bio: 'I walk slowly above 3,500 metres, and so do you.',
    speciality: 'The Andes',
  };
  return {
    id,
    firstName: 'Aurélie',
    lastName: 'Maubert',
    city: 'Lyon',
    country: 'FR',
    languages: ['fr', 'es'],
    coordinatesSince: 2016,
    portrait: null,
    words: { en: words, it: words, es: words, fr: words, de: words },
  };
}

/** A stored tour, for tests whose rows belong to one. */
export async function saveSampleTour(storage: Storage, code: string): Promise<void> {
  await storage.inTransaction(async (transaction) => {
    await saveTravel(transaction, sampleTravel('per'), NOW);
    await saveTour(transaction, sampleTour(code), NOW);
  });
}
