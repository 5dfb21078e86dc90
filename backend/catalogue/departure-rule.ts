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
import type { PriceHistoryRecord, TourRecord } from './records.ts';

/** How far ahead departures are on sale, in days. */
export const HORIZON_DAYS = 450;
/** How far back a fresh catalogue reaches, so that departed tours have pages that say so. */
export const PAST_DAYS = 45;
/** Days before departure by which it is decided whether a tour runs (TRV-14). */
const DECISION_DAYS = 42;
/** From here on a tour has all the travellers that it will get. */
const LAST_SALES_DAYS = 10;
/** Early birds get their discount between these days before departure. */
const EARLY_BIRD_DAYS = { from: 239, to: 76 } as const;
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
  return startingDays(travel, addDays(today, -PAST_DAYS), addDays(today, HORIZON_DAYS)).map((day) =>
    departureOn(travel, day, today),
  );
}

/**
 * The prices that the rule gave a travel's departures before `today`, a record for each change: a
 * fresh catalogue has a past too, which reaches back beyond each of its discounts (TRV-15).
 */
export function pastPricesOf(travel: TravelFacts, today: CalendarDate): PriceHistoryRecord[] {
  return departuresOf(travel, today).flatMap((tour) => {
    const records: PriceHistoryRecord[] = [];
    const daysAhead = daysBetween(today, tour.startingDate);
    const memory = Math.max(PRICE_MEMORY_DAYS, PRICED_BEFORE_DAYS - daysAhead);
    for (let daysAgo = memory; daysAgo > 0; daysAgo -= 1) {
      const day = addDays(today, -daysAgo);
      const { price } = departureOn(travel, tour.startingDate, day);
      if (price.EUR !== records.at(-1)?.price.EUR) {
        records.push({ tourCode: tour.code, since: utcMidnight(day), price });
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

function departureOn(
  travel: TravelFacts,
  startingDate: CalendarDate,
  today: CalendarDate,
): TourRecord {
  const code = `${travel.code}-${startingDate.replaceAll('-', '')}`;
  const daysLeft = Math.max(0, daysBetween(today, startingDate));
  const maximumSeats = travel.groupSize.max;
  const isUndecided = daysLeft > DECISION_DAYS;
  const wanted = Math.min(maximumSeats, Math.floor(maximumSeats * demand(travel, code, daysLeft)));
  const isConfirmed = wanted >= travel.confirmedFrom;
  const isWithdrawn = !isUndecided && !isConfirmed;
  const status = statusOf(travel, startingDate, wanted);
  const basePrice = seasonPrice(travel, startingDate);
  const price = discountedPrice(basePrice, discountPercentOf(code, status, daysLeft));
  return {
    id: code,
    code,
    travelId: travel.id,
    startingDate,
    endingDate: addDays(startingDate, travel.days.length - 1),
    status,
    maximumSeats,
    takenSeats: wanted,
    freeSeats: maximumSeats - wanted,
    seatsToConfirm: isConfirmed ? 0 : travel.confirmedFrom - wanted,
    basePrice,
    price,
    isDiscounted: price !== basePrice,
    ageGroup: ageGroupOf(travel, startingDate),
    privateRoomAvailable: travel.privateRoom.available && luck(code, 'room') < 0.8,
    isWithdrawn,
  };
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

/** Early birds get something off, and so do the last seats of some tours that run anyway. */
function discountPercentOf(code: string, status: TourStatus, daysLeft: number): number {
  if (status === 'SOLD_OUT' || status === 'WAITING_LIST') return 0;
  const chance = luck(code, 'discount');
  const depth = 5 + 5 * Math.floor(luck(code, 'depth') * 3);
  const isEarly = daysLeft >= EARLY_BIRD_DAYS.to && daysLeft <= EARLY_BIRD_DAYS.from;
  if (isEarly && chance < 0.2) return depth;
  return status === 'CONFIRMED' && daysLeft < 60 && chance > 0.75 ? depth : 0;
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
function weekOf(day: CalendarDate): number {
  return Math.floor((daysBetween('1970-01-01', day) + 3) / 7);
}

/** A number from 0 to 1 that stays the same for the same words (FNV-1a, then mixed). */
function luck(code: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${salt}:${code}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
