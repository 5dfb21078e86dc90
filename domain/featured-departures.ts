/**
 * Which departures a page puts forward to somebody who has not chosen yet (decision 0094): far enough away for a
 * deposit, free cancellation and a flight, near enough to plan for.
 */
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  yearMonthOf,
  type CalendarDate,
} from './calendar-date.ts';

/** Days before departure: 6 to 26 weeks. */
export const FEATURED_DAYS = { from: 6 * 7, to: 26 * 7 } as const;

/** Whether a departure of those weeks costs so little more than the cheapest that it is shown in its place (decision 0107). */
export function isNearPrice(cents: number, cheapestCents: number): boolean {
  return cents * 100 <= cheapestCents * 115;
}

/** Whether it lies in those weeks. */
export function isFeatured(startingDate: CalendarDate, today: CalendarDate): boolean {
  const daysLeft = daysBetween(today, startingDate);
  return daysLeft >= FEATURED_DAYS.from && daysLeft <= FEATURED_DAYS.to;
}

/** The months of those weeks, the first and the last of them cut. */
export function featuredMonths(
  today: CalendarDate,
): readonly { readonly dateFrom: CalendarDate; readonly dateTo: CalendarDate }[] {
  const last = addDays(today, FEATURED_DAYS.to);
  const months = [];
  for (let dateFrom = addDays(today, FEATURED_DAYS.from); dateFrom <= last;) {
    const next = firstDayOf(addMonths(yearMonthOf(dateFrom), 1));
    const end = addDays(next, -1);
    months.push({ dateFrom, dateTo: end < last ? end : last });
    dateFrom = next;
  }
  return months;
}

/**
 * So many of them, by date: each of another travel, and of another month as far as there are. The month with the
 * fewest chooses first, so that no other takes its only travel. One that chooses again begins at its end: two
 * departures of one month are weeks apart.
 */
export function pickFeatured<
  Tour extends { readonly startingDate: CalendarDate; readonly travel: { readonly id: string } },
>(tours: readonly Tour[], today: CalendarDate, count: number): readonly Tour[] {
  const byDate = tours
    .filter(({ startingDate }) => isFeatured(startingDate, today))
    .toSorted((one, other) => (one.startingDate < other.startingDate ? -1 : 1));
  const months = [...Map.groupBy(byDate, ({ startingDate }) => yearMonthOf(startingDate)).values()];
  months.sort((one, other) => one.length - other.length);
  const picked = new Map<string, Tour>();
  for (let turn = 0, isLeft = true; isLeft && picked.size < count; turn += 1) {
    isLeft = false;
    for (const month of months) {
      const isFree = ({ travel }: Tour) => !picked.has(travel.id);
      const found = turn === 0 ? month.find(isFree) : month.findLast(isFree);
      if (!found || picked.size === count) continue;
      picked.set(found.travel.id, found);
      isLeft = true;
    }
  }
  return byDate.filter((tour) => picked.get(tour.travel.id) === tour);
}
