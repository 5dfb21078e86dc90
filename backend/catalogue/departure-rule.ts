/**
 * The departures of a travel: a pure function of its facts and the day, so that every machine has the same ones
 * and they roll forward from today. Written ones are as they are written. Otherwise the rhythm of the travel says
 * when they start, what they cost and for which ages they are; nobody has a seat whom no file names (TRV-14). A
 * demonstration sells them: `packages/demonstration`.
 */
import { addDays, weekOf, type CalendarDate } from '../../domain/calendar-date.ts';
import type { AgeGroup } from '../../domain/age-group.ts';
import { CURRENCIES } from '../../domain/market.ts';
import type { PriceMap } from '../../domain/money.ts';
import { statusOfSeats } from '../../domain/status-of-seats.ts';
import type { RuledFacts, TravelFacts } from '../content-import/travel-content.ts';
import type { Demonstration } from '../demonstration.ts';
import { isHighSeason, rhythmWeek, startingDays } from './departure-days.ts';
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';
import type { PriceHistoryRecord, TourRecord } from './records.ts';
import { tourCodeOf } from './tour-code-of.ts';
import { writtenDeparture } from './written-departure.ts';

/** How far ahead departures are on sale, in days. */
export const HORIZON_DAYS = 450;
/** Days ahead of the next planned one: 42 days before, what nobody has booked does not run. */
const FIRST_PLANNED_DAY = 43;
const NONE_BOOKED: ReadonlySet<string> = new Set();

/**
 * Every departure of a travel that exists on the day `today`, by date.
 * @param booked codes of tours that somebody has booked
 */
export function departuresOf(
  travel: TravelFacts,
  today: CalendarDate,
  demonstration: Demonstration | null,
  booked: ReadonlySet<string> = NONE_BOOKED,
): TourRecord[] {
  const { departures } = travel;
  if ('dates' in departures) {
    return departures.dates.map((written) => writtenDeparture(travel, written, today));
  }
  const planned = plannedDepartures({ ...travel, departures }, today, demonstration, booked);
  return demonstration
    ? planned.map((tour) => demonstration.sellDeparture(travel, tour, today))
    : planned;
}

/**
 * The prices that a demonstration's departures had before `today`, a record for each change: a fresh catalogue
 * has a past too (TRV-15). What any other departure cost before it was imported, nobody told.
 */
export function pastPricesOf(
  travel: TravelFacts,
  today: CalendarDate,
  demonstration: Demonstration | null,
): PriceHistoryRecord[] {
  const { departures } = travel;
  if (!demonstration || 'dates' in departures) return [];
  return plannedDepartures({ ...travel, departures }, today, demonstration, NONE_BOOKED).flatMap(
    (tour) => demonstration.pastPrices(travel, tour, today),
  );
}

function plannedDepartures(
  travel: RuledFacts,
  today: CalendarDate,
  demonstration: Demonstration | null,
  booked: ReadonlySet<string>,
): TourRecord[] {
  const first = demonstration ? -demonstration.PAST_DAYS : 0;
  const firstUnbooked = addDays(today, demonstration ? first : FIRST_PLANNED_DAY);
  return startingDays(travel, addDays(today, first), addDays(today, HORIZON_DAYS))
    .filter((day) => day >= firstUnbooked || booked.has(tourCodeOf(travel.code, day)))
    .map((day) => plannedDeparture(travel, day));
}

/** A departure of the rhythm that nobody has booked. */
export function plannedDeparture(travel: RuledFacts, startingDate: CalendarDate): TourRecord {
  const code = tourCodeOf(travel.code, startingDate);
  const seats = travel.groupSize.max;
  const price = seasonPrice(travel, startingDate);
  return {
    id: code,
    code,
    travelId: travel.id,
    startingDate,
    endingDate: addDays(startingDate, travel.days.length - 1),
    status: statusOfSeats(seats, travel.confirmedFrom) ?? 'SOLD_OUT',
    maximumSeats: seats,
    takenSeats: 0,
    freeSeats: seats,
    seatsToConfirm: travel.confirmedFrom,
    basePrice: price,
    price,
    isDiscounted: false,
    promotion: null,
    ageGroup: ageGroupOf(travel, startingDate),
    isForFirstTimers: false,
    group: NOBODY_KNOWN,
    privateRoomAvailable: travel.privateRoom.available,
    isWithdrawn: false,
    coordinatorId: null,
  };
}

/** In whole tens: a price reads like a price. */
function seasonPrice(travel: RuledFacts, startingDate: CalendarDate): PriceMap {
  const { highSeasonPercent } = travel.departures;
  const factor = isHighSeason(travel, startingDate) ? 1 + highSeasonPercent / 100 : 1;
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      return [currency, Math.round((travel.price[currency] * factor) / 1000) * 1000];
    }),
  );
}

/** By turns and not by weeks outside the high season: every second week would always get the same band. */
function ageGroupOf(travel: RuledFacts, startingDate: CalendarDate): AgeGroup {
  const { ageGroups, everyWeeks } = travel.departures;
  const turn = isHighSeason(travel, startingDate)
    ? weekOf(startingDate)
    : Math.floor(rhythmWeek(travel, startingDate) / everyWeeks);
  return ageGroups[turn % ageGroups.length] ?? 'ALL';
}
