/** What a departure costs and whether one can have it (SEO-01): the same figures that its page shows. */
import type { AggregateOffer, ItemAvailability, Offer } from 'schema-dts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Departure } from '../../travel/departure.ts';
import { pageAddress } from '../absolute-address.ts';
import { brandReference, type SiteOfData } from './structured-thing.ts';

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
export function offerData(
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
export function offersData(
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
