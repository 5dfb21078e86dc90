/** The active filters, each with a link that takes it away (RES-11), and which of them cannot hold. */
import { useTranslation } from 'react-i18next';
import type { Period } from '../../domain/date-range.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import { printSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip/chip.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { activeFilters, type ActiveFilter, chipLabel } from './filter-label.ts';
import { clearLink, note, readFrom } from './filter-chips.css.ts';
import { unfilteredQuery } from './listing-links.ts';
import type { ReadPart } from './typed-text.tsx';

export interface FilterChipsProps {
  readonly filters: SearchFilters;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Titles of travels by their id: chosen trips have their names where the list has them. */
  readonly travels?: ReadonlyMap<string, string>;
  /** The holiday or season that the dates are. */
  readonly period?: Period | null | undefined;
  /** Path of the page whose address holds the filters; the search page by default. */
  readonly path?: string;
  /** Those that narrow nothing, as the list says. */
  readonly ignored: readonly FilterName[];
  /** Those that were read from a typed text. */
  readonly read?: readonly ReadPart[];
}

/** Nothing where no filter is active. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, destinations, travels, period, path, ignored, read = [] } = props;
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  const searchPath = usePagePath()('search');
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const addressOf = (query: URLSearchParams) =>
    `${path ?? searchPath}${query.size > 0 ? `?${query}` : ''}`;
  const labelOf = (filter: ActiveFilter) =>
    chipLabel(filter, { t, market, currency, filters, destinations, travels, period });
  /** The words that it was read from, where it is called otherwise. */
  const wordsOf = ({ key, item }: ActiveFilter, label: string) => {
    const part = read.find((one) => one.filter === key && (one.item ?? item) === item);
    const isSame = part && label.toLowerCase().includes(part.words.toLowerCase());
    return part && !isSame ? t('filter.text', { text: part.words }) : null;
  };
  const withoutEffect = active.filter(({ key }) => ignored.includes(key)).map(labelOf);
  return (
    <>
      <Stack as="ul" direction="row" gap={8}>
        {active.map((filter) => {
          const label = labelOf(filter);
          const words = wordsOf(filter, label);
          const query = printSearchFilters(filter.without);
          return (
            <li key={`${filter.key} ${label}`}>
              <Link to={addressOf(query)} preventScrollReset className={chip()}>
                <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
                {label}
                {words && <span className={readFrom}> {words}</span>}
                <Icon name="close" />
              </Link>
            </li>
          );
        })}
        {active.length > 1 && (
          <li>
            <Link
              to={addressOf(unfilteredQuery(filters))}

              preventScrollReset
              className={clearLink}
            >
              {t('filter.clearAll')}
            </Link>
          </li>
        )}
      </Stack>
      {withoutEffect.length > 0 && (
        <p className={note}>{t('filter.ignored', { filters: withoutEffect.join(', ') })}</p>
      )}
    </>
  );
}
