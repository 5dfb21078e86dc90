/** What it costs to cancel a departure (TRV-09): as a table of its days, and as a note. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { formatDateRange, formatLongDate } from '../../domain/date-format.ts';
import type { DatedCancellationStep } from '../../domain/dated-cancellation-steps.ts';
import type { Market } from '../../domain/market.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './booking.css.ts';
import { CancellationRows } from './cancellation-table.tsx';

/** The scale of one departure, with its days (TRV-09); empty shows nothing. */
export function DatedCancellationTable({ steps }: DatedCancellationTableProps) {
  const { t } = useTranslation(['travel', 'layout']);
  const { market, today } = useSite();
  const rows = steps.map((step, index) => ({
    ...step,
    when: datesOf(step, index === steps.length - 1, today, market, t),
  }));
  return <CancellationRows rows={rows} />;
}

export interface DatedCancellationTableProps {
  readonly steps: readonly DatedCancellationStep[];
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
      ? t('legal:table.now')
      : t('legal:table.fromDate', { date: formatLongDate(from, market) });
  }
  return hasBegun
    ? t('travel:terms.until', { date: formatLongDate(until, market) })
    : formatDateRange(from, until, market);
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
