/** The days on which tours start, for the range calendar (SRCH-12). */
import type { DepartureDay } from '../../contract/calendar.ts';
import type { Filters } from '../../contract/filters.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { calendarRank } from '../../domain/departure-calendar.ts';
import { TOUR_STATUSES, type TourStatus } from '../../domain/tour-status.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findRows } from './find-listing.ts';
import type { ListingContext } from './listing-page.ts';
import { NO_PRICE } from './price-view.ts';
import { STATUS_BITS } from './tour-columns.ts';

/**
 * Each day up to `lastDay` with the tours that a listing of the filters would have on it: the best
 * status by the calendar's ranking, the lowest price, and how many they are. The filters' own dates
 * count for nothing: they are what is about to be chosen.
 */
export function departureDays(
  index: CatalogueIndex,
  { dateFrom: _from, dateTo: _to, daysSpan: _span, ...filters }: Filters,
  lastDay: CalendarDate,
  context: ListingContext,
): DepartureDay[] {
  const { tourRows, prices } = findRows(index, { ...filters, dateTo: lastDay }, context);
  const { startDays, traits, offerRows } = index.tours;
  const days: DepartureDay[] = [];
  let current = -1;
  // Rows stand by their date.
  for (const row of tourRows) {
    const status = TOUR_STATUSES[(traits[row] as number) & STATUS_BITS] as TourStatus;
    const amount = prices.cents[offerRows[row] as number] as number;
    const cents = amount === NO_PRICE ? null : amount;
    const startDay = startDays[row] as number;
    const day = days.at(-1);
    if (startDay !== current || !day) {
      current = startDay;
      days.push({ day: addDays(EPOCH, startDay), status, departures: 1, cents });
      continue;
    }
    day.departures += 1;
    if (calendarRank(status) < calendarRank(day.status)) day.status = status;
    if (cents !== null && (day.cents === null || cents < day.cents)) day.cents = cents;
  }
  return days;
}

const EPOCH = '1970-01-01';
