/** What it costs to cancel, with and without the flexible option (TRV-09): as a table and a note. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { CancellationStep, DatedCancellationStep } from '../../domain/cancellation-fees.ts';
import { formatDateRange, formatLongDate } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './booking.css.ts';
import { feeWords } from './cancellation-fees.ts';

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

const POLICY: RoutingKey = 'legal-cancellation-policy';

export interface LateCancellationNoteProps {
  /** The fees in a sentence; null where unknown, undefined where the page shows them beside the note. */
  readonly fees?: string | null;
}

/** Says that cancelling costs a fee once it is no longer free, with a link to the policy. */
export function LateCancellationNote({ fees }: LateCancellationNoteProps) {
  const { t } = useTranslation(['travel', 'layout']);
  const { columns } = useSite().layout.footer;
  // The footer has the link only where the operator has a policy.
  const hasPolicy = columns.some(({ links }) => links.some((link) => link.routingKey === POLICY));
  if (fees === undefined && !hasPolicy) return null;
  return (
    <p className={styles.smallNote}>
      {fees === null ? t('terms.later') : fees}
      {hasPolicy && (
        <>
          {' '}
          {/* In a new tab: what was typed in a form beside it would be lost. */}
          <PageLink to={POLICY} target="_blank" className={textLink()}>
            {t('terms.policy')}
            <VisuallyHidden> {t('layout:link.newTab')}</VisuallyHidden>
          </PageLink>
        </>
      )}
    </p>
  );
}
