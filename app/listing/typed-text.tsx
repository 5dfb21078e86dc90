/** What was made of a typed text: the filters that were read from it, and what it asked for in vain (SRCH-03). */
import { useTranslation } from 'react-i18next';
import type { Contradiction } from '../../contract/question-reading.ts';
import { filterNamed, type FilterName } from '../../domain/filters/filters.ts';
import { printSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { MAXIMUM_TEXT_LENGTH } from '../../domain/query-values.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { chip } from '../ui/chip/chip.css.ts';
import { Link } from '../ui/link.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { note } from './filter-chips.css.ts';
import { nearestSearch, searchAsText } from './nearest-search.ts';

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
    /** Countries with results, the nearest first, each with their number in the unit of the list. */
    readonly nearest: readonly {
      readonly id: string;
      readonly name: string;
      readonly count: number;
    }[];
    /** Whether these are under the other filters; else without them. */
    readonly isFiltered: boolean;
  }[];
  /** Parts of countries that no travel goes to: what is listed goes to the country. */
  readonly partsWithoutTrips: readonly { readonly name: string; readonly country: string }[];
  /** How many results the text has as it stands, where it was read as a country; 0 where it was not. */
  readonly mentions: number;
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
  const path = usePagePath()('search');
  const { unused, withoutTrips, partsWithoutTrips, mentions, unknown } = typedText;
  const quoted = (words: readonly string[]) =>
    words.map((text) => t('filter.text', { text })).join(', ');
  return (
    <>
      {isCut(filters) && (
        <p className={note}>{t('typed.tooLong', { most: MAXIMUM_TEXT_LENGTH })}</p>
      )}
      {unused.length > 0 && <p className={note}>{t('typed.unused', { words: quoted(unused) })}</p>}
      {unknown.length > 0 && (
        <p className={note}>{t('typed.unknown', { places: quoted(unknown) })}</p>
      )}
      {withoutTrips.map((country) => (
        <Nearest key={country.id} country={country} filters={filters} />
      ))}
      {partsWithoutTrips.map(({ name, country }) => (
        <p key={name} className={note}>
          {t('typed.noTrips', { country: name })} {t('typed.wholeCountry', { country })}
        </p>
      ))}
      {mentions > 0 && (
        <p>
          <Link
            to={`${path}?${printSearchFilters(searchAsText(filters))}`}
            className={textLink({ standalone: true })}
          >
            {t(`typed.mentions.${filters.tab}`, { count: mentions, text: filters.typed })}
          </Link>
        </p>
      )}
    </>
  );
}

/** A text of the full length was a longer one, or is about to be; the last of its characters may be a space. */
function isCut({ typed, textSearch = '' }: SearchFilters): boolean {
  return (typed ?? textSearch).length >= MAXIMUM_TEXT_LENGTH - 1;
}

interface NearestProps {
  readonly country: TypedText['withoutTrips'][number];
  readonly filters: SearchFilters;
}

function Nearest({ country, filters }: NearestProps) {
  const { t } = useTranslation('listing');
  const path = usePagePath()('search');
  const { id, name, nearest, isFiltered } = country;
  const lead = isFiltered ? t('typed.nearest') : t('typed.nearestUnfiltered');
  return (
    <Stack as="section" gap={8}>
      <p>
        {t('typed.noTrips', { country: name })}
        {nearest.length > 0 && ` ${lead}`}
      </p>
      {nearest.length > 0 && (
        <Stack as="ul" direction="row" gap={8}>
          {nearest.map((other) => {
            const search = nearestSearch(filters, { country: id, other: other.id, isFiltered });
            const results = t(`search.${filters.tab}Count`, { count: other.count });
            return (
              <li key={other.id}>
                <Link to={`${path}?${printSearchFilters(search)}`} className={chip()}>
                  {t('empty.change', { change: other.name, results })}
                </Link>
              </li>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}

/** Wishes that cannot all be, of which none is looked for. */
export function Contradictions({
  contradictions,
}: {
  readonly contradictions: readonly Contradiction[];
}) {
  const { t } = useTranslation('listing');
  return contradictions.map(({ filter, words }) => {
    const key = isList(filter) ? 'typed.against' : 'typed.contradiction';
    const quoted = [...new Set(words)].map((text) => t('filter.text', { text })).join(', ');
    return <p key={filter}>{t(key, { words: quoted })}</p>;
  });
}

/** Of which a value is asked for and left out at once; of any other filter there is one value. */
function isList(filter: FilterName): boolean {
  return ['words', 'codes'].includes(filterNamed(filter).value.kind);
}
