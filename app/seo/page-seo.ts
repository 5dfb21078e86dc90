import type { Image } from '../../contract/image.ts';
import type { MarketId } from '../../domain/market.ts';
import type { CoverImage, ImageOfCuts } from '../images/image-source.ts';
import type { StructuredThing } from './structured-data/structured-thing.ts';

/** What the head of the document says of a page (SEO-01). */
export interface PageSeo {
  /** Without the brand, which is added where there is room. */
  readonly title: string;
  /** "Error:" before the title, where a form comes back with what is wrong with it. */
  readonly titlePrefix?: string | null;
  readonly description: string;
  /** e.g. `noindex`; null where nothing is to be said. */
  readonly robots: string | null;
  /** Path and query of the canonical address, without a trailing slash. */
  readonly canonical: string;
  /** Path of the same page in each market that has it. */
  readonly alternates: Readonly<Partial<Record<MarketId, string>>>;
  /** Shown where the address is shared; the brand's own card where there is none. */
  readonly image?: Image | null;
  /** What is drawn first and largest, fetched before all else (SEO-02). */
  readonly cover?: CoverImage<ImageOfCuts> | null;
  /** What it is about, in the words of schema.org. */
  readonly structuredData?: readonly StructuredThing[];
}

/** The head of a page that no index keeps, and that has no counterpart in other markets. */
export function noindexSeo(
  words: Pick<PageSeo, 'title' | 'titlePrefix' | 'description' | 'canonical'>,
): PageSeo {
  return { ...words, robots: 'noindex', alternates: {} };
}

/** Whether the robots directives keep a page out of every index (SEO-01). */
export function isNoindex(robots: string | null): boolean {
  return /\b(?:noindex|none)\b/i.test(robots ?? '');
}
