/**
 * What it costs to cancel, in a sentence (TRV-09). Loaders write it, so it is apart from what draws it: styles that
 * a loader imports would come before those of the root, and the server would make a stylesheet of its own.
 */
import type { TFunction } from 'i18next';
import type { CancellationStep } from '../../domain/cancellation-fees.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import type { DatedCancellationStep } from '../../domain/dated-cancellation-steps.ts';
import type { Market } from '../../domain/market.ts';
import { feeWords } from './fee-words.ts';

interface WordedStep extends Pick<CancellationStep, 'percent' | 'flexiblePercent'> {
  /** Until when, within a sentence. */
  readonly end: string;
}

/** Fees after the free days of one departure in a sentence; null where unknown, or nothing is ever due. */
export function feesOfDeparture(
  steps: readonly DatedCancellationStep[],
  market: Market,
  t: TFunction,
): string | null {
  const endOf = (day: string) => t('travel:terms.feeDate', { date: formatLongDate(day, market) });
  return feesSentence(
    steps.map((step) => ({ ...step, end: endOf(step.until) })),
    t,
  );
}

/** The same in days before departure, for all departures. */
export function feesOfAll(steps: readonly CancellationStep[], t: TFunction): string | null {
  return feesSentence(
    steps.map((step) => ({
      ...step,
      end: t('travel:terms.feeDays', { days: step.untilDays }),
    })),
    t,
  );
}

function feesSentence(steps: readonly WordedStep[], t: TFunction): string | null {
  // The flexible option divides days that cost the same without it.
  const stretches = steps.filter(({ percent }, index) => percent !== steps[index + 1]?.percent);
  const due = stretches.filter(({ percent }) => percent > 0);
  if (due.length === 0) return null;
  const fees = due.map(({ percent, end }, index) => {
    const fee = feeWords(percent, t);
    if (index < due.length - 1) return t('travel:terms.feeUntil', { fee, end });
    return index === 0 ? fee : t('travel:terms.feeThen', { fee });
  });
  const isFreeNow = due.length < stretches.length;
  const told = { fees: fees.join(', ') };
  // Where the option still helps, these are the fees without it.
  if (steps.some(({ percent, flexiblePercent }) => percent !== flexiblePercent)) {
    return t(isFreeNow ? 'travel:terms.laterFeesWithout' : 'travel:terms.nowFeesWithout', told);
  }
  return t(isFreeNow ? 'travel:terms.laterFees' : 'travel:terms.nowFees', told);
}
