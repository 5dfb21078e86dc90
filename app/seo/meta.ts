/** The head of a document from a page's `PageSeo` (SEO-01). */
import type { MetaDescriptor } from '@remix-run/react';
import { CARD } from '../../contract/image-address.ts';
import { MARKET_IDS, MARKETS } from '../../domain/market.ts';
import type { RootData } from '../i18n/site.ts';
import { coverPreloads, type ImagePreload } from '../images/image-source.ts';
import { kindOfError } from '../network/kind-of-error.ts';
import { BRAND_CARD, imageAddress, pageAddress } from './absolute-address.ts';
import { documentTitle } from './document-title.ts';
import { isNoindex, type PageSeo } from './page-seo.ts';
import { graphOf } from './structured-data/structured-thing.ts';

/** Head elements of the page; where it could not be loaded, the title that its error page shows. */
export function metaOf(
  page: { readonly seo: PageSeo } | undefined,
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
  const title = seo.titlePrefix ? `${seo.titlePrefix} ${seo.title}` : seo.title;
  return [
    { title: documentTitle(title, root.brand.name) },
    { name: 'description', content: seo.description },
    ...(seo.cover ? coverPreloads(seo.cover, root.imagesBaseUrl).map(imagePreload) : []),
    ...addressesOf(seo, root),
    ...shareCard(seo, root),
    ...(seo.robots ? [{ name: 'robots', content: seo.robots }] : []),
    ...(seo.structuredData?.length
      ? [{ 'script:ld+json': { ...graphOf(seo.structuredData) } }]
      : []),
  ];
}

/** React 18 knows the attribute in lower case only. */
function imagePreload(preload: ImagePreload): MetaDescriptor {
  return { tagName: 'link', rel: 'preload', as: 'image', ...preload, fetchpriority: 'high' };
}

/** The canonical address, and the page's address in each market; a page with `noindex` has no alternates. */
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

type SharedPage = Pick<PageSeo, 'title' | 'description' | 'canonical' | 'image'>;

/**
 * What is shown where an address is shared: Open Graph, and Twitter's own property for a large picture. Twitter takes
 * title, description and picture from Open Graph.
 */
function shareCard(
  { title, description, canonical, image }: SharedPage,
  { origins, marketId, imagesBaseUrl, brand }: RootData,
): MetaDescriptor[] {
  const origin = origins[marketId];
  const card = image
    ? imageAddress(image, CARD.size, { origin, imagesBaseUrl })
    : origin + BRAND_CARD;
  return Object.entries({
    'og:title': title,
    'og:description': description,
    'og:url': pageAddress(origin, canonical),
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:locale': localeOf(marketId),
    'og:image': card,
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': image ? image.altText : brand.name,
  })
    .map(([property, content]): MetaDescriptor => ({ property, content }))
    .concat({ name: 'twitter:card', content: 'summary_large_image' });
}

/** Open Graph needs a country with each language. */
function localeOf(marketId: RootData['marketId']): string {
  const { language, country } = MARKETS[marketId];
  return `${language}_${country ?? 'GB'}`;
}
