import type { TFunction } from 'i18next';
import type { BreadcrumbList } from 'schema-dts';
import { pathOf } from '../../../contract/route-paths.ts';
import { pageAddress } from '../absolute-address.ts';
import type { SiteOfData } from './structured-thing.ts';

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to a page, the page itself last (SEO-01). */
export function breadcrumbData({ origin }: SiteOfData, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: pageAddress(origin, path),
    })),
  };
}

/** That of a page that is one step from the home page. */
export function oneStepData(site: SiteOfData, t: TFunction, page: Step): BreadcrumbList {
  return breadcrumbData(site, [homeStep(site, t), page]);
}

/** The way to the page of a country, which is one step from the list of all travels. */
export function countrySteps(site: SiteOfData, t: TFunction, page: Step): readonly Step[] {
  const travels = { name: t('travel:breadcrumb.travels'), path: pathOf('travels', site.market.id) };
  return [homeStep(site, t), travels, page];
}

function homeStep({ market }: SiteOfData, t: TFunction): Step {
  return { name: t('travel:breadcrumb.home'), path: pathOf('index', market.id) };
}
