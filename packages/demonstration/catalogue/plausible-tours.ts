/** Departures of a generated travel: more of them in its season, on the days that people like to leave. */
import { HORIZON_DAYS, plannedDeparture } from '../../../backend/catalogue/departure-rule.ts';
import type { PriceHistoryRecord, TourRecord } from '../../../backend/catalogue/records.ts';
import type { RuledFacts } from '../../../backend/content-import/travel-content.ts';
import {
  addDays,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from '../../../domain/calendar-date.ts';
import { PAST_DAYS, sellDeparture } from '../src/sell-departure.ts';
import type { SeededRandom } from '../../../scripts/seeded-random.ts';

/** Days on which a travel may start: those of a fresh catalogue. */
export const STARTING_DAYS = PAST_DAYS + HORIZON_DAYS + 1;
/** A travel's share of the tours, beside that of one that is as popular as most. */
const LEAST_SHARE = 0.4;
export const MOST_SHARE = 1.9;
/** Since when a discounted tour had its full price. */
const FULL_PRICE_DAYS = 70;

/** How many of `tours` each travel has: more with popularity, and all of them together. */
export function sharesOf(popularities: readonly number[], tours: number): number[] {
  const weights = popularities.map(
    (popularity) => LEAST_SHARE + ((MOST_SHARE - LEAST_SHARE) * popularity) / 100,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.min(STARTING_DAYS, Math.round((passed / total) * tours) - given);
    given += share;
    return share;
  });
}

/** `count` departures on different days, as they are on the day `today`. */
export function plausibleTours(
  random: SeededRandom,
  { facts }: { readonly facts: RuledFacts },
  count: number,
  today: CalendarDate,
): TourRecord[] {
  const first = addDays(today, -PAST_DAYS);
  // Weighted choice without putting back (Efraimidis and Spirakis): the greatest keys.
  const days = Array.from({ length: STARTING_DAYS }, (_, index) => {
    const day = addDays(first, index);
    const chance = random.between(1, 1_000_000) / 1_000_001;
    return { day, key: chance ** (1 / weightOf(facts.departures, day)) };
  });
  return days
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ day }) => sellDeparture(facts, plannedDeparture(facts, day), today));
}

function weightOf({ season, highSeason }: RuledFacts['departures'], day: CalendarDate): number {
  const month = Number(day.slice(5, 7));
  const ofMonth = highSeason.includes(month) ? 4 : season.includes(month) ? 1.5 : 0.15;
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 0 || weekday === 6;
  return ofMonth * (isWeekend ? 4 : 1);
}

/** What bears out the discounts (TRV-15): the price of before. */
export function fullPricesOf(
  tours: readonly TourRecord[],
  today: CalendarDate,
): PriceHistoryRecord[] {
  const since = utcMidnight(addDays(today, -FULL_PRICE_DAYS));
  return tours
    .filter(({ isDiscounted }) => isDiscounted)
    .map(({ code, basePrice }) => ({ tourCode: code, since, price: basePrice }));
}
