/** What it costs to cancel, with and without the flexible option (TRV-09): as a table and in a sentence. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { CancellationStep, DatedCancellationStep } from '../../domain/cancellation-fees.ts';
import { formatDateRange, formatLongDate } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { useSite } from '../i18n/site.ts';
import * as styles from './booking.css.ts';

export interface CancellationTableProps {
  /** Of one departure or of all; empty shows nothing. */
  readonly steps: readonly (DatedCancellationStep | CancellationStep)[];
}

export function CancellationTable({ steps }: CancellationTableProps) {
  const { t } = useTranslation(['layout', 'travel']);
  const { market, today } = useSite();
  if (steps.length === 0) return null;
  // Where it is too late for the option there is nothing to compare.
  const hasOption = steps.some(({ percent, flexiblePercent }) => percent !== flexiblePercent);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('travel:terms.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('travel:terms.table.when')}</th>
          <th scope="col">
            {t(hasOption ? 'travel:terms.table.without' : 'travel:terms.table.share')}
          </th>
          {hasOption && <th scope="col">{t('travel:terms.flexibleCancellation')}</th>}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1;
          const when =
            'until' in step ? datesOf(step, isLast, today, market, t) : daysOf(step, isLast, t);
          return (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{feeWords(step.percent, t)}</td>
              {hasOption && <td>{feeWords(step.flexiblePercent, t)}</td>}
            </tr>
          );
        })}
      </tbody>
      {hasOption && (
        <tfoot>
          <tr>
            <td colSpan={3}>{t('travel:terms.optionKept')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Days that have begun already are told by their end alone. */
function datesOf(
  { from, until }: DatedCancellationStep,
  isLast: boolean,
  today: CalendarDate,
  market: Market,
  t: TFunction,
): string {
  const hasBegun = from === null || from <= today;
  if (isLast && from !== null) {
    return hasBegun
      ? t('travel:terms.table.now')
      : t('travel:terms.table.fromDate', { date: formatLongDate(from, market) });
  }
  return hasBegun
    ? t('travel:terms.until', { date: formatLongDate(until, market) })
    : formatDateRange(from, until, market);
}

function daysOf({ fromDays, untilDays }: CancellationStep, isLast: boolean, t: TFunction): string {
  if (isLast && fromDays !== null) return t('travel:terms.table.fromDays', { days: fromDays });
  return fromDays === null || fromDays === untilDays
    ? t('travel:terms.table.untilDays', { days: untilDays })
    : t('travel:terms.table.betweenDays', { from: fromDays, until: untilDays });
}

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

/** `50% of the price`, or words where no figure is needed. */
export function feeWords(percent: number, t: TFunction): string {
  if (percent === 0) return t('travel:terms.noFee');
  return percent === 100 ? t('travel:terms.wholeFee') : t('travel:terms.fee', { percent });
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
