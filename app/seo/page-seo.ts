/** What a page says of itself to search engines (SEO-01). */
import type { MarketId } from '../../domain/market.ts';

/** What the head of the document says of a page (SEO-01). */
export interface PageSeo {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** e.g. `noindex`; null where nothing is to be said. */
  readonly robots: string | null;
  /** Path and query of the canonical address, without a trailing slash. */
  readonly canonical: string;
  /** Path of the same page in each market that has it. */
  readonly alternates: Readonly<Partial<Record<MarketId, string>>>;
}
