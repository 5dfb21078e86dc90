/** What it costs to cancel, with and without the flexible option, as a table (TRV-09). */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CancellationStep } from '../../domain/cancellation-fees.ts';
import * as styles from './booking.css.ts';
import { feeWords } from './fee-words.ts';

/** The scale of all departures, in days before them; empty shows nothing. */
export function CancellationTable({ steps }: { readonly steps: readonly CancellationStep[] }) {
  const { t } = useTranslation('legal');
  const rows = steps.map((step, index) => ({
    ...step,
    when: daysOf(step, index === steps.length - 1, t),
  }));
  return <CancellationRows rows={rows} />;
}

function daysOf({ fromDays, untilDays }: CancellationStep, isLast: boolean, t: TFunction): string {
  if (isLast && fromDays !== null) return t('table.fromDays', { days: fromDays });
  return fromDays === null || fromDays === untilDays
    ? t('table.untilDays', { days: untilDays })
    : t('table.betweenDays', { from: fromDays, until: untilDays });
}

interface CancellationRow extends Pick<CancellationStep, 'percent' | 'flexiblePercent'> {
  /** On which days it costs that. */
  readonly when: string;
}

/** The table of rows whose days are worded. */
export function CancellationRows({ rows }: { readonly rows: readonly CancellationRow[] }) {
  const { t } = useTranslation('legal');
  if (rows.length === 0) return null;
  // Where it is too late for the option there is nothing to compare.
  const hasOption = rows.some(({ percent, flexiblePercent }) => percent !== flexiblePercent);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.when')}</th>
          <th scope="col">{t(hasOption ? 'table.without' : 'table.share')}</th>
          {hasOption && <th scope="col">{t('table.with')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ when, percent, flexiblePercent }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{feeWords(percent, t)}</td>
            {hasOption && <td>{feeWords(flexiblePercent, t)}</td>}
          </tr>
        ))}
      </tbody>
      {hasOption && (
        <tfoot>
          <tr>
            <td colSpan={3}>{t('table.optionKept')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
