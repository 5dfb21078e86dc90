/**
 * What a traveller may do up to which day: deposit, balance, free cancellation, and when it is decided
 * whether the tour runs (TRV-09, TRV-14). The numbers of days are settings; `today` is the market's.
 */
import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';
import type { CancellationTerms } from './cancellation-fees.ts';
import { isConfirmed, type TourStatus } from './tour-status.ts';

/** Days before departure, and what cancelling costs in them; `layout.settings` has them. */
export interface TermDays extends CancellationTerms {
  readonly balanceDueDays: number;
  readonly decisionDays: number;
}

/** Whether a deposit is enough to book: only while more days are left than the balance is due in. */
export function isDepositAvailable(
  startingDate: CalendarDate,
  today: CalendarDate,
  balanceDueDays: number,
): boolean {
  return daysBetween(today, startingDate) > balanceDueDays;
}

/** Deposit and balance of a price: they always add up to it (TRV-09). */
export function splitPrice(
  priceCents: number,
  depositPercent: number,
): { readonly depositCents: number; readonly balanceCents: number } {
  const depositCents = Math.round((priceCents * depositPercent) / 100);
  return { depositCents, balanceCents: priceCents - depositCents };
}

/** What somebody asks for: the price and what comes on top of it, in cents for each person. */
export interface AskedSum {
  readonly priceCents: number;
  /** Wishes less what a code takes off. */
  readonly onTopCents: number;
  readonly travellers: number;
}

/** Total, deposit and balance of all travellers together: the last two always add up to the first. */
export interface SplitTotal {
  readonly totalCents: number;
  readonly depositCents: number;
  readonly balanceCents: number;
}

/**
 * What is due of a whole request (TRV-09). The deposit is a part of the price alone, so that it is the
 * one that the tour's page names; what comes on top of the price is due with the balance.
 */
export function splitTotal(
  { priceCents, onTopCents, travellers }: AskedSum,
  depositPercent: number,
): SplitTotal {
  const totalCents = (priceCents + onTopCents) * travellers;
  const depositCents = splitPrice(priceCents, depositPercent).depositCents * travellers;
  return { totalCents, depositCents, balanceCents: totalCents - depositCents };
}

/** The day on which the balance is due (TRV-09). */
export function balanceDueDate(startingDate: CalendarDate, balanceDueDays: number): CalendarDate {
  return addDays(startingDate, -balanceDueDays);
}

/**
 * The last day on which cancelling is free, that day included (TRV-09). `days` is
 * `flexibleCancellationDays` with the flexible option and `freeCancellationDays` without.
 */
export function lastFreeCancellationDay(startingDate: CalendarDate, days: number): CalendarDate {
  return addDays(startingDate, -days);
}

/** Whether cancelling is still free today (TRV-09). */
export function isCancellationFree(
  startingDate: CalendarDate,
  today: CalendarDate,
  days: number,
): boolean {
  return today <= lastFreeCancellationDay(startingDate, days);
}

/**
 * The day by which it is decided whether the tour runs (TRV-14). Null once that is settled: when it is
 * confirmed, or sold out.
 */
export function decisionDate(
  tour: { readonly startingDate: CalendarDate; readonly status: TourStatus },
  decisionDays: number,
): CalendarDate | null {
  if (isConfirmed(tour.status) || tour.status === 'SOLD_OUT') return null;
  return addDays(tour.startingDate, -decisionDays);
}
