import { pathOf } from '../../../contract/route-paths.ts';
import type { CoordinatorDetail } from '../../../contract/travel.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { breadcrumbData } from '../../seo/structured-data/breadcrumb-data.ts';
import { coordinatorData } from '../../seo/structured-data/coordinator-data.ts';
import { siteOfData } from '../../seo/structured-data/structured-thing.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';
import { personName } from '../../../domain/person-name.ts';

/** Who a coordinator is, for who is told of the page and for search engines (SEO-01). */
export function coordinatorHead(
  coordinator: CoordinatorDetail,
  path: string,
  { settings, market, t }: Pick<PageLoaderArguments, 'settings' | 'market' | 't'>,
): Pick<PageSeo, 'image' | 'structuredData'> {
  const site = siteOfData(settings, market.id);
  const name = personName(coordinator);
  const steps = [
    { name: t('travel:breadcrumb.home'), path: pathOf('index', market.id) },
    { name: t('travel:breadcrumb.coordinators'), path: pathOf('coordinators', market.id) },
    { name, path },
  ];
  return {
    image: coordinator.portrait,
    structuredData: [coordinatorData(site, coordinator, path), breadcrumbData(site, steps)],
  };
}
