/** The calendar file of a travel, with the departures that one can ask for, or of a tour (TRV-16). */
import type { TFunction } from 'i18next';
import type { Settings } from '../../config/settings.ts';
import type { TourSummary } from '../../contract/common.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { TravelDetail } from '../../contract/travel.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { byDeparture } from '../../domain/departure-order.ts';
import type { Market } from '../../domain/market.ts';
import { priceIn } from '../../domain/money.ts';
import { bookingObstacle, canAskForSeats } from '../booking/tour-offer.ts';
import { tourTerms } from '../booking/tour-terms.ts';
import { calendarAddress, withFlexibleDays } from './calendar-address.ts';
import { termEntries, tourEntry, type CalendarTour } from './calendar-entries.ts';
import { printCalendar } from './print-calendar.server.ts';

export interface CalendarSubject {
  readonly travel: TravelDetail;
  /** Null for the travel itself. */
  readonly tour: TourSummary | null;
  /** With the days of the flexible option. */
  readonly isFlexible?: boolean;
}

export interface CalendarView {
  readonly settings: Pick<Settings, 'origins' | 'brand'>;
  readonly market: Market;
  readonly terms: LayoutSettings;
  /** The market's own day. */
  readonly today: CalendarDate;
  readonly t: TFunction;
}

export interface CalendarFile {
  /** Of the page that it belongs to. */
  readonly pagePath: string;
  readonly name: string;
  readonly body: string;
}

/** So many departures of a travel at most: a year and more of most. */
const MOST_DEPARTURES = 40;

export function calendarFile(
  { travel, tour, isFlexible = false }: CalendarSubject,
  view: CalendarView,
): CalendarFile {
  const { settings, market, today, t } = view;
  const origin = settings.origins[market.id];
  // The same tour is the same entry in every market's file.
  const parts = { t, market, siteName: new URL(settings.origins['en-WE']).hostname };
  const told = (each: TourSummary) => ({ ...calendarTour(each, travel, view), isFlexible });
  const pagePath = tour
    ? tourPath(tour, travel, market)
    : pathOf('travels-travel', market.id, { travel: travel.slug });
  const entries = tour
    ? [tourEntry(told(tour), parts), ...termEntries(told(tour), parts)]
    : askableTours(travel, today).map((each) => tourEntry(told(each), parts));
  const address = calendarAddress(pagePath);
  const body = printCalendar(entries, {
    name: `${travel.title} · ${settings.brand.name}`,
    maker: `//${settings.brand.name}//${market.languageTag}`,
    url: origin + (isFlexible ? withFlexibleDays(address) : address),
    today,
  });
  return { pagePath, name: `${tour?.code ?? travel.slug}.ics`, body };
}

function tourPath(tour: TourSummary, { slug }: TravelDetail, { id }: Market): string {
  return pathOf('travels-travel-tour', id, { travel: slug, tour: tour.code });
}

function calendarTour(
  tour: TourSummary,
  travel: TravelDetail,
  view: CalendarView,
): Omit<CalendarTour, 'isFlexible'> {
  const { settings, market, terms, today, t } = view;
  return {
    code: tour.code,
    title: travel.title,
    place: travel.destinationLabel,
    firstDay: tour.startingDate,
    lastDay: tour.endingDate,
    status: t(`listing:status.${tour.salesStatus}`),
    url: settings.origins[market.id] + tourPath(tour, travel, market),
    terms: tourTerms({
      tour,
      priceCents: priceIn(tour.price, market.currency, terms.exchangeRates)?.cents ?? null,
      depositPercent: travel.depositPercent,
      days: terms,
      today,
    }),
  };
}

/** The departures that one can still ask for, the next ones first. */
function askableTours({ tours }: TravelDetail, today: CalendarDate): readonly TourSummary[] {
  return tours
    .filter((tour) => canAskForSeats(bookingObstacle(tour, today)))
    .toSorted(byDeparture)
    .slice(0, MOST_DEPARTURES);
}
