import type { TFunction } from 'i18next';

/** The title of a page of a list: each is a page of its own to an index (RES-11, SEO-01). */
export function pagedTitle(title: string, page: number, t: TFunction): string {
  return page === 1 ? title : `${title} – ${t('listing:pages.page')} ${page}`;
}
