/** What is searched for, in words. */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { departureText } from './dates-text.ts';
import { destinationNames, type SearchChoices } from './search-choices.ts';

export interface SearchSummaryProps {
  readonly filters: SearchFilters;
  readonly choices: SearchChoices;
}

/** What is searched for, where there is one line for it: `Japan · Departing in May 2027`. */
export function SearchSummary({ filters, choices }: SearchSummaryProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { period } = choices;
  const dates = departureText(filters, { t, market, period });
  const words = [usePlaceText(filters, choices), dates].filter(Boolean);
  return (
    <>
      <Icon name="search" />
      {words.join(' · ') || t('form.change')}
    </>
  );
}

/** Where a search is for: `Japan, Peru`; empty for anywhere. */
export function usePlaceText(
  { textSearch, continentId = [], destinationId = [] }: SearchFilters,
  choices: SearchChoices,
): string {
  const { t } = useTranslation('listing');
  const names = destinationNames(choices);
  return [
    ...(textSearch ? [textSearch] : []),
    ...continentId.map((code) => t(`continents.${code}`)),
    ...destinationId.flatMap((code) => names.get(code) ?? []),
  ].join(', ');
}
