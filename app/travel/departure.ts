/** A tour as travel and tour pages list it: dates, state in true figures, price, and its link. */
import type { Settings } from '../../config/settings.ts';
import type { TourSummary } from '../../contract/common.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import {
  daysBetween,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from '../../domain/calendar-date.ts';
import type { Currency } from '../../domain/market.ts';
import { isFuture } from '../../domain/tour-status.ts';
import { tourOffer, type OfferView, type TourOffer } from '../enquiry/tour-offer.ts';
import { departureData, type DepartureData, type DisplayCurrency } from '../listing/card-data.ts';

export interface Departure extends DepartureData {
  readonly daysLeft: number;
  readonly offer: TourOffer;
}

export type DepartureView = OfferView & DisplayCurrency;

/** The view of a page's visitor, from what every page loader is given. */
export function departureViewOf(page: {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly settings: Pick<Settings, 'bookingsUrl'>;
  readonly layoutSettings: Pick<LayoutSettings, 'exchangeRates'>;
}): DepartureView {
  return {
    today: page.today,
    currency: page.currency,
    bookingsUrl: page.settings.bookingsUrl,
    exchangeRates: page.layoutSettings.exchangeRates,
  };
}

/** `isAvailable` is false for a tour that the operator has withdrawn. */
export function departureOf(tour: TourSummary, view: DepartureView, isAvailable = true): Departure {
  return {
    ...departureData(tour, view),
    daysLeft: daysBetween(view.today, tour.startingDate),
    offer: tourOffer(tour, view, isAvailable),
  };
}

/** The tours that start after today (TRV-02), by date. */
export function futureDepartures(
  tours: readonly TourSummary[],
  view: DepartureView,
): readonly Departure[] {
  return tours
    .filter((tour) => isFuture(tour, view.today))
    .map((tour) => departureOf(tour, view))
    .sort((a, b) => compare(a.startingDate, b.startingDate) || compare(a.code, b.code));
}

export interface MonthOfDepartures {
  readonly month: YearMonth;
  readonly departures: readonly Departure[];
}

/** Departures by the month that they start in, in the order given. */
export function byMonth(departures: readonly Departure[]): readonly MonthOfDepartures[] {
  const months = Map.groupBy(departures, ({ startingDate }) => yearMonthOf(startingDate));
  return [...months].map(([month, ofMonth]) => ({ month, departures: ofMonth }));
}

/**
 * The cheapest departure that can be booked, or where there is none, that can be asked for; the first
 * among equals. A "price from" never names a tour that nobody can get.
 */
export function cheapestDeparture(departures: readonly Departure[]): Departure | null {
  return cheapestOf(departures, 'booking') ?? cheapestOf(departures, 'enquiry');
}

function cheapestOf(departures: readonly Departure[], kind: TourOffer['kind']): Departure | null {
  return departures.reduce<Departure | null>((best, departure) => {
    if (departure.offer.kind !== kind || !departure.price) return best;
    return best?.price && best.price.cents <= departure.price.cents ? best : departure;
  }, null);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
