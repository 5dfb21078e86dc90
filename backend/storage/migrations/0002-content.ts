/** Pages with their blocks, redirects, layouts, settings, and what was imported. */
import type { Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomPages(db);
  await db.schema
    .createTable('redirects')
    .addColumn('market_id', 'text', required)
    .addColumn('from_path', 'text', required)
    .addColumn('target', 'text', required)
    .addColumn('status', 'integer', required)
    .addPrimaryKeyConstraint('redirects_key', ['market_id', 'from_path'])
    .execute();
  await db.schema
    .createTable('layouts')
    .addColumn('text_locale', 'text', (column) => column.notNull().primaryKey())
    .addColumn('layout', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('imports')
    .addColumn('source', 'text', (column) => column.notNull().primaryKey())
    .addColumn('content_hash', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('imported_at', 'integer', required)
    .execute();
}

async function createCustomPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('custom_pages')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('routing_key', 'text', (column) => column.unique())
    .addColumn('type', 'text', required)
    .addColumn('hide_layout', 'integer', required)
    .addColumn('transparent_header', 'integer', required)
    .addColumn('custom_css', 'text')
    .addColumn('custom_html_classes', 'text')
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('custom_page_texts')
    .addColumn('page_id', 'text', (column) =>
      column.notNull().references('custom_pages.id').onDelete('cascade'),
    )
    .addColumn('text_locale', 'text', required)
    .addColumn('slug', 'text')
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('seo_image', 'text')
    .addColumn('seo_robots', 'text')
    .addColumn('seo_canonical', 'text')
    .addPrimaryKeyConstraint('custom_page_texts_key', ['page_id', 'text_locale'])
    .addUniqueConstraint('custom_page_texts_slug', ['text_locale', 'slug'])
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('page_id', 'text', required)
    .addColumn('text_locale', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('id', 'text', required)
    .addColumn('block_type', 'text', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('blocks_key', ['page_id', 'text_locale', 'position'])
    .addForeignKeyConstraint(
      'blocks_of_a_page_text',
      ['page_id', 'text_locale'],
      'custom_page_texts',
      ['page_id', 'text_locale'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
