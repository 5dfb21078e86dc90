/**
 * Demonstration departures: a pure function of a travel's facts and the day, so that every machine has
 * the same ones and they roll forward from today. What a tour shows depends on its code (which seeds
 * its luck) and on the days left: seats only ever fill up, a status only ever moves on, and a tour that
 * nobody wants is withdrawn at the decision date.
 */
import {
  addDays,
  daysBetween,
  isCalendarDate,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import { CURRENCIES } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { TravelFacts } from '../content-import/travel-content.ts';
import { groupOf, isForFirstTimers } from './departure-group.ts';
import { discountPercentOf, EARLY_BIRD_DAYS, promotionOf } from './departure-offers.ts';
import { luck } from './luck.ts';
import type { PriceHistoryRecord, TourRecord } from './records.ts';

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
/** A confirmed tour with this many seats or fewer is almost full. */
const ALMOST_FULL_SEATS = 3;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
/** Travellers missing at most where a tour counts as almost confirmed. */
const ALMOST_CONFIRMED_SEATS = 2;

/** Every departure of a travel that exists on the day `today`, by date. */
export function departuresOf(travel: TravelFacts, today: CalendarDate): TourRecord[] {
  return departureDays(travel, today).map((day) => departureOn(travel, day, today));
}

function departureDays(travel: TravelFacts, today: CalendarDate): CalendarDate[] {
  return startingDays(travel, addDays(today, -PAST_DAYS), addDays(today, HORIZON_DAYS));
}

/**
 * The prices that the rule gave a travel's departures before `today`, a record for each change: a
 * fresh catalogue has a past too, which reaches back beyond each of its discounts (TRV-15).
 */
export function pastPricesOf(travel: TravelFacts, today: CalendarDate): PriceHistoryRecord[] {
  return departureDays(travel, today).flatMap((startingDate) => {
    const records: PriceHistoryRecord[] = [];
    const daysAhead = daysBetween(today, startingDate);
    const memory = Math.max(PRICE_MEMORY_DAYS, PRICED_BEFORE_DAYS - daysAhead);
    for (let daysAgo = memory; daysAgo > 0; daysAgo -= 1) {
      const day = addDays(today, -daysAgo);
      const { code, price } = salesOn(travel, startingDate, day);
      if (price.EUR !== records.at(-1)?.price.EUR) {
        records.push({ tourCode: code, since: utcMidnight(day), price });
      }
    }
    return records;
  });
}

/** The days on which the rule of a travel lets tours start, both ends included, in order. */
function startingDays(travel: TravelFacts, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const { weekday, extraDays } = travel.departures;
  const days = new Set<CalendarDate>();
  let inRhythm = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (; inRhythm <= to; inRhythm = addDays(inRhythm, 7)) {
    if (isInSeason(travel, inRhythm)) days.add(inRhythm);
  }
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const extra of extraDays) {
      const day = `${year}-${extra}`;
      if (isCalendarDate(day) && day >= from && day <= to) days.add(day);
    }
  }
  return [...days].sort();
}

/** Each week of the high season, and each turn of the rhythm in the other months with departures. */
function isInSeason(travel: TravelFacts, day: CalendarDate): boolean {
  const { season, everyWeeks } = travel.departures;
  if (isHighSeason(travel, day)) return true;
  return season.includes(monthOf(day)) && rhythmWeek(travel, day) % everyWeeks === 0;
}

function isHighSeason(travel: TravelFacts, day: CalendarDate): boolean {
  return travel.departures.highSeason.includes(monthOf(day));
}

/** Weeks are counted from a fixed day, so the rhythm does not depend on when it is asked for. */
function rhythmWeek(travel: TravelFacts, day: CalendarDate): number {
  return weekOf(day) + Math.floor(luck(travel.code, 'rhythm') * travel.departures.everyWeeks);
}

export function departureOn(
  travel: TravelFacts,
  startingDate: CalendarDate,
  today: CalendarDate,
): TourRecord {
  const sales = salesOn(travel, startingDate, today);
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
    promotion: promotionOf(sales, price),
    ageGroup: ageGroupOf(travel, startingDate),
    isForFirstTimers: isForFirstTimers(travel, code),
    group: groupOf(code, taken),
    privateRoomAvailable: travel.privateRoom.available && luck(code, 'room') < 0.8,
    isWithdrawn,
  };
}

/** How a departure sells on a day: all that its price depends on. */
function salesOn(travel: TravelFacts, startingDate: CalendarDate, today: CalendarDate) {
  const code = `${travel.code}-${startingDate.replaceAll('-', '')}`;
  const daysLeft = Math.max(0, daysBetween(today, startingDate));
  const taken = takenSeats(travel, code, daysLeft);
  const status = statusOf(travel, startingDate, taken);
  const tour = { code, travelCode: travel.code, startingDate, daysLeft, status };
  const basePrice = seasonPrice(travel, startingDate);
  return { ...tour, taken, basePrice, price: discountedPrice(basePrice, discountPercentOf(tour)) };
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
  const final = 0.45 + 0.3 * (travel.popularity / 100) + 0.75 * luck(code, 'demand');
  const patience = Math.max(0, daysLeft - LAST_SALES_DAYS) / DEMAND_DECAY_DAYS;
  return final * Math.exp(-patience);
}

function statusOf(travel: TravelFacts, startingDate: CalendarDate, taken: number): TourStatus {
  const free = travel.groupSize.max - taken;
  if (free === 0) return keepsWaitingList(travel, startingDate) ? 'WAITING_LIST' : 'SOLD_OUT';
  if (taken >= travel.confirmedFrom) return free <= ALMOST_FULL_SEATS ? 'ALMOST_FULL' : 'CONFIRMED';
  return travel.confirmedFrom - taken <= ALMOST_CONFIRMED_SEATS ? 'ALMOST_CONFIRMED' : 'PLANNED';
}

/**
 * Whether a full tour takes requests. Spread over the weeks by the golden ratio and not by luck, so that
 * every day of the year shows some that do and some that do not.
 */
function keepsWaitingList(travel: TravelFacts, startingDate: CalendarDate): boolean {
  return (weekOf(startingDate) * GOLDEN_RATIO + luck(travel.code, 'waiting')) % 1 < 0.45;
}

function seasonPrice(travel: TravelFacts, startingDate: CalendarDate): PriceMap {
  const { highSeasonPercent } = travel.departures;
  const factor = isHighSeason(travel, startingDate) ? 1 + highSeasonPercent / 100 : 1;
  return mapPrices(travel.price, (cents) => roundPrice(cents * factor));
}

/** The base price itself where rounding leaves nothing of the discount in some currency. */
function discountedPrice(basePrice: PriceMap, percent: number): PriceMap {
  const price = mapPrices(basePrice, (cents) => roundPrice(cents * (1 - percent / 100)));
  const isLower = CURRENCIES.every(
    (currency) => (price[currency] ?? 0) < (basePrice[currency] ?? 0),
  );
  return isLower ? price : basePrice;
}

/** By turns and not by weeks outside the high season: every second week would always get the same band. */
function ageGroupOf(travel: TravelFacts, startingDate: CalendarDate): AgeGroup {
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

function monthOf(day: CalendarDate): number {
  return Number(day.slice(5, 7));
}

/** Number of the week, counted from a Monday before 1970. */
export function weekOf(day: CalendarDate): number {
  return Math.floor((daysBetween('1970-01-01', day) + 3) / 7);
}
