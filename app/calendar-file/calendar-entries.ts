/**
 * What a calendar file of a tour or a travel holds, as days (TRV-16): the tour, the day on which the
 * balance is due, and the last on which cancelling is free, as the terms have them today (TRV-09).
 */
import type { TFunction } from 'i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import type { TourTerms } from '../booking/tour-terms.ts';

export interface CalendarEntry {
  /** The same in each file that tells of it, so that a calendar has it once. */
  readonly uid: string;
  readonly firstDay: CalendarDate;
  /** The day after the last: the end of RFC 5545 is not a part of it. */
  readonly endDay: CalendarDate;
  readonly title: string;
  readonly text: string;
  readonly place: string | null;
  readonly url: string;
  /** Whether it is sure to be. */
  readonly isCertain: boolean;
}

/** A tour as its calendar file tells of it. */
export interface CalendarTour {
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

export interface EntryParts {
  readonly t: TFunction;
  readonly market: Market;
  /** Of the whole site: the same tour is the same entry in every market's file. */
  readonly siteName: string;
}

/** The days that one travels, and in words what must be done until when. */
export function tourEntry(tour: CalendarTour, { t, market, siteName }: EntryParts): CalendarEntry {
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
    firstDay: tour.firstDay,
    endDay: addDays(tour.lastDay, 1),
    title: tour.title,
    text: lines.filter(Boolean).join('\n'),
    place: tour.place,
    url: tour.url,
    isCertain: outlook !== 'open',
  };
}

/** The days of the terms, each an entry of its own; none that is past. */
export function termEntries(tour: CalendarTour, { t, siteName }: EntryParts): CalendarEntry[] {
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
            firstDay: day,
            endDay: addDays(day, 1),
            text: `${t('travel:calendar.notBooked')}\n${url}`,
            place: null,
            url,
            isCertain: true,
          },
        ],
  );
}
