/**
 * What an alert tells a traveller, and when (NTFY-02, NTFY-03). Everything is decided from how the tour is when the mail
 * is written, never from each single change: a price that fell and rose again in the meantime tells nothing, and whoever
 * catches up after days writes one mail. New tours and untouched ones tell nobody anything, so that neither a first
 * import nor a new day of a demonstration fills mailboxes.
 */
import { addDays, type CalendarDate } from './calendar-date.ts';
import { takesRequests } from './closing-time.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import type { Currency } from './market.ts';
import type { PriceMap } from './money.ts';
import {
  canBeAskedFor,
  isConfirmed,
  isFuture,
  isOpenStatus,
  type TourAvailability,
  type TourStatus,
} from './tour-status.ts';

export const QUIET_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;

/**
 * When what changed at a tour is told: once nothing has changed for ten minutes, so that several changes are one mail,
 * and half an hour after the first at the latest.
 *
 * @param changes moments of the first and the newest change that nobody was told of, in milliseconds
 */
export function tellingTime(changes: {
  readonly firstAt: number;
  readonly newestAt: number;
}): number {
  return Math.min(changes.newestAt + QUIET_MS, changes.firstAt + LONGEST_WAIT_MS);
}

/** An amount of cents that can be compared with those of the same currency alone. */
export interface Amount {
  readonly cents: number;
  readonly currency: Currency;
}

/**
 * The price by which an alert knows a lower one: the tour's own in the subscriber's currency, else the one in euros.
 * No converted one: an exchange rate that moves is no price that fell. Null for a tour without a price.
 */
export function watchedPrice(price: PriceMap, currency: Currency): Amount | null {
  const own = price[currency];
  if (own !== undefined) return { cents: own, currency };
  return price.EUR === undefined ? null : { cents: price.EUR, currency: 'EUR' };
}

/** An alert about one tour. */
export interface TourAlert {
  readonly type: 'TOUR_CONFIRMED' | 'PRICE_DROPPED';
  /** In milliseconds. */
  readonly createdAt: number;
  /** Of the subscriber. */
  readonly currency: Currency;
  /** The price that the subscriber knows: of the last mail, else when the alert was made (`watchedPrice`). */
  readonly knownPrice: Amount | null;
}

/** A tour as it is now. */
export interface WatchedTour {
  readonly status: TourStatus;
  readonly startingDate: CalendarDate;
  readonly isWithdrawn: boolean;
  readonly price: PriceMap;
}

/** A change of the tour that nobody was told of yet. */
export interface UntoldChange {
  readonly changedAt: number;
  readonly before: { readonly status: TourStatus };
}

/** Why there is nothing more to wait for. */
export type GoneReason = 'withdrawn' | 'departed' | 'soldOut';

export type TourNews =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'priceDropped'; readonly from: Amount; readonly to: Amount }
  | { readonly kind: 'gone'; readonly reason: GoneReason };

/** What follows for one alert. */
export interface AlertVerdict<News> {
  /** To be mailed; null: nothing. */
  readonly news: News | null;
  /** Whether the alert ends with it. */
  readonly isOver: boolean;
}

export interface TourAlertVerdict extends AlertVerdict<TourNews> {
  /** The price that the subscriber knows from now on. */
  readonly knownPrice: Amount | null;
}

/**
 * What an alert about a tour tells now. Deciding again, with the verdict kept and nothing changed, tells nothing.
 *
 * @param look.changes those that nobody was told of yet, the oldest first; none for a look without an occasion
 * @param look.today the market's own day
 * @param look.closingDays how many days before its departure a tour takes no requests any more
 */
export function tourAlertVerdict(
  alert: TourAlert,
  look: {
    readonly tour: WatchedTour;
    readonly changes: readonly UntoldChange[];
    readonly today: CalendarDate;
    readonly closingDays: number;
  },
): TourAlertVerdict {
  const { tour, today } = look;
  const { knownPrice } = alert;
  const reason = goneReason(alert, look);
  if (reason) {
    const news = isLongAgo(tour, today) ? null : ({ kind: 'gone', reason } as const);
    return { news, isOver: true, knownPrice };
  }
  if (alert.type === 'TOUR_CONFIRMED') {
    return isConfirmed(tour.status)
      ? { news: { kind: 'confirmed' }, isOver: true, knownPrice }
      : { news: null, isOver: false, knownPrice };
  }
  return { isOver: false, ...priceVerdict(alert, look) };
}

function goneReason(
  { createdAt }: TourAlert,
  {
    tour,
    changes,
    today,
  }: {
    readonly tour: WatchedTour;
    readonly changes: readonly UntoldChange[];
    readonly today: CalendarDate;
  },
): GoneReason | null {
  if (tour.isWithdrawn) return 'withdrawn';
  if (!isFuture(tour, today)) return 'departed';
  if (isOpenStatus(tour.status)) return null;
  // Who asked about a tour that was sold out already is waiting for just the opposite.
  const statusBefore = changes.find(({ changedAt }) => changedAt >= createdAt)?.before.status;
  return statusBefore !== undefined && isOpenStatus(statusBefore) ? 'soldOut' : null;
}

/** After so many days a departure is no news: whoever catches up, or restores a backup, writes of none. */
const NEWS_DAYS = 7;

function isLongAgo({ startingDate }: WatchedTour, today: CalendarDate): boolean {
  return addDays(startingDate, NEWS_DAYS) < today;
}

/**
 * A lower price of a tour that nobody can join is told once somebody can; in the last days before the departure, when
 * it takes no requests any more, never.
 */
function priceVerdict(
  { currency, knownPrice }: TourAlert,
  {
    tour,
    today,
    closingDays,
  }: {
    readonly tour: WatchedTour;
    readonly today: CalendarDate;
    readonly closingDays: number;
  },
): Pick<TourAlertVerdict, 'news' | 'knownPrice'> {
  const { price, status } = tour;
  const cents = knownPrice && price[knownPrice.currency];
  if (!knownPrice || typeof cents !== 'number') {
    // The tour had no price then, or has none in that currency any more: it is compared from here on.
    return { news: null, knownPrice: watchedPrice(price, currency) ?? knownPrice };
  }
  const canBeJoined = isOpenStatus(status) && takesRequests(tour, today, closingDays);
  if (cents >= knownPrice.cents || !canBeJoined) return { news: null, knownPrice };
  const to = { cents, currency: knownPrice.currency };
  return { news: { kind: 'priceDropped', from: knownPrice, to }, knownPrice: to };
}

/** The least time between two mails of lower prices to one alert. */
export const PRICE_PAUSE_MS = DAY_MS;

/**
 * The verdict with a lower price held back that would be told within a day of the last one, so that a price which falls
 * a little every hour is one mail a day. The subscriber goes on knowing the price that they were told, and is to be
 * looked at again once the day is over, since no change may come by then.
 *
 * @param toldAt when a lower price was told the last time, in milliseconds; null: never
 */
export function pausedVerdict(
  verdict: TourAlertVerdict,
  {
    knownPrice,
    toldAt,
    now,
  }: {
    readonly knownPrice: Amount | null;
    readonly toldAt: number | null;
    readonly now: number;
  },
): TourAlertVerdict & { readonly lookAgainAt: number | null } {
  const pauseEnd = toldAt === null ? null : toldAt + PRICE_PAUSE_MS;
  return verdict.news?.kind === 'priceDropped' && pauseEnd !== null && now < pauseEnd
    ? { news: null, isOver: false, knownPrice, lookAgainAt: pauseEnd }
    : { ...verdict, lookAgainAt: null };
}

/**
 * What one person with several alerts about a tour is told in one mail: that the tour is gone, once and alone, or what
 * there is, the confirmation first.
 */
export function newsOfOneMail(verdicts: readonly AlertVerdict<TourNews>[]): TourNews[] {
  const news = verdicts.flatMap((verdict) => verdict.news ?? []);
  const gone = news.find(({ kind }) => kind === 'gone');
  return gone
    ? [gone]
    : (['confirmed', 'priceDropped'] as const).flatMap(
        (kind) => news.find((one) => one.kind === kind) ?? [],
      );
}

/** The departures of which an alert about a travel without any tells: those that one can ask to join. */
export function departuresToTell<
  Tour extends TourAvailability & Pick<WatchedTour, 'startingDate' | 'isWithdrawn'>,
>(tours: readonly Tour[], today: CalendarDate): Tour[] {
  return tours
    .filter((tour) => !tour.isWithdrawn && isFuture(tour, today) && canBeAskedFor(tour))
    .toSorted((one, other) => (one.startingDate < other.startingDate ? -1 : 1));
}

export type TravelNews =
  { readonly kind: 'departuresAgain' } | { readonly kind: 'gone'; readonly reason: 'withdrawn' };

/** What a `STOCKOUT_TRAVEL` alert tells now: it waits for departures, and ends with them or with the travel. */
export function travelAlertVerdict(travel: {
  readonly isWithdrawn: boolean;
  /** How many `departuresToTell` there are. */
  readonly departures: number;
}): AlertVerdict<TravelNews> {
  if (travel.isWithdrawn) return { news: { kind: 'gone', reason: 'withdrawn' }, isOver: true };
  return travel.departures > 0
    ? { news: { kind: 'departuresAgain' }, isOver: true }
    : { news: null, isOver: false };
}
