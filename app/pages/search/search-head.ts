import { pathOf } from '../../../contract/route-paths.ts';
import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { pagesOfTours, pagesOfTravels } from '../../listing/listed-pages.ts';
import { pagedTitle } from '../../listing/index-rule.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { oneStepData } from '../../seo/structured-data/breadcrumb-data.ts';
import { listingData } from '../../seo/structured-data/listing-data.ts';
import { siteOfData } from '../../seo/structured-data/structured-thing.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';
import type { SearchList } from './find-listing.server.ts';
import { searchCounterparts } from './search-counterparts.ts';

/**
 * What a list of the search says of itself (SEO-01). Filters are of no account: what a filtered list is to an
 * index, `listingIndexRule` says. A page of a list holds something else in each market, so only the first one
 * of each tab has counterparts.
 */
export function searchHead(
  list: SearchList,
  page: number,
  { settings, market, currency, t }: PageLoaderArguments,
): Pick<PageSeo, 'title' | 'description' | 'alternates' | 'structuredData'> {
  const { tab } = list;
  const words = t('listing:search.title');
  const title = tab === 'tours' ? words : `${words}: ${t('listing:tabs.travels')}`;
  const pages =
    list.tab === 'travels'
      ? pagesOfTravels(list.travels, market.id)
      : pagesOfTours(list.tours, market.id);
  const site = siteOfData(settings, market.id);
  return {
    title: pagedTitle(title, page, t),
    description:
      tab === 'tours' ? t('listing:search.description') : t('listing:search.travelsDescription'),
    alternates: page === 1 ? searchCounterparts({ ...NO_FILTERS, tab }, currency) : {},
    structuredData: [
      ...(pages.length > 0 ? [listingData(site, title, pages)] : []),
      oneStepData(site, t, { name: words, path: pathOf('search', market.id) }),
    ],
  };
}
