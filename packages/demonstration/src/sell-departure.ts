/**
 * How the departures of the invented company sell: a pure function of the departure and the day, so that every
 * machine has the same ones. Chance hangs on the departure's code, and all else on the days left: seats only ever
 * fill up, a status only ever moves on, and a tour that too few want is withdrawn at the decision date.
 */
import {
  addDays,
  daysBetween,
  utcMidnight,
  weekOf,
  type CalendarDate,
} from '../../../domain/calendar-date.ts';
import { stableRandom } from '../../../domain/stable-random.ts';
import { CURRENCIES } from '../../../domain/market.ts';
import type { PriceMap } from '../../../domain/money.ts';
import { statusOfSeats } from '../../../domain/status-of-seats.ts';
import type { TourStatus } from '../../../domain/tour-status.ts';
import {
  groupOf,
  isForFirstTimers,
  type DepartureOfGroup,
  type Group,
  type TravelOfGroup,
} from './group.ts';
import {
  discountPercentOf,
  EARLY_BIRD_DAYS,
  promotionOf,
  reducedCents,
  type Promotion,
} from './offers.ts';

/** What sales depend on of a travel. */
export interface SoldTravel extends TravelOfGroup {
  readonly code: string;
  /** 0 to 100. */
  readonly popularity: number;
  /** How many travellers a tour needs to be confirmed. */
  readonly confirmedFrom: number;
}

/** A departure as it goes on sale: nobody has a seat, and nothing is off the price. */
export interface PlannedDeparture extends DepartureOfGroup {
  readonly startingDate: CalendarDate;
  readonly maximumSeats: number;
  /** Cents by currency. */
  readonly basePrice: PriceMap;
  readonly privateRoomAvailable: boolean;
}

/** What a day's sales make of a departure. */
export interface Sales {
  readonly status: TourStatus;
  readonly takenSeats: number;
  readonly freeSeats: number;
  readonly seatsToConfirm: number;
  readonly price: PriceMap;
  readonly isDiscounted: boolean;
  readonly promotion: Promotion | null;
  readonly isForFirstTimers: boolean;
  readonly group: Group;
  readonly privateRoomAvailable: boolean;
  readonly isWithdrawn: boolean;
}

/** How far back a fresh catalogue reaches, so that departed tours have pages that say so. */
export const PAST_DAYS = 45;
/** Days before departure by which it is decided whether a tour runs (TRV-14). */
const DECISION_DAYS = 42;
/** From here on a tour has all the travellers that it will get. */
const LAST_SALES_DAYS = 10;
/** How far back the prices of a fresh catalogue are known at least. */
const PRICE_MEMORY_DAYS = 60;
/** How long before departure they are known: the weeks before an early discount too (TRV-15). */
const PRICED_BEFORE_DAYS = EARLY_BIRD_DAYS.from + 35;
/** Days in which demand falls to about a third. */
const DEMAND_DECAY_DAYS = 190;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
/** Share of the full tours that still take requests. */
const WAITING_LIST_SHARE = 0.45;
/**
 * Share of the seats that are wanted in the end: of a departure that nobody likes, what being popular
 * adds, and stable-random. So of a year's departures 5 to 10 % do not run, and 15 to 25 % are full.
 */
const FINAL_DEMAND = { least: 0.5, popularity: 0.1, stableRandom: 0.5 } as const;
/** The luckiest are wanted by more than there are seats: they are full for weeks. */
const RUSH = { fromLuck: 0.78, demand: 0.7 } as const;
/** Share of the departures with private rooms, of a travel that has some. */
const ROOM_SHARE = 0.8;

/** The departure as it has sold by the day `today`. */
export function sellDeparture<Departure extends PlannedDeparture>(
  travel: SoldTravel,
  departure: Departure,
  today: CalendarDate,
): Departure & Sales {
  const { code, maximumSeats, privateRoomAvailable } = departure;
  const { tour, taken, price } = salesOn(travel, departure, today);
  const seatsToConfirm = Math.max(0, travel.confirmedFrom - taken);
  return {
    ...departure,
    status: tour.status,
    takenSeats: taken,
    freeSeats: maximumSeats - taken,
    seatsToConfirm,
    price,
    isDiscounted: price !== departure.basePrice,
    promotion: promotionOf(tour, price),
    isForFirstTimers: isForFirstTimers(travel, code),
    group: groupOf(departure, taken),
    privateRoomAvailable: privateRoomAvailable && stableRandom(code, 'room') < ROOM_SHARE,
    isWithdrawn: tour.daysLeft <= DECISION_DAYS && seatsToConfirm > 0,
  };
}

/** A price that a departure had from a moment on, in milliseconds since 1970. */
export interface PastPrice {
  readonly tourCode: string;
  readonly since: number;
  readonly price: PriceMap;
}

/** The prices of a departure before `today`, a record for each change, back beyond each of its discounts (TRV-15). */
export function pastPrices(
  travel: SoldTravel,
  departure: PlannedDeparture,
  today: CalendarDate,
): PastPrice[] {
  const records: PastPrice[] = [];
  const daysAhead = daysBetween(today, departure.startingDate);
  const memory = Math.max(PRICE_MEMORY_DAYS, PRICED_BEFORE_DAYS - daysAhead);
  for (let daysAgo = memory; daysAgo > 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const { price } = salesOn(travel, departure, day);
    if (price.EUR !== records.at(-1)?.price.EUR) {
      records.push({ tourCode: departure.code, since: utcMidnight(day), price });
    }
  }
  return records;
}

/** All that the price of a day depends on. */
function salesOn(
  travel: SoldTravel,
  { code, startingDate, maximumSeats, basePrice }: PlannedDeparture,
  today: CalendarDate,
) {
  const daysLeft = Math.max(0, daysBetween(today, startingDate));
  const taken = takenSeats(travel, { code, maximumSeats }, daysLeft);
  const missing = Math.max(0, travel.confirmedFrom - taken);
  const full = keepsWaitingList(travel, startingDate) ? 'WAITING_LIST' : 'SOLD_OUT';
  const status: TourStatus = statusOfSeats(maximumSeats - taken, missing) ?? full;
  const tour = { code, travelCode: travel.code, startingDate, daysLeft, status };
  return { tour, taken, price: discountedPrice(basePrice, discountPercentOf(tour)) };
}

/** Nobody joins any more what was withdrawn at the decision date. */
function takenSeats(
  travel: SoldTravel,
  { code, maximumSeats }: Pick<PlannedDeparture, 'code' | 'maximumSeats'>,
  daysLeft: number,
): number {
  const takenAt = (days: number) =>
    Math.min(maximumSeats, Math.floor(maximumSeats * demand(travel, code, days)));
  const decided = takenAt(Math.max(daysLeft, DECISION_DAYS));
  return decided < travel.confirmedFrom ? decided : takenAt(daysLeft);
}

/** Share of the seats that are taken, more with popularity, with stableRandom, and as the day comes nearer. */
function demand({ popularity }: SoldTravel, code: string, daysLeft: number): number {
  const chance = stableRandom(code, 'demand');
  const usual =
    FINAL_DEMAND.least +
    FINAL_DEMAND.popularity * (popularity / 100) +
    FINAL_DEMAND.stableRandom * chance;
  const rush = Math.max(0, chance - RUSH.fromLuck) / (1 - RUSH.fromLuck);
  const final = usual + RUSH.demand * rush;
  const patience = Math.max(0, daysLeft - LAST_SALES_DAYS) / DEMAND_DECAY_DAYS;
  return final * Math.exp(-patience);
}

/**
 * Whether a full tour takes requests. Spread over the weeks by the golden ratio and not by stableRandom, so that
 * every day of the year shows some that do and some that do not.
 */
function keepsWaitingList({ code }: SoldTravel, startingDate: CalendarDate): boolean {
  return (
    (weekOf(startingDate) * GOLDEN_RATIO + stableRandom(code, 'waiting')) % 1 < WAITING_LIST_SHARE
  );
}

/** The base price itself where rounding leaves nothing of the discount in some currency. */
function discountedPrice(basePrice: PriceMap, percent: number): PriceMap {
  if (percent === 0) return basePrice;
  const price = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, reducedCents(basePrice[currency] ?? 0, percent)]),
  );
  const isLower = CURRENCIES.every(
    (currency) => (price[currency] ?? 0) < (basePrice[currency] ?? 0),
  );
  return isLower ? price : basePrice;
}
