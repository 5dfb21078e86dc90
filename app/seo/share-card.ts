/** What is shown where an address is shared (SEO-01): Open Graph, and Twitter's own word for a large picture. */
import type { MetaDescriptor } from '@remix-run/react';
import { CARD } from '../../contract/image-address.ts';
import { MARKETS } from '../../domain/market.ts';
import type { RootData } from '../i18n/site.ts';
import { imageAddress, pageAddress } from './absolute-address.ts';
import type { PageSeo } from './page-seo.ts';

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
