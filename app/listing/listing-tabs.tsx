/** The two lists of a search as links: departures, which is the default, and trips (RES-01). */
import { useTranslation } from 'react-i18next';
import { TABS, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { tabQuery } from './listing-links.ts';

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
