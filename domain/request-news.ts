/** What becomes of a request for seats: how it is answered, and what its traveller has to be told of the tour (BOOK-03, TRV-17). */
import type { CalendarDate } from './calendar-date.ts';
import type { Amount } from './alert-rules.ts';

/** `booked` takes the seats. */
export const REQUEST_STATES = ['new', 'answered', 'booked', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_NEWS = ['withdrawn', 'datesChanged', 'priceRisen'] as const;
export type RequestNews = (typeof REQUEST_NEWS)[number];

/** A tour as the traveller of a request knows it: as it was asked for, or as the last mail about a change said. */
export interface KnownTour {
  readonly startingDate: CalendarDate;
  readonly endingDate: CalendarDate;
  readonly isWithdrawn: boolean;
  /** Of each person (`watchedPrice`); null for a tour without a price. */
  readonly price: Amount | null;
  /** What the traveller was told since. */
  readonly told?: readonly RequestNews[];
}

/**
 * What a traveller does not know yet; nothing of a request that was refused, nor of one that the traveller took back.
 * Whoever has booked has a price, which no other one changes.
 */
export function requestNews(
  { state, isTakenBack }: { readonly state: RequestState; readonly isTakenBack: boolean },
  known: KnownTour,
  tour: KnownTour,
): RequestNews[] {
  if (state === 'refused' || isTakenBack) return [];
  if (tour.isWithdrawn) return known.isWithdrawn ? [] : ['withdrawn'];
  const news: RequestNews[] = [];
  if (tour.startingDate !== known.startingDate || tour.endingDate !== known.endingDate)
    news.push('datesChanged');
  if (state !== 'booked' && hasRisen(known.price, tour.price)) news.push('priceRisen');
  return news;
}

function hasRisen(before: Amount | null, now: Amount | null): boolean {
  return before !== null && now?.currency === before.currency && now.cents > before.cents;
}
