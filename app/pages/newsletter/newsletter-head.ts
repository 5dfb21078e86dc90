/** What the newsletter's pages have in common: the same path in every market, and in no index (NEWS-01). */
import { NEWSLETTER_PATH } from '../../../contract/newsletter-paths.ts';
import { MARKET_IDS, type MarketId } from '../../../domain/market.ts';
import { DEFAULT_FRAME, type PageFrame } from '../../layout/page-frame.ts';
import type { PageSeo } from '../../seo/page-seo.ts';

export interface NewsletterHead {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
}

/** @param counterpart path in the other markets */
export function newsletterHead(
  { title, description }: Pick<PageSeo, 'title' | 'description'>,
  counterpart: string,
): NewsletterHead {
  const everywhere = Object.fromEntries(MARKET_IDS.map((id) => [id, counterpart])) as Record<
    MarketId,
    string
  >;
  return {
    // A canonical address would hold the secret of a link: all of them name the form.
    seo: { title, description, robots: 'noindex', canonical: NEWSLETTER_PATH, alternates: {} },
    frame: { ...DEFAULT_FRAME, counterparts: everywhere },
  };
}
