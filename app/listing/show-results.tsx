import { useTranslation } from 'react-i18next';
import type { Tab } from '../../domain/filters/search-filters.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';

export interface ShowResultsProps {
  /** Id of the form that it sends. */
  readonly form: string;
  readonly tab: Tab;
  /** What it would find; null where that is not known: then nothing is promised. */
  readonly total: number | null;
}

/** Sends the filters, and says what they would find (RES-10), to screen readers too. */
export function ShowResults({ form, tab, total }: ShowResultsProps) {
  const { t } = useTranslation('listing');
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
