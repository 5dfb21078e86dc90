/** The terms of a seat: deposit, balance, cancellation, and when the tour is decided (TRV-09, TRV-14). */
import type { TourSummary } from '../../contract/common.ts';
import {
  balanceDueDate,
  decisionDate,
  isDepositAvailable,
  lastFreeCancellationDay,
  splitPrice,
  type TermDays,
} from '../../domain/booking-terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import {
  datedCancellationSteps,
  type DatedCancellationStep,
} from '../../domain/dated-cancellation-steps.ts';
import { runOutlook, type RunOutlook } from '../../domain/run-outlook.ts';

export interface TourTerms {
  /** Whether it will run, as far as that is known today. */
  readonly outlook: RunOutlook;
  /** Null where the whole sum is due with the booking: too few days are left, or there is no price. */
  readonly deposit: {
    readonly cents: number;
    readonly percent: number;
    readonly balanceCents: number;
    readonly balanceDueDate: CalendarDate;
  } | null;
  /** Last day of free cancellation, that day included; null once it is past. */
  readonly freeCancellationUntil: CalendarDate | null;
  /** The same with the flexible option. */
  readonly flexibleCancellationUntil: CalendarDate | null;
  /** How many days before departure those two are, whether past or not. */
  readonly freeCancellationDays: number;
  readonly flexibleCancellationDays: number;
  /** What cancelling costs from today on, the free days first; none where it is not known. */
  readonly cancellation: readonly DatedCancellationStep[];
  /** Day by which it is decided whether the tour runs; null once that is settled, or the day past. */
  readonly decisionDate: CalendarDate | null;
}

interface TermsOf {
  readonly tour: Pick<TourSummary, 'startingDate' | 'salesStatus' | 'freeSeats' | 'seatsToConfirm'>;
  /** Price of the tour in cents, or null. */
  readonly priceCents: number | null;
  readonly depositPercent: number;
  readonly days: TermDays;
  /** The market's own day. */
  readonly today: CalendarDate;
}

/** The terms of a tour today. Deposit and balance always add up to the price. */
export function tourTerms({ tour, priceCents, depositPercent, days, today }: TermsOf): TourTerms {
  const { startingDate } = tour;
  const notPast = (day: CalendarDate) => (day >= today ? day : null);
  const status = tour.salesStatus;
  const outlook = runOutlook({ ...tour, status }, today, days.decisionDays);
  const decision =
    outlook === 'open' ? decisionDate({ startingDate, status }, days.decisionDays) : null;
  return {
    outlook,
    deposit:
      priceCents !== null && isDepositAvailable(startingDate, today, days.balanceDueDays)
        ? depositOf(priceCents, depositPercent, balanceDueDate(startingDate, days.balanceDueDays))
        : null,
    freeCancellationUntil: notPast(
      lastFreeCancellationDay(startingDate, days.freeCancellationDays),
    ),
    flexibleCancellationUntil: notPast(
      lastFreeCancellationDay(startingDate, days.flexibleCancellationDays),
    ),
    freeCancellationDays: days.freeCancellationDays,
    flexibleCancellationDays: days.flexibleCancellationDays,
    cancellation: datedCancellationSteps(startingDate, today, days),
    decisionDate: decision && notPast(decision),
  };
}

function depositOf(priceCents: number, percent: number, dueDate: CalendarDate) {
  const { depositCents, balanceCents } = splitPrice(priceCents, percent);
  return { cents: depositCents, percent, balanceCents, balanceDueDate: dueDate };
}
