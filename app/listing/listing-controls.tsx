/** The links around a listing: its two lists, its orders and its pages (RES-01, RES-06, RES-11). They need no script. */
import { useTranslation } from 'react-i18next';
import { type SearchFilters, TABS } from '../../domain/filters/search-filters.ts';
import { DEFAULT_SORT, OFFERED_SORTS, type Sort } from '../../domain/sort.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { button } from '../ui/button/button.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { pageOf } from './listing-controls.css.ts';
import { pageQuery, sortQuery, tabQuery } from './listing-links.ts';
import { sortKey } from './sort-key.ts';
import * as styles from './listing-controls.css.ts';

export function ListingTabs({ filters }: { readonly filters: SearchFilters }) {
  const { t } = useTranslation('listing');
  const pathOf = usePagePath();
  return (
    <Tabs
      theme="solid"
      label={t('tabs.label')}
      items={TABS.map((tab) => ({
        label: t(`tabs.${tab}`),
        href: pathOf('search', undefined, tabQuery(filters, tab)),
        isCurrent: tab === filters.tab,
        eventName: `search_${tab}`,
      }))}
    />
  );
}

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
              preventScrollReset
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

export interface ListingPaginationProps {
  /** `page` is the page that is shown. */
  readonly filters: SearchFilters;
  readonly lastPage: number;
}

/** Nothing where there is one page. */
export function ListingPagination({ filters, lastPage }: ListingPaginationProps) {
  const { t } = useTranslation('listing');
  const pathOf = usePagePath();
  if (lastPage <= 1) return null;
  return (
    <Stack gap={8}>
      <p className={pageOf}>{t('pages.pageOf', { page: filters.page, last: lastPage })}</p>
      <Pagination
        current={filters.page}
        last={lastPage}
        hrefOf={(page) => pathOf('search', undefined, pageQuery(filters, page))}
        words={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: t('pages.page'),
        }}
      />
    </Stack>
  );
}
