/**
 * The fields of the search bar as the server draws them (SRCH-16): text, where, and when by month. Without
 * scripts they stay; with them the text says where too, and the list of places is not shown.
 */
import { useTranslation } from 'react-i18next';
import { NO_FILTERS, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { Button } from '../ui/button/button.tsx';
import { BarField } from './bar-field.tsx';
import * as field from './bar-field.css.ts';
import { SHOWN_TEXT_FIELD } from './form-query.ts';
import { MonthSelect } from './month-select.tsx';
import type { SearchChoices } from './search-choices.ts';
import * as styles from './search-form.css.ts';
import { usePlaceText } from './use-place-text.ts';
import { WhereSelect } from './where-select.tsx';

export interface FieldsProps {
  /** Id of the form, unique on the page. */
  readonly id: string;
  readonly choices: SearchChoices;
  readonly filters: SearchFilters;
}

export function PlainFields({ id, choices, filters }: FieldsProps) {
  const { t } = useTranslation('listing');
  // With scripts the list that shows it is not there.
  const { continentId, destinationId } = filters;
  const place = usePlaceText({ ...NO_FILTERS, continentId, destinationId }, choices);
  return (
    <>
      <div className={field.field}>
        <BarField
          id={`${id}-text`}
          icon="pin"
          label={
            <>
              <span className={field.withScripts}>{t('form.where')}</span>
              <span className={field.withoutScripts}>{t('form.text')}</span>
            </>
          }
        >
          <input
            id={`${id}-text`}
            name="textSearch"
            type="search"
            placeholder={place ? ' ' : t('form.textExample')}
            maxLength={200}
            defaultValue={filters.textSearch ?? ''}
            autoComplete="off"
            enterKeyHint="search"
            className={field.control}
            aria-describedby={place ? `${id}-place` : undefined}
          />
          {filters.textSearch && !place && (
            <input type="hidden" name={SHOWN_TEXT_FIELD} value={filters.textSearch} />
          )}
          {place && (
            <span id={`${id}-place`} className={field.shownPlace}>
              {place}
            </span>
          )}
        </BarField>
      </div>
      <div className={`${field.field} ${field.withoutScripts}`}>
        <WhereSelect id={`${id}-where`} filters={filters} choices={choices} look="bar" />
      </div>
      <div className={field.field}>
        <MonthSelect id={`${id}-month`} filters={filters} choices={choices} look="bar" />
      </div>
      <div className={styles.submit}>
        <Button icon="search" wide>
          {t('form.search')}
        </Button>
      </div>
    </>
  );
}
