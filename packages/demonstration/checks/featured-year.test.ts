/** Enough departures that the home page can put forward (decision 0094), on each day of a year. */
import { expect, test } from 'vitest';
import { departuresOf } from '../../../backend/catalogue/departure-rule.ts';
import { DEMONSTRATION } from '../../../backend/demonstration.ts';
import { addDays, yearMonthOf, type CalendarDate } from '../../../domain/calendar-date.ts';
import { isFeatured, pickFeatured } from '../../../domain/featured-departures.ts';
import { isConfirmed } from '../../../domain/tour-status.ts';
import { FIRST_DAY, RULED_TRAVELS } from './ruled-travels.ts';

/** As the home page has. */
const CARDS = 6;

const DAYS = Array.from({ length: 365 }, (_, count) => addDays(FIRST_DAY, count));

test('RES-12 TRV-01 six other trips are confirmed weeks ahead on every day, of as many months as there are', () => {
  const lacking = DAYS.filter((today) => {
    const tours = confirmedOn(today);
    const picked = pickFeatured(tours, today, CARDS);
    const months = Math.min(CARDS, monthsOf(tours).size);
    return (
      new Set(picked.map(({ travel }) => travel.id)).size < CARDS ||
      monthsOf(picked).size < months ||
      months < 4
    );
  });
  expect(lacking).toEqual([]);
}, 60_000);

function confirmedOn(today: CalendarDate) {
  return RULED_TRAVELS.flatMap((travel) =>
    departuresOf(travel, today, DEMONSTRATION)
      .filter(({ status, startingDate }) => isConfirmed(status) && isFeatured(startingDate, today))
      .map(({ startingDate }) => ({ startingDate, travel })),
  );
}

function monthsOf(tours: readonly { readonly startingDate: CalendarDate }[]): Set<string> {
  return new Set(tours.map(({ startingDate }) => yearMonthOf(startingDate)));
}
