/** One choice among continents and destinations, each with the departures that it would give (RES-10). */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { WHERE_FIELD } from './form-query.ts';
import { ListField, type ListLook } from './list-field.tsx';
import { destinationNames, type PlaceChoices, type SearchChoices } from './search-choices.ts';
import { printWhere } from './where-value.ts';

export interface WhereSelectProps {
  readonly id: string;
  readonly filters: Pick<SearchFilters, 'continentId' | 'destinationId'>;
  readonly choices: SearchChoices;
  readonly look?: ListLook;
}

export function WhereSelect({ id, filters, choices, look = 'field' }: WhereSelectProps) {
  const { t } = useTranslation('listing');
  const chosen = printWhere(filters);
  const isOffered = choices.places.some((place) =>
    [...place.continents, ...place.destinations].some((choice) => choice.id === chosen),
  );
  const names = destinationNames(choices);
  return (
    <ListField
      key={chosen}
      id={id}
      name={WHERE_FIELD}
      label={t('form.where')}
      icon="globe"
      look={look}
      defaultValue={chosen}
    >
      <option value="">{t('form.anywhere')}</option>
      {chosen !== '' && !isOffered && (
        // Several places, from an address: no single choice stands for them.
        <option value={chosen}>
          {[
            ...(filters.continentId ?? []).map((code) => t(`continents.${code}`)),
            ...(filters.destinationId ?? []).map((code) => names.get(code) ?? code),
          ].join(', ')}
        </option>
      )}
      {choices.places.map((place) => (
        <PlaceOptions key={place.area} place={place} />
      ))}
    </ListField>
  );
}

function PlaceOptions({ place }: { readonly place: PlaceChoices }) {
  const { t } = useTranslation('listing');
  const withCount = (name: string, departures: number) =>
    t('form.choice', { name, count: departures });
  return (
    <optgroup label={t(`continents.${place.area}`)}>
      {place.continents.map(({ id, departures }) => (
        <option key={id} value={id}>
          {withCount(t('form.allCountries', { place: t(`continents.${id}`) }), departures)}
        </option>
      ))}
      {place.destinations.map(({ id, name, departures }) => (
        <option key={id} value={id}>
          {withCount(name, departures)}
        </option>
      ))}
    </optgroup>
  );
}
