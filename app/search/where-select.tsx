/** One choice among continents and destinations, each with the departures that it would give (RES-10). */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/search-filters.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { control } from '../ui/field-frame.css.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from '../ui/select.css.ts';
import { WHERE_FIELD } from './form-query.ts';
import { destinationNames, type PlaceChoices, type SearchChoices } from './search-choices.ts';
import { printWhere } from './where-value.ts';

export interface WhereSelectProps {
  readonly id: string;
  readonly filters: Pick<SearchFilters, 'continentId' | 'destinationId'>;
  readonly choices: SearchChoices;
}

export function WhereSelect({ id, filters, choices }: WhereSelectProps) {
  const { t } = useTranslation('listing');
  const chosen = printWhere(filters);
  const isOffered = choices.places.some((place) =>
    [...place.continents, ...place.destinations].some((choice) => choice.id === chosen),
  );
  const names = destinationNames(choices);
  return (
    <FieldFrame words={{ id, label: t('form.where') }}>
      <span className={styles.wrapper}>
        <select
          key={chosen}
          id={id}
          name={WHERE_FIELD}
          defaultValue={chosen}
          className={`${control} ${styles.select}`}
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
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
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
