/** A tour as travel and tour pages list it: dates, state in true figures, price, and its link. */
import type { TourSummary } from '../../contract/common.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import {
  daysBetween,
  yearMonthOf,
  type CalendarDate,
  type YearMonth,
} from '../../domain/calendar-date.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { isOpenDeparture } from '../../domain/closing-time.ts';
import { byDeparture } from '../../domain/departure-order.ts';
import { isFeatured, isNearPrice } from '../../domain/featured-departures.ts';
import type { Currency } from '../../domain/market.ts';
import { bookingObstacle, tourOffer, type TourOffer } from '../booking/tour-offer.ts';
import { type DepartureView } from '../listing/card-price.ts';
import { departureData, type DepartureData } from '../listing/card-data.ts';
import { promotionOf, type DeparturePromotion } from '../listing/promotion.ts';

export interface Departure extends DepartureData {
  readonly daysLeft: number;
  readonly offer: TourOffer;
  /** Null unless it counts today and the tour can be booked. */
  readonly promotion: DeparturePromotion | null;
  readonly isForFirstTimers: boolean;
  /** Whether it counts as a departure (RES-10). */
  readonly isOpen: boolean;
  /** Too close to be asked for online, though it has seats (TRV-02). */
  readonly isClosed: boolean;
}

/** The view of a page's visitor, from what every page loader is given. */
export function departureViewOf(page: {
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly layoutSettings: Pick<LayoutSettings, 'exchangeRates'>;
}): DepartureView {
  return {
    today: page.today,
    currency: page.currency,
    exchangeRates: page.layoutSettings.exchangeRates,
  };
}

/** `isAvailable` is false for a tour that the operator has withdrawn. */
export function departureOf(tour: TourSummary, view: DepartureView, isAvailable = true): Departure {
  const data = departureData(tour, view);
  const offer = tourOffer(tour, view.today, { price: data.price, isAvailable });
  return {
    ...data,
    daysLeft: daysBetween(view.today, tour.startingDate),
    offer,
    promotion: offer.kind === 'booking' ? promotionOf(tour, view) : null,
    isForFirstTimers: tour.isForFirstTimers,
    isOpen: isAvailable && isOpenDeparture({ ...tour, status: tour.salesStatus }, view.today),
    isClosed: bookingObstacle(tour, view.today, isAvailable) === 'closed',
  };
}

/** The tours that are not too close to ask for (TRV-02), by date; sold-out ones too. */
export function offeredDepartures(
  tours: readonly TourSummary[],
  view: DepartureView,
): readonly Departure[] {
  return tours
    .filter((tour) => view.today <= tour.lastRequestDay)
    .map((tour) => departureOf(tour, view))
    .sort(byDeparture);
}

export interface MonthOfDepartures {
  readonly month: YearMonth;
  /** How many of them are open. */
  readonly openCount: number;
  readonly departures: readonly Departure[];
}

/** Departures by the month that they start in, in the order given. */
export function byMonth(departures: readonly Departure[]): readonly MonthOfDepartures[] {
  const months = Map.groupBy(departures, ({ startingDate }) => yearMonthOf(startingDate));
  return [...months].map(([month, ofMonth]) => ({
    month,
    openCount: countOpen(ofMonth),
    departures: ofMonth,
  }));
}

/**
 * The months that stand open at first: the first with a departure that is open, and that of the cheapest.
 * What nobody can ask for is no reason to look at a month.
 */
export function monthsToOpen(months: readonly MonthOfDepartures[]): ReadonlySet<YearMonth> {
  const cheapest = cheapestDeparture(months.flatMap(({ departures }) => departures));
  const first = months.find(({ openCount }) => openCount > 0);
  return new Set([
    ...(first ? [first.month] : []),
    ...(cheapest ? [yearMonthOf(cheapest.startingDate)] : []),
  ]);
}

/** How many of the offered departures are open: the number that cards and facets give (RES-10). */
export function countOpen(departures: readonly Departure[]): number {
  return departures.filter(({ isOpen }) => isOpen).length;
}

export interface NextDepartures {
  /** Null where none can be asked for. */
  readonly next: Departure | null;
  /** Can be booked before it, but is too close to cancel free of charge; null where there is none. */
  readonly soon: Departure | null;
}

interface CancellationView {
  readonly today: CalendarDate;
  readonly layoutSettings: Pick<LayoutSettings, 'freeCancellationDays'>;
}

function freelyCancellable(
  departures: readonly Departure[],
  { today, layoutSettings: { freeCancellationDays } }: CancellationView,
): Departure[] {
  return departures.filter(({ startingDate }) =>
    isCancellationFree(startingDate, today, freeCancellationDays),
  );
}

/**
 * The first departure that can be booked and still cancelled free of charge (decision 0094), or where there is none,
 * that can be booked, or else asked for.
 */
export function nextDepartures(
  departures: readonly Departure[],
  terms: CancellationView,
): NextDepartures {
  const bookable = departures.filter(({ offer }) => offer.kind === 'booking');
  const [first] = bookable;
  const next =
    freelyCancellable(bookable, terms)[0] ??
    first ??
    departures.find(({ offer }) => offer.kind === 'enquiry') ??
    null;
  return { next, soon: first && first !== next ? first : null };
}

/**
 * The cheapest departure that can be booked, or where there is none, that can be asked for; the first
 * among equals. A "price from" never names a tour that nobody can get.
 */
export function cheapestDeparture(departures: readonly Departure[]): Departure | null {
  return cheapestOf(departures, 'booking') ?? cheapestOf(departures, 'enquiry');
}

/**
 * Whose price and date lead to a travel, as on its cards (decision 0107): the cheapest that can be booked and still
 * cancelled free of charge, or one of the featured weeks that costs hardly more; where there is none, the cheapest.
 */
export function offeredDeparture(
  departures: readonly Departure[],
  terms: CancellationView,
): Departure | null {
  const cancellable = freelyCancellable(departures, terms);
  const cheapest = cheapestOf(cancellable, 'booking');
  if (!cheapest?.price) return cheapestDeparture(departures);
  const featured = cheapestOf(
    cancellable.filter(({ startingDate }) => isFeatured(startingDate, terms.today)),
    'booking',
  );
  return featured?.price && isNearPrice(featured.price.cents, cheapest.price.cents)
    ? featured
    : cheapest;
}

/** A departure by what it is among those of its travel; the first of these that is true of it. */
export interface NamedDeparture {
  readonly kind: 'next' | 'soon' | 'cheapest' | 'suggested';
  readonly departure: Departure;
}

/** The one that cards show, or where nothing has a price, the next one; below it the others that have a name. */
export function namedDepartures(
  departures: readonly Departure[],
  terms: CancellationView,
): readonly NamedDeparture[] {
  const { next, soon } = nextDepartures(departures, terms);
  const first = offeredDeparture(departures, terms) ?? next;
  const kinds = { next, soon, cheapest: cheapestDeparture(departures), suggested: first } as const;
  const named = (Object.keys(kinds) as NamedDeparture['kind'][]).flatMap((kind) => {
    const departure = kinds[kind];
    return departure ? [{ kind, departure }] : [];
  });
  return named
    .filter(({ departure }, at) => named.findIndex((one) => one.departure === departure) === at)
    .toSorted((one, other) => Number(other.departure === first) - Number(one.departure === first));
}

function cheapestOf(departures: readonly Departure[], kind: TourOffer['kind']): Departure | null {
  return departures.reduce<Departure | null>((best, departure) => {
    if (departure.offer.kind !== kind || !departure.price) return best;
    return best?.price && best.price.cents <= departure.price.cents ? best : departure;
  }, null);
}
