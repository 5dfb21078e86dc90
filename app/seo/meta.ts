/** The head of a document from a page's `PageSeo` (SEO-01): title, links between markets, and the card where it is shared. */
import type { MetaDescriptor } from '@remix-run/react';
import { CARD } from '../../contract/image-address.ts';
import { MARKET_IDS, MARKETS } from '../../domain/market.ts';
import { kindOfError } from '../answers/kind-of-error.ts';
import type { RootData } from '../i18n/site.ts';
import { coverPreloads, type ImagePreload } from '../images/cover-image.ts';
import { imageAddress } from './image-address.ts';
import { isKeptOut } from './is-kept-out.ts';
import { pageAddress } from './page-address.ts';
import type { PageSeo } from './page-seo.ts';
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
  if (isKeptOut(robots)) return [own];
  const others = MARKET_IDS.flatMap((id): MetaDescriptor[] => {
    const path = alternates[id];
    if (path === undefined) return [];
    const href = pageAddress(root.origins[id], path);
    return [{ tagName: 'link', rel: 'alternate', hrefLang: MARKETS[id].hreflang, href }];
  });
  return [own, ...others];
}

/** Titles of documents, as long as a list of results shows them (SEO-01). */

/** More letters than these are cut off there. */
const SHOWN = 65;

/** What the page is about comes first: where both are too long, the brand is what is cut off. */
export function documentTitle(title: string, brandName: string): string {
  return `${title} | ${brandName}`;
}

/**
 * A title that more is to be said with: where both are too long, its words before the first colon or comma,
 * which name the place.
 * @param makeTitle says the rest
 */
export function shortenedTitle(title: string, makeTitle: (title: string) => string): string {
  const whole = makeTitle(title);
  return whole.length > SHOWN ? makeTitle(title.split(/\s*[:,]\s/, 1)[0] ?? title) : whole;
}

/** The brand's mark; the build draws it. */
const BRAND_CARD = '/icons/card.png';

type SharedPage = Pick<PageSeo, 'title' | 'description' | 'canonical' | 'image'>;

/** Twitter takes title, description and picture from Open Graph. */
export function shareCard(
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

/** Open Graph wants a country with each language. */
function localeOf(marketId: RootData['marketId']): string {
  const { language, country } = MARKETS[marketId];
  return `${language}_${country ?? 'GB'}`;
}
