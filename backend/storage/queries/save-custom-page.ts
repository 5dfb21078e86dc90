/** Writing custom pages. */
import { TEXT_LOCALES, type TextLocale } from '../../../domain/market.ts';
import { toFlag, toJson } from '../stored-values.ts';
import type { CustomPageRecord, CustomPageText } from './custom-pages.ts';
import type { Executor, WritingTransaction } from './executor.ts';

/** Adds a page or puts it in the place of the one with its id, texts and blocks included. */
export async function saveCustomPage(
  transaction: WritingTransaction,
  page: CustomPageRecord,
  now: number,
): Promise<void> {
  const columns = {
    routing_key: page.routingKey,
    type: page.type,
    hide_layout: toFlag(page.hideLayout),
    transparent_header: toFlag(page.transparentHeader),
    hide_menus: toFlag(page.hideMenus),
    custom_css: page.customCss,
    custom_html_classes: page.customHtmlClasses,
    country: page.country,
    updated_at: now,
  };
  await transaction
    .insertInto('custom_pages')
    .values({ id: page.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  // Blocks go with their text.
  await transaction.deleteFrom('custom_page_texts').where('page_id', '=', page.id).execute();
  for (const locale of TEXT_LOCALES) {
    const text = page.texts[locale];
    if (text) await insertText(transaction, page.id, locale, text);
  }
}

/** Deletes the pages that the content no longer has. */
export async function deleteCustomPagesNotIn(db: Executor, ids: readonly string[]): Promise<void> {
  let query = db.deleteFrom('custom_pages');
  if (ids.length > 0) query = query.where('id', 'not in', ids);
  await query.execute();
}

async function insertText(
  transaction: WritingTransaction,
  pageId: string,
  locale: TextLocale,
  { slug, seo, blocks }: CustomPageText,
): Promise<void> {
  await transaction
    .insertInto('custom_page_texts')
    .values({
      page_id: pageId,
      text_locale: locale,
      slug,
      seo_title: seo.title,
      seo_description: seo.description,
      seo_image: seo.image,
      seo_robots: seo.robots,
      seo_canonical: seo.canonical,
    })
    .execute();
  if (blocks.length === 0) return;
  await transaction
    .insertInto('blocks')
    .values(
      blocks.map((block, position) => ({
        page_id: pageId,
        text_locale: locale,
        position,
        id: block.id,
        block_type: block.blockType,
        content: toJson(block.content),
      })),
    )
    .execute();
}
