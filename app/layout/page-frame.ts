/** What a page asks of the layout around it (RTE-08, MKT-09). */
import type { MarketId } from '../../domain/market.ts';
import { sharedPathAlternates } from '../seo/route-alternates.ts';

export interface PageFrame {
  readonly hideLayout: boolean;
  readonly transparentHeader: boolean;
  /** The header stays, without menus and search (LAY-01). */
  readonly hideMenus: boolean;
  /** Classes of the page root: the page type's and the customer's own (RTE-08). */
  readonly htmlClasses: readonly string[];
  /** A form of the newsletter stands in the page, so that the footer has none (NEWS-01). */
  readonly hasNewsletter?: boolean;
  /** Address of the customer's own CSS for the page and its blocks (CMS-03). */
  readonly customStyles?: string;
  /**
   * Path and query of the same page in each market that has it, for the country links (MKT-09). Without
   * it the alternates serve: those are for search engines, and know no filters and no hidden page.
   */
  readonly counterparts?: Readonly<Partial<Record<MarketId, string>>>;
}

export const DEFAULT_FRAME: PageFrame = {
  hideLayout: false,
  transparentHeader: false,
  hideMenus: false,
  htmlClasses: [],
};

/** The frame of a page that has the same path in every market. */
export function sharedPathFrame(path: string): PageFrame {
  return { ...DEFAULT_FRAME, counterparts: sharedPathAlternates(path) };
}
