/**
 * The search bar of the cover and of the search page. It is a GET form to the market's search page and
 * needs no scripts; the page's loader reads what it sends by `form-query.ts` (SRCH-16). Whoever comes
 * near it with scripts gets fields that open (SRCH-01) in the place of the plain ones. Fields that stand
 * elsewhere on the page join it by its id.
 */
import { Form, useLocation } from '@remix-run/react';
import { useRef, type FormEvent } from 'react';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { resetFields, useFieldsOf } from '../ui/use-fields-of.ts';
import { KeptFilters } from './kept-filters.tsx';
import { PlainFields } from './plain-fields.tsx';
import type { SearchChoices } from './search-choices.ts';
import * as styles from './search-form.css.ts';
import type { Origin } from './state/panel.ts';
import { TravelsField } from './travels-field.tsx';
import { useRichFields } from './use-rich-fields.ts';

export interface SearchFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly choices: SearchChoices;
  /** What the fields show; absent on a page that is no result of a search. */
  readonly filters?: SearchFilters;
}

/** What the fields that open do with what is sent. */
export type Submit = (event: FormEvent<HTMLFormElement>) => void;

export function SearchForm({ id, choices, filters: ofPage }: SearchFormProps) {
  const filters = ofPage ?? NO_FILTERS;
  const pathOf = usePagePath();
  const origin: Origin =
    useLocation().pathname === pathOf('index') ? 'homepage' : 'destinationPage';
  const form = useFieldsOf(printSearchFilters(filters).toString(), resetFields);
  const submit = useRef<Submit | null>(null);
  const { rich, interest } = useRichFields(form, filters);
  const fields = { id, choices, filters };
  return (
    <search>
      {/* What its fields hear of, too: its own part is to fetch what opens them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <Form
        ref={form}
        id={id}
        action={pathOf('search')}
        method="get"
        className={styles.form}
        data-search-origin={origin}
        onSubmit={(event) => submit.current?.(event)}
        {...interest}
      >
        <KeptFilters filters={filters} />
        <TravelsField filters={ofPage} />
        {rich ? (
          <rich.Fields {...fields} origin={origin} taken={rich.taken} submitRef={submit} />
        ) : (
          <PlainFields {...fields} />
        )}
      </Form>
    </search>
  );
}
