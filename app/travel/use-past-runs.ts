/** How often a travel has run, in a sentence (TRV-08); null where nobody knows. */
import { useTranslation } from 'react-i18next';
import { formatMonthWithin } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import type { PastRunsView } from './past-runs-view.ts';

export function usePastRuns(view: PastRunsView | null): string | null {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  if (!view) return null;
  const { runs, reviewedSince } = view;
  const reviewed = reviewedSince && formatMonthWithin(reviewedSince, market);
  if (runs === null) return reviewed && t('facts.runsReviewed', { reviewed });
  const { count, since } = runs;
  if (since === null) return t('facts.runsFirst');
  const month = formatMonthWithin(since, market);
  return reviewed
    ? t('facts.runsCounted', { count, month, reviewed })
    : t('facts.runsValue', { count, month });
}
