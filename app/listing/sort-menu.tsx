/** The order of a listing as links (RES-06, RES-11): they need no script, and each order has an address. */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, OFFERED_SORTS, type Sort } from '../../domain/sort.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { KEEPS_PLACE } from '../ui/keeps-place.ts';
import { sortQuery } from './listing-links.ts';
import * as styles from './sort-menu.css.ts';

export function SortMenu({ filters }: { readonly filters: SearchFilters }) {
  const { t } = useTranslation('listing');
  const current = filters.sort ?? DEFAULT_SORT[filters.tab];
  return (
    // The key closes it once another order is chosen.
    <details key={current} className={styles.menu}>
      <summary className={`${button({ variant: 'secondary', size: 'small' })} ${styles.summary}`}>
        <Icon name="sort" />
        {t('sort.label', { sort: t(sortKey(current)) })}
      </summary>
      <ul className={styles.list}>
        {sortsOf(filters).map((sort) => (
          <li key={sort}>
            <PageLink
              to="search"
              query={sortQuery(filters, sort)}
              {...KEEPS_PLACE}
              rel="nofollow"
              className={styles.item}
              aria-current={sort === current ? 'true' : undefined}
            >
              {t(sortKey(sort))}
              {sort === current && <Icon name="check" />}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The default order of travels is no choice of its own (RES-06), yet one must get back to it. */
function sortsOf({ tab }: SearchFilters): readonly Sort[] {
  return [...new Set([DEFAULT_SORT[tab], ...OFFERED_SORTS])];
}

/** i18next reads a colon as the end of a namespace. */
function sortKey(sort: Sort) {
  return `sort.${sort.replace(':', '-')}`;
}
