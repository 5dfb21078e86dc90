import type { BreadcrumbList } from 'schema-dts';
import { pageAddress } from '../page-address.ts';
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
