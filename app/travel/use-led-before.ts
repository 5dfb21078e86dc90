/** How many departures somebody has led already, as far as the site knows (TRV-10); null where it knows of none. */
import { useTranslation } from 'react-i18next';
import type { PastRuns } from '../../contract/travel.ts';
import { formatMonthWithin } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';

export function useLedBefore(runs: PastRuns | null): string | null {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  if (!runs || runs.since === null) return null;
  return t('blocks.ledBefore', {
    count: runs.count,
    month: formatMonthWithin(runs.since, market),
  });
}
