/**
 * The calendar file (RFC 5545) of a travel, with the departures that can still be requested, or of a tour (TRV-16).
 * A tour has an entry for its days, one for the day on which the balance is due and one for the last day of free
 * cancellation, as the terms are today (TRV-09).
 */
import type { TFunction } from 'i18next';
import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Settings } from '../../config/settings.ts';
import type { TourSummary } from '../../contract/common.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { TravelDetail } from '../../contract/travel.ts';
import { addDays, daysBetween, type CalendarDate } from '../../domain/calendar-date.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { byDeparture } from '../../domain/departure-order.ts';
import type { Market } from '../../domain/market.ts';
import { priceIn } from '../../domain/money.ts';
import { bookingObstacle, canAskForSeats } from '../booking/tour-offer.ts';
import { tourTerms, type TourTerms } from '../booking/tour-terms.ts';
import { calendarAddress, withFlexibleDays } from '../../contract/calendar-address.ts';

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

/** Departures of a travel in its file at most. */
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

interface CalendarEntry {
  /** The same in each file that tells of it, so that a calendar has it once. */
  readonly uid: string;
  readonly start: Date;
  /** Of days the one after the last: the end of RFC 5545 is not a part of it. */
  readonly end: Date;
  /** Whether it is of whole days, wherever one is. */
  readonly isAllDay: boolean;
  readonly title: string;
  readonly text: string;
  readonly place: string | null;
  readonly url: string;
  /** Whether it is sure to be. */
  readonly isCertain: boolean;
}

/** A tour as its calendar file shows it. */
interface CalendarTour {
  readonly code: string;
  readonly title: string;
  readonly place: string;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** In words. */
  readonly status: string;
  readonly url: string;
  /** Whether the flexible option was asked for: its last day to cancel stands for the ordinary one. */
  readonly isFlexible: boolean;
  readonly terms: Pick<
    TourTerms,
    'outlook' | 'deposit' | 'freeCancellationUntil' | 'flexibleCancellationUntil'
  >;
}

interface EntryParts {
  readonly t: TFunction;
  readonly market: Market;
  /** Of the whole site: the same tour is the same entry in every market's file. */
  readonly siteName: string;
}

/** The days that one travels, and in words what must be done until when. */
function tourEntry(tour: CalendarTour, { t, market, siteName }: EntryParts): CalendarEntry {
  const { deposit, freeCancellationUntil, flexibleCancellationUntil, outlook } = tour.terms;
  const on = (day: CalendarDate) => ({ date: formatLongDate(day, market) });
  const lines = [
    tour.status,
    deposit && t('travel:calendar.balanceBy', on(deposit.balanceDueDate)),
    !tour.isFlexible &&
      freeCancellationUntil &&
      t('travel:calendar.cancellationBy', on(freeCancellationUntil)),
    flexibleCancellationUntil && t('travel:calendar.flexibleBy', on(flexibleCancellationUntil)),
    t('travel:calendar.notBooked'),
    tour.url,
  ];
  return {
    uid: `tour-${tour.code}@${siteName}`,
    start: dayOf(tour.firstDay),
    end: dayOf(addDays(tour.lastDay, 1)),
    isAllDay: true,
    title: tour.title,
    text: lines.filter(Boolean).join('\n'),
    place: tour.place,
    url: tour.url,
    isCertain: outlook !== 'open',
  };
}

/** The days of the terms, each an entry of its own; none that is past. */
function termEntries(tour: CalendarTour, { t, siteName }: EntryParts): CalendarEntry[] {
  const { code, title, url, terms, isFlexible } = tour;
  const days = [
    {
      kind: 'balance',
      day: terms.deposit?.balanceDueDate ?? null,
      title: t('travel:calendar.balance', { title }),
    },
    {
      kind: 'cancellation',
      day: isFlexible ? terms.flexibleCancellationUntil : terms.freeCancellationUntil,
      title: t('travel:calendar.cancellation', { title }),
    },
  ];
  return days.flatMap(({ kind, day, ...words }) =>
    day === null
      ? []
      : [
          {
            ...words,
            uid: `tour-${code}-${kind}@${siteName}`,
            start: dayOf(day),
            end: dayOf(addDays(day, 1)),
            isAllDay: true,
            text: `${t('travel:calendar.notBooked')}\n${url}`,
            place: null,
            url,
            isCertain: true,
          },
        ],
  );
}

interface CalendarOf {
  readonly name: string;
  /** Who has made it. */
  readonly maker: string;
  /** Where the file stands. */
  readonly url: string;
  /** The market's day: the file is the same all day long. */
  readonly today: CalendarDate;
}

/** `SEQUENCE` counts days from here, so that a later file is a later revision of its entries. */
const FIRST_DAY: CalendarDate = '2026-01-01';

/** Nothing here is booked, so that nobody is busy by it. */
const FREE = ICalEventTransparency.TRANSPARENT;

export function printCalendar(
  entries: readonly CalendarEntry[],
  { name, maker, url, today }: CalendarOf,
): string {
  // No METHOD: it would make of the file a message, which has to name who organises it (RFC 5546 3.2.1).
  const calendar = ical({ name: asText(name), prodId: asText(maker), url });
  for (const entry of entries) {
    calendar.createEvent({
      id: asText(entry.uid),
      start: entry.start,
      end: entry.end,
      allDay: entry.isAllDay,
      summary: entry.title,
      description: entry.text,
      location: entry.place,
      url: entry.url,
      status: entry.isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: FREE,
      stamp: dayOf(today),
      sequence: daysBetween(FIRST_DAY, today),
    });
  }
  return `${calendar}\r\n`;
}

/** Escapes by RFC 5545 3.3.11: the library does not escape names, makers and IDs. */
function asText(words: string): string {
  return escape(words, false);
}

/** The library writes the day that it is in UTC. */
function dayOf(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
