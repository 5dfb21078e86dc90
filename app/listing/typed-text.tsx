/** What was made of a typed text: the filters that were read from it, and what it asked for in vain (SRCH-03). */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FilterName } from '../../domain/filters/filters.ts';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { chip } from '../ui/chip/chip.css.ts';
import { Stack } from '../ui/stack/stack.tsx';
import { note } from './filter-chips.css.ts';

/** A filter, and the words that it was read from. */
export interface ReadPart {
  readonly words: string;
  readonly filter: FilterName;
  /** The value of a list that is meant. */
  readonly item?: string | undefined;
}

export interface TypedText {
  /** Filters that still hold. */
  readonly parts: readonly ReadPart[];
  /** Words that no filter says and no travel has. */
  readonly unused: readonly string[];
  readonly withoutTrips: readonly {
    readonly id: string;
    readonly name: string;
    /** Countries with trips, the nearest first, each with the number of its travels. */
    readonly nearest: readonly {
      readonly id: string;
      readonly name: string;
      readonly travels: number;
    }[];
  }[];
  /** Codes of the address that no country has. */
  readonly unknown: readonly string[];
}

export interface TypedTextNotesProps {
  readonly typedText: TypedText;
  readonly filters: SearchFilters;
}

/** Nothing where all of the text was of use. */
export function TypedTextNotes({ typedText, filters }: TypedTextNotesProps) {
  const { t } = useTranslation('listing');
  const { unused, withoutTrips, unknown } = typedText;
  const quoted = (words: readonly string[]) =>
    words.map((text) => t('filter.text', { text })).join(', ');
  return (
    <>
      {unused.length > 0 && <p className={note}>{t('typed.unused', { words: quoted(unused) })}</p>}
      {unknown.length > 0 && (
        <p className={note}>{t('typed.unknown', { places: quoted(unknown) })}</p>
      )}
      {withoutTrips.map((country) => (
        <Nearest key={country.id} country={country} filters={filters} />
      ))}
    </>
  );
}

interface NearestProps {
  readonly country: TypedText['withoutTrips'][number];
  readonly filters: SearchFilters;
}

function Nearest({ country: { id, name, nearest }, filters }: NearestProps) {
  const { t } = useTranslation('listing');
  const path = usePagePath()('search');
  return (
    <Stack as="section" gap={8}>
      <p>{t('typed.noTrips', { country: name })}</p>
      <Stack as="ul" direction="row" gap={8}>
        {nearest.map((other) => {
          const query = printSearchFilters({
            ...filters,
            textSearch: undefined,
            continentId: undefined,
            destinationId: [
              ...(filters.destinationId ?? []).filter((code) => code !== id),
              other.id,
            ],
            typed: undefined,
            page: NO_FILTERS.page,
          });
          const count = t('search.travelsCount', { count: other.travels });
          return (
            <li key={other.id}>
              <Link to={`${path}?${query}`} className={chip()}>
                {t('empty.change', { change: other.name, results: count })}
              </Link>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
