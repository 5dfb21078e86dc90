/** Where one stands in a listing, and the links to its other pages (RES-01). */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Stack } from '../ui/stack.tsx';
import { pageQuery } from './listing-links.ts';
import { pageOf } from './listing-pagination.css.ts';

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
