/** Cards in every state that they know, for the gallery and for tests. */
import { exampleImage } from '../images/example-image.ts';
import type { TourCardData, TravelCardData } from './card-data.ts';

const japan = {
  id: 'japan-by-rail',
  slug: 'japan-tokyo-to-kyoto-by-rail',
  title: 'Japan by rail, from Tokyo to Kyoto and Hiroshima',
  destinationLabel: 'Japan',
  numberOfDays: 12,
  image: exampleImage('old-town'),
} as const;

export const confirmedTour: TourCardData = {
  code: 'JPN-20270412',
  startingDate: '2027-04-12',
  endingDate: '2027-04-23',
  status: 'CONFIRMED',
  seats: { kind: 'left', count: 5 },
  price: { cents: 219_900, currency: 'EUR', isConverted: false, discount: null },
  ageGroup: '25-35',
  hasPrivateRoom: true,
  leaveDays: 8,
  travel: japan,
  promotion: null,
};

export const discountedTour: TourCardData = {
  ...confirmedTour,
  code: 'PER-20270503',
  startingDate: '2027-05-03',
  endingDate: '2027-05-17',
  status: 'ALMOST_FULL',
  seats: { kind: 'left', count: 1 },
  price: {
    cents: 169_900,
    currency: 'EUR',
    isConverted: false,
    discount: { oldCents: 199_900, percent: 15 },
  },
  ageGroup: 'ALL',
  travel: {
    id: 'peru-andes',
    slug: 'peru-andes-and-lake-titicaca',
    title: 'Peru: the Andes and Lake Titicaca',
    destinationLabel: 'Peru',
    numberOfDays: 15,
    image: exampleImage('terraces'),
  },
};

export const promotedTour: TourCardData = {
  ...confirmedTour,
  code: 'JPN-20270426',
  startingDate: '2027-04-26',
  endingDate: '2027-05-07',
  promotion: {
    code: 'GO80',
    off: { cents: 8_000, currency: 'EUR', isConverted: false },
    until: '2027-03-08',
    lowest: { cents: 214_900, currency: 'EUR', isConverted: false },
  },
};

export const gatheringTour: TourCardData = {
  ...confirmedTour,
  code: 'JPN-20270510',
  startingDate: '2027-05-10',
  endingDate: '2027-05-21',
  status: 'ALMOST_CONFIRMED',
  seats: { kind: 'needed', count: 2 },
  price: { cents: 241_900, currency: 'USD', isConverted: true, discount: null },
  ageGroup: '35-49',
};

export const plannedTour: TourCardData = {
  ...gatheringTour,
  code: 'JPN-20270614',
  startingDate: '2027-06-14',
  endingDate: '2027-06-25',
  status: 'PLANNED',
  seats: { kind: 'needed', count: 7 },
};

export const tourOnRequest: TourCardData = {
  ...confirmedTour,
  code: 'JPN-20270628',
  startingDate: '2027-06-28',
  endingDate: '2027-07-09',
  status: 'WAITING_LIST',
  seats: null,
};

export const soldOutTour: TourCardData = {
  ...tourOnRequest,
  code: 'JPN-20270712',
  startingDate: '2027-07-12',
  endingDate: '2027-07-23',
  status: 'SOLD_OUT',
  price: null,
};

/** Of a list that has each travel once. */
export const tourWithOthers: TourCardData = {
  ...confirmedTour,
  code: 'JPN-20270726',
  startingDate: '2027-07-26',
  endingDate: '2027-08-06',
  others: { count: 11, query: 'travelId[]=japan-by-rail&sort=price:desc' },
};

export const TOUR_EXAMPLES: readonly TourCardData[] = [
  confirmedTour,
  discountedTour,
  promotedTour,
  gatheringTour,
  plannedTour,
  tourOnRequest,
  soldOutTour,
];

/** What a travel's card gets of it. */
function cheapest(tour: TourCardData): TravelCardData['bestTour'] {
  const { startingDate, endingDate, status, seats, price, leaveDays } = tour;
  return { startingDate, endingDate, status, seats, price, leaveDays };
}

export const travelWithTours: TravelCardData = {
  ...japan,
  toursCount: 6,
  isLowestPrice: true,
  bestTour: cheapest(confirmedTour),
};

export const TRAVEL_EXAMPLES: readonly TravelCardData[] = [
  travelWithTours,
  {
    ...discountedTour.travel,
    toursCount: 1,
    isLowestPrice: false,
    bestTour: cheapest(discountedTour),
  },
  {
    id: 'antarctica-peninsula',
    slug: 'antarctica-peninsula-by-ship',
    title: 'Antarctica: ten days by ship along the peninsula, from Ushuaia and back',
    destinationLabel: 'Antarctica',
    numberOfDays: 13,
    image: exampleImage('ice'),
    toursCount: 0,
    isLowestPrice: false,
    bestTour: null,
  },
];
