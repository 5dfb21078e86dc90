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
import * as styles from './filter-chips.css.ts';
import { listingAddress, unfilteredQuery } from './listing-links.ts';
import type { ReadPart } from './typed-text.tsx';

export interface FilterChipsProps {
  readonly filters: SearchFilters;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Titles of travels by their id: chosen trips have their names where the list has them. */
  readonly travels?: ReadonlyMap<string, string>;
  /** The holiday or season that the dates are. */
  readonly period?: Period | null | undefined;
  /** Address of the page that holds the filters, with what else its query has; the search page by default. */
  readonly path?: string;
  /** Where a filter is changed; by default it can be taken away only. */
  readonly changeAt?: (filter: FilterName) => string;
  /** Those that narrow nothing, as the list says. */
  readonly ignored: readonly FilterName[];
  /** Those that were read from a typed text. */
  readonly read?: readonly ReadPart[];
}

/** Nothing where no filter is active. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, destinations, travels, period, ignored, changeAt, read = [] } = props;
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  const searchPath = usePagePath()('search');
  const { path = searchPath } = props;
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const labelOf = (filter: ActiveFilter) =>
    chipLabel(filter, { t, market, currency, filters, destinations, travels, period });
  /** The words that it was read from, where it is called otherwise. */
  const wordsOf = ({ key, item }: ActiveFilter, label: string) => {
    const parts = read.filter((one) => one.filter === key && (one.item ?? item) === item);
    const others = parts.filter(({ words }) => !label.toLowerCase().includes(words.toLowerCase()));
    return others.map(({ words }) => t('filter.text', { text: words })).join(', ');
  };
  const withoutEffect = active.filter(({ key }) => ignored.includes(key)).map(labelOf);
  return (
    <>
      <Stack as="ul" direction="row" gap={8}>
        {active.map((filter) => {
          const label = labelOf(filter);
          const words = wordsOf(filter, label);
          const without = listingAddress(path, printSearchFilters(filter.without));
          const said = (
            <>
              {label}
              {words && <span className={styles.readFrom}> {words}</span>}
            </>
          );
          return (
            <li key={`${filter.key} ${label}`}>
              {changeAt ? (
                <span className={`${chip()} ${styles.twoLinks}`}>
                  <Link to={changeAt(filter.key)} className={styles.changeLink}>
                    <VisuallyHidden>{t('filter.change')} </VisuallyHidden>
                    {said}
                  </Link>
                  <Link
                    to={without}
                    preventScrollReset
                    className={styles.removeLink}
                    aria-label={`${t('filter.remove')} ${label}`}
                  >
                    <Icon name="close" />
                  </Link>
                </span>
              ) : (
                <Link to={without} preventScrollReset className={chip()}>
                  <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
                  {said}
                  <Icon name="close" />
                </Link>
              )}
            </li>
          );
        })}
        {active.length > 1 && (
          <li>
            <Link
              to={listingAddress(path, unfilteredQuery(filters))}
              preventScrollReset
              className={styles.clearLink}
            >
              {t('filter.clearAll')}
            </Link>
          </li>
        )}
      </Stack>
      {withoutEffect.length > 0 && (
        <p className={styles.note}>{t('filter.ignored', { filters: withoutEffect.join(', ') })}</p>
      )}
    </>
  );
}
