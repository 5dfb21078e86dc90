/** Where a search is for, in words: `Japan, Peru`; empty for anywhere. */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { destinationNames, type SearchChoices } from './search-choices.ts';

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
