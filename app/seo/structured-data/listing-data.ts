import type { ItemList } from 'schema-dts';
import type { ListedPage } from '../../listing/listed-pages.ts';
import { pageAddress } from '../absolute-address.ts';
import type { SiteOfData } from './structured-thing.ts';

/** A list of pages in the order that a listing shows them (SEO-01). */
export function listingData(
  { origin }: SiteOfData,
  name: string,
  pages: readonly ListedPage[],
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: page.name,
      url: pageAddress(origin, page.path),
    })),
  };
}
