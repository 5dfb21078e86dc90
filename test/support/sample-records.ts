/** Catalogue records for tests: a plain travel and a plain tour, and what a test says about them. */
import type { PricedTour, TravelRecord } from '../../backend/catalogue/records.ts';
import { generateCatalogue } from './generated-catalogue.ts';

const [template] = generateCatalogue({
  seed: 1,
  travels: 1,
  tours: 0,
  firstDay: '2027-01-01',
  days: 1,
}).travels;

export interface SampleTravel extends Partial<Omit<TravelRecord, 'words' | 'facts'>> {
  readonly id: string;
  /** Everything that the travel's words say, in each language. */
  readonly title?: string;
  readonly places?: readonly string[];
  readonly searchWords?: readonly string[];
}

/** A travel of Iceland, seven days long, unless said otherwise. Its words name nothing else. */
export function sampleTravel({ title, places, searchWords, ...given }: SampleTravel): TravelRecord {
  if (!template) throw new Error('No travel was generated');
  const words = {
    ...template.words.en!,
    title: title ?? '',
    destinationLabel: '',
    searchWords: [...(searchWords ?? [])],
    days: (places ?? []).map((place) => ({ place, title: '', text: '' })),
  };
  return {
    ...template,
    code: 'ABC',
    continent: 'europe',
    countries: ['ISL'],
    numberOfDays: 7,
    travelType: 'classic',
    travelStyles: ['discovery'],
    moods: ['NATURE'],
    badges: [],
    costCenter: 'medium',
    popularity: 50,
    ...given,
    words: { en: words, it: words, es: words, fr: words, de: words },
  };
}

/** A confirmed tour on 1 May 2027 for 1,000 €, with free seats and no discount, unless said otherwise. */
export function sampleTour(
  given: Partial<PricedTour> & Pick<PricedTour, 'id' | 'travelId'>,
): PricedTour {
  const price = given.price ?? { EUR: 100_000 };
  return {
    code: given.id,
    startingDate: '2027-05-01',
    endingDate: '2027-05-07',
    status: 'CONFIRMED',
    maximumSeats: 16,
    takenSeats: 8,
    freeSeats: 8,
    seatsToConfirm: 0,
    basePrice: price,
    isDiscounted: false,
    lowestPriceOf30Days: null,
    promotion: null,
    ageGroup: 'ALL',
    isForFirstTimers: false,
    group: { women: 5, alone: 4, firstTimers: 2, ages: { '25-35': 5, '35-49': 3 } },
    privateRoomAvailable: false,
    isWithdrawn: false,
    coordinatorId: null,
    ...given,
    price,
  };
}
