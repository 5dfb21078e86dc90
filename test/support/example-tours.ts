/** A travel and its tours as the contract gives them, for tests: each names what it is about. */
import { exampleImage } from '../../app/images/example-image.ts';
import type { TourSummary } from '../../contract/common.ts';
import type {
  CoordinatorDetail,
  RelatedTravel,
  TourDetail,
  TravelDetail,
} from '../../contract/travel.ts';
import { addDays } from '../../domain/calendar-date.ts';

/** The day on which the examples are looked at. */
export const EXAMPLE_TODAY = '2027-03-01';

/** Confirmed, five seats left, not discounted. */
export function exampleTour(change: Partial<TourSummary> = {}): TourSummary {
  const code = change.code ?? 'JPN-20270612';
  return {
    id: code,
    code,
    startingDate: '2027-06-12',
    endingDate: '2027-06-23',
    lastRequestDay: addDays(change.startingDate ?? '2027-06-12', -3),
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    basePrice: { EUR: 249000, GBP: 215000, USD: 274000 },
    price: { EUR: 249000, GBP: 215000, USD: 274000 },
    discounted: false,
    lowestPriceOf30Days: null,
    promotion: null,
    ageBadge: 'ALL',
    isForFirstTimers: false,
    isNoSharingRoomAvailable: true,
    leaveDays: 8,
    ...change,
  };
}

export function exampleTravel(change: Partial<TravelDetail> = {}): TravelDetail {
  return {
    id: 'japan-tokyo-kyoto',
    slug: 'japan-by-rail',
    code: 'JPN',
    title: 'Japan by rail',
    destinationLabel: 'Japan',
    countryPage: { name: 'Japan', path: '/japan-trips' },
    summary: 'Twelve days by train from Tokyo to Osaka.',
    numberOfDays: 12,
    continent: 'asia',
    countries: ['JPN'],
    image: exampleImage('skyline'),
    pictures: [{ ...exampleImage('skyline'), day: null }],
    travelStyles: ['discovery'],
    moods: ['CULTURE'],
    badges: [],
    slugs: {
      en: 'japan-by-rail',
      it: 'giappone-in-treno',
      es: 'japon-en-tren',
      fr: 'japon-en-train',
      de: 'japan-mit-dem-zug',
    },
    description: 'One direction: west.\n\nAlmost everything goes by train.',
    highlights: ['A night in Nikko', 'Kyoto on foot'],
    included: ['11 nights in shared rooms'],
    notIncluded: ['Flights'],
    packing: ['Shoes that are easy to take off'],
    entryRules: [],
    entry: 'Ask your foreign ministry.',
    health: 'Ask a travel clinic.',
    rating: { average: 4.5, count: 2, service: null },
    reviews: [
      {
        stars: 5,
        language: 'en',
        name: 'Ann',
        travelled: '2026-05',
        text: 'Trains on time, noodles hot.',
      },
      {
        stars: 4,
        language: 'de',
        name: 'Jens',
        travelled: '2025-11',
        text: 'Kleine Zimmer, große Tage.',
      },
    ],
    pastRuns: { count: 9, since: '2025-11' },
    travelType: 'classic',
    costCenter: 'high',
    groupSize: { min: 8, max: 16 },
    confirmedFrom: 6,
    privateRoom: { available: true, supplement: { EUR: 59000, GBP: 51000, USD: 65000 } },
    depositPercent: 20,
    moneyPot: { EUR: 35000, GBP: 30000, USD: 38000 },
    flights: {
      into: { code: 'HND', name: 'Tokyo Haneda' },
      home: { code: 'KIX', name: 'Osaka Kansai' },
      landBy: 'afternoon',
      minimumPrice: { EUR: 68000, GBP: 58000, USD: 85000 },
      directFrom: ['EUR', 'GBP'],
      cheapestIsDirectFrom: ['EUR'],
    },
    ageGroups: ['25-35', 'ALL'],
    countryNames: ['Japan'],
    days: [
      {
        day: 1,
        place: 'Tokyo',
        title: 'Arrival',
        text: 'We meet at the hotel.',
        latitude: 35.7,
        longitude: 139.8,
        transport: 'none',
        distanceKm: 0,
        travelHours: 0,
        altitudeM: 5,
        pace: 1,
        meals: [],
      },
      {
        day: 2,
        place: 'Nikko',
        title: 'Under the cedars',
        text: 'Two hours by train.',
        latitude: 36.7,
        longitude: 139.6,
        transport: 'train',
        distanceKm: 135,
        travelHours: 2.5,
        altitudeM: 560,
        pace: 3,
        meals: ['breakfast'],
      },
    ],
    coordinator: {
      id: 'tommaso-gherardi',
      firstName: 'Tommaso',
      lastName: 'Gherardi',
      city: 'Bologna',
      country: 'IT',
      languages: ['it', 'en'],
      coordinatesSince: 2016,
      speciality: 'Trains and noodles',
      bio: 'I have been to Japan eleven times and still get lost in Shinjuku station.',
      portrait: null,
    },
    leads: null,
    alsoLedBy: [],
    tours: [exampleTour()],
    ...change,
  };
}

/** With two departures, the cheapest for 1,990 €. */
export function exampleRelated(change: Partial<RelatedTravel> = {}): RelatedTravel {
  return {
    slug: 'korea-by-bus',
    title: 'Korea by bus',
    numberOfDays: 10,
    image: exampleImage('skyline'),
    isLowestPrice: true,
    bestTour: exampleTour({ code: 'KOR-20270612', price: { EUR: 199000 } }),
    ...change,
  };
}

export function exampleTourDetail(change: Partial<TourDetail> = {}): TourDetail {
  return {
    ...exampleTour(change),
    isAvailable: true,
    groupSize: { min: 8, max: 16 },
    takenSeats: 11,
    travel: exampleTravel(),
    coordinator: exampleTravel().coordinator,
    coordinatorNamedBy: null,
    previousTour: null,
    nextTour: null,
    ...change,
  };
}

export function exampleCoordinator(change: Partial<CoordinatorDetail> = {}): CoordinatorDetail {
  const { coordinator, ...travel } = exampleTravel();
  if (!coordinator) throw new Error('The example has a coordinator');
  return {
    ...coordinator,
    tours: [{ ...exampleTour(), travel }],
    rating: null,
    reviews: [],
    ...change,
  };
}
