/** Reading custom pages by routing key or slug, for a market (API-02, RTE-05). */
import type { Selectable } from 'kysely';
import type { BlockData } from '../../../contract/custom-page.ts';
import { isRoutingKey, pathOf } from '../../../contract/route-paths.ts';
import { ALL_MARKETS, MARKETS, type MarketId, type TextLocale } from '../../../domain/market.ts';
import { fromJson } from '../stored-values.ts';
import type {
  BlocksTable,
  CustomPagesTable,
  CustomPageTextsTable,
} from '../tables/content-tables.ts';
import type { Executor } from './executor.ts';

/** What a page has of its own in each text locale. */
export interface CustomPageText {
  /** Path without its first slash; null for a page that only its routing key leads to. */
  readonly slug: string | null;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly image: string | null;
    readonly robots: string | null;
    readonly canonical: string | null;
  };
  /** In the order of the page. */
  readonly blocks: readonly BlockData[];
}

export interface CustomPageFacts {
  readonly id: string;
  readonly routingKey: string | null;
  /** Page type, which becomes a class of the page's root (RTE-08). */
  readonly type: string;
  readonly hideLayout: boolean;
  readonly transparentHeader: boolean;
  readonly hideMenus: boolean;
  readonly customCss: string | null;
  readonly customHtmlClasses: string | null;
  /** ISO 3166 alpha-3 of the country that it is about (CMS-06). */
  readonly country: string | null;
}

/**
 * A page with all its texts. A market shows the text of its own locale, else that of its language, and
 * does not have the page when there is neither.
 */
export interface CustomPageRecord extends CustomPageFacts {
  readonly texts: Readonly<Partial<Record<TextLocale, CustomPageText>>>;
}

/** The slug that a page has in each market that shows it; null where its routing key leads to it. */
export type SlugByMarket = Readonly<Partial<Record<MarketId, string | null>>>;

/** A page as one market shows it. */
export interface MarketCustomPage extends CustomPageFacts {
  readonly text: CustomPageText;
  readonly slugByMarket: SlugByMarket;
}

export async function findCustomPageByRoutingKey(
  db: Executor,
  marketId: MarketId,
  routingKey: string,
): Promise<MarketCustomPage | null> {
  const page = await db
    .selectFrom('custom_pages')
    .selectAll()
    .where('routing_key', '=', routingKey)
    .executeTakeFirst();
  return page ? readPage(db, page, marketId) : null;
}

/** The page whose present slug in the market is this one. */
export async function findCustomPageBySlug(
  db: Executor,
  marketId: MarketId,
  slug: string,
): Promise<MarketCustomPage | null> {
  const pages = await db
    .selectFrom('custom_pages')
    .selectAll('custom_pages')
    .where('id', 'in', (query) =>
      query
        .selectFrom('custom_page_texts')
        .select('page_id')
        .where('slug', '=', slug)
        .where('text_locale', 'in', textLocalesOf(marketId)),
    )
    .execute();
  for (const page of pages) {
    const found = await readPage(db, page, marketId);
    // A market's own text may have another slug than the language's.
    if (found?.text.slug === slug) return found;
  }
  return null;
}

/** Every page with the markets that show it: for sitemaps and for links between pages. */
export async function listCustomPageSlugs(
  db: Executor,
): Promise<{ readonly facts: CustomPageFacts; readonly slugByMarket: SlugByMarket }[]> {
  const pages = await db.selectFrom('custom_pages').selectAll().execute();
  const texts = await db.selectFrom('custom_page_texts').selectAll().execute();
  const textsOf = Map.groupBy(texts, (text) => text.page_id);
  return pages.map((page) => ({
    facts: toFacts(page),
    slugByMarket: slugByMarketOf(textsOf.get(page.id) ?? []),
  }));
}

/** Paths of the pages about a country, by its code, as far as the market has them (CMS-06). */
export async function listCountryPaths(
  db: Executor,
  marketId: MarketId,
): Promise<ReadonlyMap<string, string>> {
  const pages = await listCustomPageSlugs(db);
  return new Map(
    pages.flatMap(({ facts: { country, routingKey }, slugByMarket }) => {
      const slug = slugByMarket[marketId];
      if (country === null || slug === undefined) return [];
      if (slug !== null) return [[country, `/${slug}`] as const];
      return isRoutingKey(routingKey) ? [[country, pathOf(routingKey, marketId)] as const] : [];
    }),
  );
}

type TextRow = Selectable<CustomPageTextsTable>;

/** The locales that a market takes texts from, its own first. */
function textLocalesOf(marketId: MarketId): TextLocale[] {
  const { textLocale, language } = MARKETS[marketId];
  return [textLocale, language];
}

/** The text that a market shows, of those of one page; undefined where it has not the page. */
export function textForMarket(texts: readonly TextRow[], marketId: MarketId): TextRow | undefined {
  return textLocalesOf(marketId)
    .map((locale) => texts.find((text) => text.text_locale === locale))
    .find((text) => text !== undefined);
}

function slugByMarketOf(texts: readonly TextRow[]): SlugByMarket {
  return Object.fromEntries(
    ALL_MARKETS.flatMap(({ id }) => {
      const text = textForMarket(texts, id);
      return text ? [[id, text.slug] as const] : [];
    }),
  );
}

/** All pages that a market has, as it shows them. */
export async function listMarketPages(
  db: Executor,
  marketId: MarketId,
): Promise<MarketCustomPage[]> {
  const pages = await db.selectFrom('custom_pages').selectAll().orderBy('id').execute();
  const texts = await db.selectFrom('custom_page_texts').selectAll().execute();
  const blocks = await db
    .selectFrom('blocks')
    .selectAll()
    .where('text_locale', 'in', textLocalesOf(marketId))
    .orderBy('position')
    .execute();
  const textsOf = Map.groupBy(texts, (text) => text.page_id);
  const blocksOf = Map.groupBy(blocks, (block) => `${block.page_id} ${block.text_locale}`);
  return pages.flatMap((page) => {
    const ofPage = textsOf.get(page.id) ?? [];
    const text = textForMarket(ofPage, marketId);
    if (!text) return [];
    const own = blocksOf.get(`${page.id} ${text.text_locale}`) ?? [];
    return [toMarketPage(page, text, { blocks: own, texts: ofPage })];
  });
}

async function readPage(
  db: Executor,
  page: Selectable<CustomPagesTable>,
  marketId: MarketId,
): Promise<MarketCustomPage | null> {
  const texts = await db
    .selectFrom('custom_page_texts')
    .selectAll()
    .where('page_id', '=', page.id)
    .execute();
  const text = textForMarket(texts, marketId);
  if (!text) return null;
  const blocks = await db
    .selectFrom('blocks')
    .select(['id', 'block_type', 'content'])
    .where('page_id', '=', page.id)
    .where('text_locale', '=', text.text_locale)
    .orderBy('position')
    .execute();
  return toMarketPage(page, text, { blocks, texts });
}

function toMarketPage(
  page: Selectable<CustomPagesTable>,
  text: TextRow,
  {
    blocks,
    texts,
  }: {
    readonly blocks: readonly Pick<Selectable<BlocksTable>, 'id' | 'block_type' | 'content'>[];
    /** Of all locales. */
    readonly texts: readonly TextRow[];
  },
): MarketCustomPage {
  return {
    ...toFacts(page),
    slugByMarket: slugByMarketOf(texts),
    text: {
      slug: text.slug,
      seo: {
        title: text.seo_title,
        description: text.seo_description,
        image: text.seo_image,
        robots: text.seo_robots,
        canonical: text.seo_canonical,
      },
      blocks: blocks.map((block) => ({
        id: block.id,
        blockType: block.block_type,
        content: fromJson(block.content),
      })),
    },
  };
}

function toFacts(page: Selectable<CustomPagesTable>): CustomPageFacts {
  return {
    id: page.id,
    routingKey: page.routing_key,
    type: page.type,
    hideLayout: page.hide_layout === 1,
    transparentHeader: page.transparent_header === 1,
    hideMenus: page.hide_menus === 1,
    customCss: page.custom_css,
    customHtmlClasses: page.custom_html_classes,
    country: page.country,
  };
}
