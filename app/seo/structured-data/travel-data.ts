/** A travel, and one departure of it, as a trip that is for sale (SEO-01). */
import type {
  AggregateOffer,
  ItemAvailability,
  MergeLeafTypes,
  Offer,
  Product,
  TouristTrip,
} from 'schema-dts';
import type { TravelDetail } from '../../../contract/travel.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Departure } from '../../travel/departure.ts';
import type { ReviewsView } from '../../travel/reviews-view.server.ts';
import { imageAddress, pageAddress } from '../absolute-address.ts';
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
  readonly reviews: Pick<ReviewsView, 'average' | 'count' | 'own' | 'source' | 'service'> | null;
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
    ...(offer.reviews && reviewsData(site, offer.reviews)),
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
      description: travel.summary,
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
  return pictures.slice(0, PICTURES).map((picture) => imageAddress(picture, 1200, site));
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

/**
 * Of all reviews; quoted are those of the market's language, as the page shows them. Where a review service collects
 * them, it publishes them, and merchant and product are also what it calls them.
 */
function reviewsData(
  site: SiteOfData,
  { average, count, own, source, service }: NonNullable<TravelOffer['reviews']>,
) {
  const publisher =
    service && source !== null ? { '@type': 'Organization' as const, name: source } : null;
  const quoted = own
    .slice(0, REVIEWS)
    .map((review) => ({ ...reviewData(review), ...(publisher && { publisher }) }));
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: average,
      reviewCount: count,
    },
    ...(quoted.length > 0 && { review: quoted }),
    ...(service &&
      publisher && {
        brand: {
          ...brandReference(site),
          identifier: {
            '@type': 'PropertyValue' as const,
            propertyID: publisher.name,
            value: service.merchantId,
          },
        },
        ...(service.sku !== null && { sku: service.sku }),
        ...(service.productName !== null && { alternateName: service.productName }),
      }),
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

/** A departure, and the path of its page. */
export interface OfferedDeparture {
  readonly departure: Pick<Departure, 'code' | 'price' | 'offer' | 'status'>;
  readonly path: string;
  /** The last day on which it can be asked for at this price. */
  readonly lastRequestDay: CalendarDate;
}

type Availability = Extract<ItemAvailability, `https://${string}`>;

/** On request is what one can wait for, and no seat that one can have now (TRV-01). */
function availabilityOf({ offer, status }: OfferedDeparture['departure']): Availability {
  if (offer.kind === 'none') return 'https://schema.org/SoldOut';
  if (offer.kind === 'enquiry') return 'https://schema.org/BackOrder';
  return status === 'ALMOST_FULL'
    ? 'https://schema.org/LimitedAvailability'
    : 'https://schema.org/InStock';
}

/** Null for a departure without a price that could be shown. */
function offerData(
  site: SiteOfData,
  { departure, path, lastRequestDay }: OfferedDeparture,
): Extract<Offer, { '@type': 'Offer' }> | null {
  const { price, code } = departure;
  if (!price) return null;
  return {
    '@type': 'Offer',
    sku: code,
    url: pageAddress(site.origin, path),
    price: amount(price.cents),
    priceCurrency: price.currency,
    priceValidUntil: lastRequestDay,
    availability: availabilityOf(departure),
    seller: brandReference(site),
  };
}

/** The nearest are named; how many there are, and from what to what they cost, is said of all. */
const NAMED_AT_MOST = 5;

/** What the open departures of a travel cost together; null where none has a price. */
function offersData(
  site: SiteOfData,
  departures: readonly OfferedDeparture[],
): AggregateOffer | null {
  const open = departures.filter(({ departure }) => departure.offer.kind !== 'none');
  const offers = open.flatMap((each) => offerData(site, each) ?? []);
  const cents = open.flatMap(({ departure }) => departure.price?.cents ?? []);
  const [first] = open.flatMap(({ departure }) => departure.price ?? []);
  if (!first) return null;
  const hasSeats = open.some(({ departure }) => departure.offer.kind === 'booking');
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(Math.min(...cents)),
    highPrice: amount(Math.max(...cents)),
    priceCurrency: first.currency,
    offerCount: offers.length,
    availability: hasSeats ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
    offers: offers.slice(0, NAMED_AT_MOST),
  };
}

/** A number with a point: `1299` or `1299.5`. */
function amount(cents: number): number {
  return cents / 100;
}
