/** The head of a document from a page's `PageSeo` (SEO-01). */
import type { MetaDescriptor } from '@remix-run/react';
import { MARKET_IDS, MARKETS } from '../../domain/market.ts';
import { kindOfError } from '../network/kind-of-error.ts';
import type { RootData } from '../i18n/site.ts';
import { coverPreloads, type ImagePreload } from '../images/image-source.ts';
import { pageAddress } from './absolute-address.ts';
import { documentTitle } from './document-title.ts';
import { isNoindex, type PageSeo } from './page-seo.ts';
import { shareCard } from './share-card.ts';
import { graphOf } from './structured-data/graph-of.ts';

/** Head elements of the page; where it could not be loaded, the title that its error page shows. */
export function metaOf(
  page: { readonly seo: PageSeo; readonly preloads: readonly string[] } | undefined,
  matches: readonly { readonly id: string; readonly data: unknown }[],
  error?: unknown,
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
  if (!root) return [];
  if (!page) {
    const title = root.errorTitles[kindOfError(error)];
    return [
      { title: documentTitle(title, root.brand.name) },
      { name: 'robots', content: 'noindex' },
    ];
  }

  const { seo } = page;
  return [
    { title: documentTitle(seo.title, root.brand.name) },
    { name: 'description', content: seo.description },
    ...coverPreloads(seo.covers ?? [], root.imagesBaseUrl).map(imagePreload),
    ...addressesOf(seo, root),
    ...shareCard(seo, root),
    ...(seo.robots ? [{ name: 'robots', content: seo.robots }] : []),
    ...page.preloads.map((href) => ({ tagName: 'link' as const, rel: 'modulepreload', href })),
    ...(seo.structuredData?.length
      ? [{ 'script:ld+json': { ...graphOf(seo.structuredData) } }]
      : []),
  ];
}

/** React 18 knows the attribute in lower case only. */
function imagePreload(preload: ImagePreload): MetaDescriptor {
  return { tagName: 'link', rel: 'preload', as: 'image', ...preload, fetchpriority: 'high' };
}

/** Which address the page has, and which in each market; a page that no index keeps is nobody's counterpart. */
function addressesOf({ canonical, alternates, robots }: PageSeo, root: RootData): MetaDescriptor[] {
  const own: MetaDescriptor = {
    tagName: 'link',
    rel: 'canonical',
    href: pageAddress(root.origins[root.marketId], canonical),
  };
  if (isNoindex(robots)) return [own];
  const others = MARKET_IDS.flatMap((id): MetaDescriptor[] => {
    const path = alternates[id];
    if (path === undefined) return [];
    const href = pageAddress(root.origins[id], path);
    return [{ tagName: 'link', rel: 'alternate', hrefLang: MARKETS[id].hreflang, href }];
  });
  return [own, ...others];
}
