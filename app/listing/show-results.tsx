import { useTranslation } from 'react-i18next';
import type { Tab } from '../../domain/search-filters.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { LiveCounts } from './use-live-counts.ts';

export interface ShowResultsProps {
  /** Id of the form that it sends. */
  readonly form: string;
  readonly tab: Tab;
  /** Null where nothing was changed: then nothing is promised. */
  readonly live: LiveCounts | null;
}

/** Sends the filters, and says what they would find (RES-10), to screen readers too. */
export function ShowResults({ form, tab, live }: ShowResultsProps) {
  const { t } = useTranslation('listing');
  const total = live?.total ?? null;
  const words = total === 0 ? t('filter.showNone') : t(`filter.show.${tab}`, { count: total ?? 0 });
  return (
    <>
      <Button form={form} wide>
        {total === null ? t('filter.apply') : words}
      </Button>
      <VisuallyHidden as="output">
        {total === null ? '' : t(`search.${tab}Count`, { count: total })}
      </VisuallyHidden>
    </>
  );
}
