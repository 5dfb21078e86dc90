/** Custom pages that search engines may keep, with the pictures on them, for sitemaps (SEO-01). */
import { ALL_MARKETS, type MarketId } from '../../../domain/market.ts';
import { fromJson } from '../stored-values.ts';
import { textForMarket } from './custom-pages.ts';
import type { Executor } from './executor.ts';

export interface IndexedPage {
  readonly id: string;
  readonly routingKey: string | null;
  /** In each market whose text of it may be kept; null where the routing key leads to it. */
  readonly slugByMarket: Readonly<Partial<Record<MarketId, string | null>>>;
}

/** All of them by id. A page that says noindex in a market, or names another in its place, is none there. */
export async function listIndexedPages(db: Executor): Promise<IndexedPage[]> {
  const pages = await db
    .selectFrom('custom_pages')
    .select(['id', 'routing_key'])
    .orderBy('id')
    .execute();
  const texts = await db.selectFrom('custom_page_texts').selectAll().execute();
  const textsOf = Map.groupBy(texts, (text) => text.page_id);
  return pages.map(({ id, routing_key }) => ({
    id,
    routingKey: routing_key,
    slugByMarket: Object.fromEntries(
      ALL_MARKETS.flatMap((market) => {
        const text = textForMarket(textsOf.get(id) ?? [], market.id);
        const isKept =
          text && !/\b(?:noindex|none)\b/i.test(text.seo_robots ?? '') && !text.seo_canonical;
        return isKept ? [[market.id, text.slug] as const] : [];
      }),
    ),
  }));
}

/** The content of each page's blocks as the market shows it, in the order of the page, by the page's id. */
export async function listBlockContents(
  db: Executor,
  marketId: MarketId,
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const texts = await db.selectFrom('custom_page_texts').selectAll().execute();
  const blocks = await db
    .selectFrom('blocks')
    .select(['page_id', 'text_locale', 'content'])
    .orderBy('position')
    .execute();
  const blocksOf = Map.groupBy(blocks, ({ page_id }) => page_id);
  const contents = new Map<string, readonly unknown[]>();
  for (const [pageId, ofPage] of Map.groupBy(texts, ({ page_id }) => page_id)) {
    const locale = textForMarket(ofPage, marketId)?.text_locale;
    const own = (blocksOf.get(pageId) ?? []).filter(({ text_locale }) => text_locale === locale);
    contents.set(
      pageId,
      own.map(({ content }) => fromJson<unknown>(content)),
    );
  }
  return contents;
}
