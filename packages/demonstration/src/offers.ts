/**
 * What is off the price of a departure: a discount for early birds or last seats, or a code that is worth
 * something until a day. Most tours have neither, and none has both. All of it hangs on the tour's code and
 * start, so that it stays the same from day to day.
 */
import { addDays, type CalendarDate } from '../../../domain/calendar-date.ts';
import { stableRandom } from '../../../domain/stable-random.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import { discountPercent, type PriceMap } from '../../../domain/money.ts';
import type { TourStatus } from '../../../domain/tour-status.ts';

/** Early birds get their discount between these days before departure. */
export const EARLY_BIRD_DAYS = { from: 239, to: 76 } as const;
/** Last seats get theirs from here on. */
const LAST_SEATS_DAYS = 59;
/** Days before departure on which a code may be given. */
export const PROMOTION_DAYS = { from: 240, to: 45 } as const;
/** By how many days a code may end earlier. */
const PROMOTION_ENDS_DAYS = 90;
const PROMOTION_SHARE = 0.2;
/** What a code is worth, in percent of each price. */
export const PROMOTION_PERCENT = { from: 3, to: 6 } as const;
/** Share of the travels whose tours of half a year have discounts. */
const CAMPAIGN_SHARE = 0.22;
const EARLY_BIRD_SHARE = 0.6;
const LAST_SEATS_SHARE = 0.4;
const DISCOUNT_PERCENTS = [5, 5, 10, 10, 15] as const;
const CENTS_OF_TEN = 1_000;
/** What a reduced price is rounded to, in cents: the first that keeps the percentage. */
const ROUND_STEPS = [CENTS_OF_TEN, 500, 100] as const;

/** What an offer depends on. */
export interface OfferedTour {
  readonly code: string;
  readonly travelCode: string;
  readonly startingDate: CalendarDate;
  readonly daysLeft: number;
  readonly status: TourStatus;
}

export interface Promotion {
  /** What one says to get it, such as `JPN0612`: no other departure that is on sale has it. */
  readonly code: string;
  /** Cents by currency that it takes off for each person. */
  readonly off: PriceMap;
  /** The last day on which it counts. */
  readonly until: CalendarDate;
}

/** Early birds get something off, and so do the last seats of some tours that run anyway. */
export function discountPercentOf(tour: OfferedTour): number {
  const { status, daysLeft } = tour;
  if (isFull(status)) return 0;
  const kind = discountKindOf(tour);
  const isEarly = daysLeft >= EARLY_BIRD_DAYS.to && daysLeft <= EARLY_BIRD_DAYS.from;
  const isLate = status === 'CONFIRMED' && daysLeft <= LAST_SEATS_DAYS;
  if (!(kind === 'early' && isEarly) && !(kind === 'late' && isLate)) return 0;
  return pick(DISCOUNT_PERCENTS, stableRandom(tour.code, 'depth'));
}

/**
 * A price less a discount, rounded down so that nobody gets less than was said: to a whole ten, or where that
 * would make it another percentage, to a five or a unit. So it is the same percentage in every currency (TRV-15).
 */
export function reducedCents(cents: number, percent: number): number {
  const most = (cents * (100 - percent)) / 100;
  const roundedTo = (step: number) => Math.floor(most / step) * step;
  const reduced = ROUND_STEPS.map(roundedTo);
  return reduced.find((each) => discountPercent(each, cents) === percent) ?? Math.max(...reduced);
}

/** The code that takes something off the price; none beside a discount that the tour ever has. */
export function promotionOf(tour: OfferedTour, price: PriceMap): Promotion | null {
  const { code, travelCode, startingDate, status, daysLeft } = tour;
  if (isFull(status) || daysLeft > PROMOTION_DAYS.from) return null;
  if (stableRandom(code, 'promotion') >= PROMOTION_SHARE || discountKindOf(tour) !== null)
    return null;
  const lastDays =
    PROMOTION_DAYS.to + Math.floor(stableRandom(code, 'promotion ends') * PROMOTION_ENDS_DAYS);
  if (daysLeft < lastDays) return null;
  const off = amountOff(price, stableRandom(code, 'promotion worth'));
  if (off === null) return null;
  return {
    // The year is no part of it: codes are given for less than one.
    code: `${travelCode}${startingDate.slice(5).replace('-', '')}`,
    // The same figure in each currency.
    off: Object.fromEntries(CURRENCIES.map((currency) => [currency, off])),
    until: addDays(startingDate, -lastDays),
  };
}

/** Whether the tour has a discount at some time before it starts, full or not. */
function discountKindOf({
  code,
  travelCode,
  startingDate,
}: Pick<OfferedTour, 'code' | 'travelCode' | 'startingDate'>): 'early' | 'late' | null {
  const halfYear = startingDate.slice(0, 4) + (startingDate.slice(5, 7) <= '06' ? 'A' : 'B');
  if (stableRandom(travelCode + halfYear, 'offers') >= CAMPAIGN_SHARE) return null;
  const chance = stableRandom(code, 'discount');
  if (chance < EARLY_BIRD_SHARE) return 'early';
  return chance >= 1 - LAST_SEATS_SHARE ? 'late' : null;
}

/** Whole tens that are worth as much as a code may be in every currency; null where there are none. */
function amountOff(price: PriceMap, chance: number): number | null {
  const amounts = CURRENCIES.map((currency) => price[currency] ?? 0);
  const least = Math.ceil((Math.max(...amounts) * PROMOTION_PERCENT.from) / 100 / CENTS_OF_TEN);
  const most = Math.floor((Math.min(...amounts) * PROMOTION_PERCENT.to) / 100 / CENTS_OF_TEN);
  if (least < 1 || least > most) return null;
  return (least + Math.floor(chance * (most - least + 1))) * CENTS_OF_TEN;
}

function isFull(status: TourStatus): boolean {
  return status === 'SOLD_OUT' || status === 'WAITING_LIST';
}

function pick<Item>(items: readonly [Item, ...Item[]], chance: number): Item {
  return items[Math.floor(chance * items.length)] ?? items[0];
}
