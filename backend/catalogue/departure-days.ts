/** On which days the rule of a travel lets tours start, and what a day is in it. */
import {
  addDays,
  daysBetween,
  isCalendarDate,
  weekdayOf,
  weekOf,
  type CalendarDate,
} from '../../domain/calendar-date.ts';
import { stableRandom } from '../../domain/stable-random.ts';
import type { DepartureRule } from '../content-import/travel-content.ts';

/** A departure beside the rhythm needs so many days between it and the one before or after it. */
const DAYS_APART = 7;

/** What the days depend on. */
export interface RuledTravel {
  readonly code: string;
  readonly departures: DepartureRule;
}

/** Both ends included, in order. */
export function startingDays(
  travel: RuledTravel,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  return [...rhythmDays(travel, from, to), ...extraDays(travel, from, to)].sort();
}

/** Each week of the high season, and each turn of the rhythm in the other months with departures. */
function rhythmDays(travel: RuledTravel, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const { weekday } = travel.departures;
  const days: CalendarDate[] = [];
  let day = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (; day <= to; day = addDays(day, 7)) {
    if (isInSeason(travel, day)) days.push(day);
  }
  return days;
}

/** Those that no other departure is near: nobody offers one travel on two days of a week. */
function extraDays(travel: RuledTravel, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  // A year more on each side, whose extra days may be near as well.
  for (let year = yearOf(from) - 1; year <= yearOf(to) + 1; year += 1) {
    for (const extra of travel.departures.extraDays.toSorted()) {
      const day = `${year}-${extra}`;
      if (!isCalendarDate(day)) continue;
      const [first, last] = [addDays(day, 1 - DAYS_APART), addDays(day, DAYS_APART - 1)];
      const isFree = rhythmDays(travel, first, last).length === 0;
      const before = days.at(-1);
      if (isFree && (before === undefined || daysBetween(before, day) >= DAYS_APART)) {
        days.push(day);
      }
    }
  }
  return days.filter((day) => day >= from && day <= to);
}

function isInSeason(travel: RuledTravel, day: CalendarDate): boolean {
  const { season, everyWeeks } = travel.departures;
  if (isHighSeason(travel, day)) return true;
  return season.includes(monthOf(day)) && rhythmWeek(travel, day) % everyWeeks === 0;
}

export function isHighSeason({ departures }: RuledTravel, day: CalendarDate): boolean {
  return departures.highSeason.includes(monthOf(day));
}

/** Weeks are counted from a fixed day, so the rhythm does not depend on when it is asked for. */
export function rhythmWeek({ code, departures }: RuledTravel, day: CalendarDate): number {
  return weekOf(day) + Math.floor(stableRandom(code, 'rhythm') * departures.everyWeeks);
}

function monthOf(day: CalendarDate): number {
  return Number(day.slice(5, 7));
}

function yearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4));
}
