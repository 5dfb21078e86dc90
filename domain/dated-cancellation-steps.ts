/**
 * The days on which cancelling one tour costs each share of its price (TRV-09), as plain dates. Apart from the
 * scale, which legal pages show: they need no code of dates.
 */
import { addDays, type CalendarDate } from './calendar-date.ts';
import { cancellationSteps, type CancellationTerms } from './cancellation-fees.ts';

/** A step of the scale for one tour: both days belong to it. */
export interface DatedCancellationStep {
  readonly from: CalendarDate | null;
  readonly until: CalendarDate;
  readonly percent: number;
  readonly flexiblePercent: number;
}

/** The scale of one tour, without what is past today: the market's own day. */
export function datedCancellationSteps(
  startingDate: CalendarDate,
  today: CalendarDate,
  terms: CancellationTerms,
): readonly DatedCancellationStep[] {
  return cancellationSteps(terms)
    .map(({ fromDays, untilDays, ...shares }) => ({
      from: fromDays === null ? null : addDays(startingDate, -fromDays),
      until: addDays(startingDate, -untilDays),
      ...shares,
    }))
    .filter(({ until }) => until >= today);
}
