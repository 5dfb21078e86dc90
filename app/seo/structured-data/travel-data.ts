/** A travel, and one departure of it, as a trip that is for sale (SEO-01). */
import type { MergeLeafTypes, Product, TouristTrip } from 'schema-dts';
import type { TravelDetail } from '../../../contract/travel.ts';
import type { ReviewsView } from '../../travel/reviews-view.server.ts';
import { imageAddress, pageAddress } from '../absolute-address.ts';
import { offerData, offersData, type OfferedDeparture } from './offer-data.ts';
import { brandReference, type SiteOfData } from './structured-thing.ts';

/** Both at once: a trip has stages and no stars, a product has stars and no stages. */
type SoldTrip = MergeLeafTypes<
  [Extract<TouristTrip, { '@type': 'TouristTrip' }>, Extract<Product, { '@type': 'Product' }>]
>;

type SoldTravel = Pick<TravelDetail, 'code' | 'title' | 'summary' | 'pictures'>;

/** So many pictures and reviews say what there is to say; the page has all of them. */
const PICTURES = 3;
const REVIEWS = 3;

export interface TravelOffer {
  /** Path of the travel's page. */
  readonly path: string;
  readonly departures: readonly OfferedDeparture[];
  /** What real travellers said; null where nobody did. */
  readonly reviews: Pick<ReviewsView, 'average' | 'count' | 'own'> | null;
  readonly days: readonly Pick<TravelDetail['days'][number], 'day' | 'title'>[];
}

export function travelData(site: SiteOfData, travel: SoldTravel, offer: TravelOffer): SoldTrip {
  const offers = offersData(site, offer.departures);
  return {
    ...soldTrip(site, travel),
    name: travel.title,
    sku: travel.code,
    url: pageAddress(site.origin, offer.path),
    itinerary: itineraryData(offer.days),
    ...(offers && { offers }),
    ...(offer.reviews && reviewsData(offer.reviews)),
  };
}

export interface TourOfData extends OfferedDeparture {
  /** The days of the departure in words. */
  readonly dates: string;
  readonly travelPath: string;
}

export function tourData(site: SiteOfData, travel: SoldTravel, tour: TourOfData): SoldTrip {
  const offers = offerData(site, tour);
  return {
    ...soldTrip(site, travel),
    name: `${travel.title}, ${tour.dates}`,
    sku: tour.departure.code,
    url: pageAddress(site.origin, tour.path),
    partOfTrip: {
      '@type': 'TouristTrip',
      name: travel.title,
      url: pageAddress(site.origin, tour.travelPath),
    },
    ...(offers && { offers }),
  };
}

/** The stages by themselves, for the page that has nothing else. */
export function itineraryTripData(
  site: SiteOfData,
  travel: Pick<TravelDetail, 'title' | 'summary' | 'pictures'>,
  { path, days }: Pick<TravelOffer, 'path' | 'days'>,
): TouristTrip {
  return {
    '@type': 'TouristTrip',
    name: travel.title,
    description: travel.summary,
    url: pageAddress(site.origin, path),
    image: picturesOf(site, travel),
    provider: brandReference(site),
    itinerary: itineraryData(days),
  };
}

const TYPES: SoldTrip['@type'] = ['TouristTrip', 'Product'];

function soldTrip(site: SiteOfData, travel: SoldTravel) {
  const brand = brandReference(site);
  return {
    '@type': TYPES,
    description: travel.summary,
    image: picturesOf(site, travel),
    provider: brand,
    brand,
  };
}

function picturesOf(site: SiteOfData, { pictures }: Pick<TravelDetail, 'pictures'>): string[] {
  return pictures.slice(0, PICTURES).map((picture) => imageAddress(picture, 1280, site));
}

function itineraryData(days: TravelOffer['days']) {
  return {
    '@type': 'ItemList' as const,
    numberOfItems: days.length,
    itemListElement: days.map(({ day, title }) => ({
      '@type': 'ListItem' as const,
      position: day,
      name: title,
    })),
  };
}

/** Of all reviews; quoted are those of the market's language, as the page shows them. */
function reviewsData({ average, count, own }: NonNullable<TravelOffer['reviews']>) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: average,
      reviewCount: count,
    },
    ...(own.length > 0 && { review: own.slice(0, REVIEWS).map(reviewData) }),
  };
}

function reviewData({ name, text, stars, language }: ReviewsView['own'][number]) {
  return {
    '@type': 'Review' as const,
    author: { '@type': 'Person' as const, name },
    reviewBody: text,
    inLanguage: language,
    reviewRating: { '@type': 'Rating' as const, ratingValue: stars, bestRating: 5 },
  };
}
