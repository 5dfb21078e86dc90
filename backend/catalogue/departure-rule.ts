/**
 * The departures of a travel: a pure function of its facts and the day, so that every machine has the
 * same ones and they roll forward from today. Written ones are as they are written. Those of the rule
 * depend on their code (which seeds their luck) and on the days left: seats only ever fill up, a status
 * only ever moves on, and a tour that too few want is withdrawn at the decision date. Luck is the
 * demonstration's alone: in live mode nobody has a seat whom no file names (TRV-14).
 */
import type { AppMode } from '../../config/settings.ts';
import {
  addDays,
  daysBetween,
  utcMidnight,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import { CURRENCIES } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { statusOfSeats } from '../../domain/status-of-seats.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { RuledFacts, TravelFacts } from '../content-import/travel-content.ts';
import { isHighSeason, rhythmWeek, startingDays, weekOf } from './departure-days.ts';
import { groupOf, isForFirstTimers } from './departure-group.ts';
import {
  discountPercentOf,
  EARLY_BIRD_DAYS,
  promotionOf,
  reducedCents,
} from './departure-offers.ts';
import { luck } from './luck.ts';
import type { PriceHistoryRecord, TourRecord } from './records.ts';
import { tourCodeOf } from './tour-code-of.ts';
import { writtenDeparture } from './written-departure.ts';

/** How far ahead departures are on sale, in days. */
export const HORIZON_DAYS = 450;
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
/**
 * Share of the seats that are wanted in the end: of a departure that nobody likes, what being popular
 * adds, and luck. So of a year's departures 5 to 10 % do not run, and 15 to 25 % are full.
 */
const FINAL_DEMAND = { least: 0.5, popularity: 0.1, luck: 0.5 } as const;
/** The luckiest are wanted by more than there are seats: they are full for weeks. */
const RUSH = { fromLuck: 0.78, demand: 0.7 } as const;
/** Share of the departures with private rooms, of a travel that has some. */
const ROOM_SHARE = 0.8;

/** Every departure of a travel that exists on the day `today`, by date. */
export function departuresOf(
  travel: TravelFacts,
  today: CalendarDate,
  mode: AppMode = 'demonstration',
): TourRecord[] {
  const { departures } = travel;
  if ('dates' in departures) {
    return departures.dates.map((written) => writtenDeparture(travel, written, today));
  }
  const ruled = { ...travel, departures };
  // Nobody having booked, what is decided by now does not run: there never was anything to tell of it.
  const from = mode === 'live' ? DECISION_DAYS + 1 : -PAST_DAYS;
  return departureDays(ruled, today, from).map((day) => departureOn(ruled, day, today, mode));
}

function departureDays(travel: RuledFacts, today: CalendarDate, from: number): CalendarDate[] {
  return startingDays(travel, addDays(today, from), addDays(today, HORIZON_DAYS));
}

/**
 * The prices that the rule gave a travel's departures before `today`, a record for each change: a
 * fresh catalogue has a past too, which reaches back beyond each of its discounts (TRV-15).
 */
export function pastPricesOf(
  travel: TravelFacts,
  today: CalendarDate,
  mode: AppMode = 'demonstration',
): PriceHistoryRecord[] {
  // What a written departure cost before it was written, nobody told.
  const { departures } = travel;
  if ('dates' in departures || mode === 'live') return [];
  const ruled = { ...travel, departures };
  return departureDays(ruled, today, -PAST_DAYS).flatMap((startingDate) => {
    const records: PriceHistoryRecord[] = [];
    const daysAhead = daysBetween(today, startingDate);
    const memory = Math.max(PRICE_MEMORY_DAYS, PRICED_BEFORE_DAYS - daysAhead);
    for (let daysAgo = memory; daysAgo > 0; daysAgo -= 1) {
      const day = addDays(today, -daysAgo);
      const { code, price } = salesOn(ruled, startingDate, day, mode);
      if (price.EUR !== records.at(-1)?.price.EUR) {
        records.push({ tourCode: code, since: utcMidnight(day), price });
      }
    }
    return records;
  });
}

export function departureOn(
  travel: RuledFacts,
  startingDate: CalendarDate,
  today: CalendarDate,
  mode: AppMode = 'demonstration',
): TourRecord {
  const sales = salesOn(travel, startingDate, today, mode);
  const isLive = mode === 'live';
  const { code, daysLeft, status, taken, basePrice, price } = sales;
  const maximumSeats = travel.groupSize.max;
  const isConfirmed = taken >= travel.confirmedFrom;
  const isWithdrawn = daysLeft <= DECISION_DAYS && !isConfirmed;
  return {
    id: code,
    code,
    travelId: travel.id,
    startingDate,
    endingDate: addDays(startingDate, travel.days.length - 1),
    status,
    maximumSeats,
    takenSeats: taken,
    freeSeats: maximumSeats - taken,
    seatsToConfirm: isConfirmed ? 0 : travel.confirmedFrom - taken,
    basePrice,
    price,
    isDiscounted: price !== basePrice,
    promotion: isLive ? null : promotionOf(sales, price),
    ageGroup: ageGroupOf(travel, startingDate),
    isForFirstTimers: !isLive && isForFirstTimers(travel, code),
    group: groupOf(code, taken),
    privateRoomAvailable:
      travel.privateRoom.available && (isLive || luck(code, 'room') < ROOM_SHARE),
    isWithdrawn,
    coordinatorId: null,
  };
}

/** How a departure sells on a day: all that its price depends on. */
function salesOn(
  travel: RuledFacts,
  startingDate: CalendarDate,
  today: CalendarDate,
  mode: AppMode,
) {
  const code = tourCodeOf(travel.code, startingDate);
  const daysLeft = Math.max(0, daysBetween(today, startingDate));
  const taken = mode === 'live' ? 0 : takenSeats(travel, code, daysLeft);
  const status = statusOf(travel, startingDate, taken);
  const tour = { code, travelCode: travel.code, startingDate, daysLeft, status };
  const basePrice = seasonPrice(travel, startingDate);
  const percent = mode === 'live' ? 0 : discountPercentOf(tour);
  return { ...tour, taken, basePrice, price: discountedPrice(basePrice, percent) };
}

/** Nobody joins any more what was withdrawn at the decision date. */
function takenSeats(travel: TravelFacts, code: string, daysLeft: number): number {
  const seats = travel.groupSize.max;
  const takenAt = (days: number) => Math.min(seats, Math.floor(seats * demand(travel, code, days)));
  const decided = takenAt(Math.max(daysLeft, DECISION_DAYS));
  return decided < travel.confirmedFrom ? decided : takenAt(daysLeft);
}

/** Share of the seats that are taken, more with popularity, with luck, and as the day comes nearer. */
function demand(travel: TravelFacts, code: string, daysLeft: number): number {
  const chance = luck(code, 'demand');
  const usual =
    FINAL_DEMAND.least +
    FINAL_DEMAND.popularity * (travel.popularity / 100) +
    FINAL_DEMAND.luck * chance;
  const rush = Math.max(0, chance - RUSH.fromLuck) / (1 - RUSH.fromLuck);
  const final = usual + RUSH.demand * rush;
  const patience = Math.max(0, daysLeft - LAST_SALES_DAYS) / DEMAND_DECAY_DAYS;
  return final * Math.exp(-patience);
}

function statusOf(travel: RuledFacts, startingDate: CalendarDate, taken: number): TourStatus {
  const missing = Math.max(0, travel.confirmedFrom - taken);
  const full = keepsWaitingList(travel, startingDate) ? 'WAITING_LIST' : 'SOLD_OUT';
  return statusOfSeats(travel.groupSize.max - taken, missing) ?? full;
}

/**
 * Whether a full tour takes requests. Spread over the weeks by the golden ratio and not by luck, so that
 * every day of the year shows some that do and some that do not.
 */
function keepsWaitingList(travel: TravelFacts, startingDate: CalendarDate): boolean {
  return (weekOf(startingDate) * GOLDEN_RATIO + luck(travel.code, 'waiting')) % 1 < 0.45;
}

function seasonPrice(travel: RuledFacts, startingDate: CalendarDate): PriceMap {
  const { highSeasonPercent } = travel.departures;
  const factor = isHighSeason(travel, startingDate) ? 1 + highSeasonPercent / 100 : 1;
  return mapPrices(travel.price, (cents) => roundPrice(cents * factor));
}

/** The base price itself where rounding leaves nothing of the discount in some currency. */
function discountedPrice(basePrice: PriceMap, percent: number): PriceMap {
  if (percent === 0) return basePrice;
  const price = mapPrices(basePrice, (cents) => reducedCents(cents, percent));
  const isLower = CURRENCIES.every(
    (currency) => (price[currency] ?? 0) < (basePrice[currency] ?? 0),
  );
  return isLower ? price : basePrice;
}

/** By turns and not by weeks outside the high season: every second week would always get the same band. */
function ageGroupOf(travel: RuledFacts, startingDate: CalendarDate): AgeGroup {
  const { ageGroups, everyWeeks } = travel.departures;
  const turn = isHighSeason(travel, startingDate)
    ? weekOf(startingDate)
    : Math.floor(rhythmWeek(travel, startingDate) / everyWeeks);
  return ageGroups[turn % ageGroups.length] ?? 'ALL';
}

function mapPrices(prices: PriceMap, change: (cents: number) => number): PriceMap {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, change(prices[currency] ?? 0)]),
  );
}

/** To whole tens: a price reads like a price. */
function roundPrice(cents: number): number {
  return Math.round(cents / 1000) * 1000;
}
