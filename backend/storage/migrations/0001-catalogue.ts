/**
 * The catalogue. Prices are JSON maps by currency: nothing asks for them in SQL (the read model in
 * memory filters and sorts), a currency more needs no migration, and equal maps are equal texts, so
 * that a reader of a million tours parses each of them once.
 */
import { sql, type Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTravels(db);
  await createTours(db);
  await db.schema
    .createTable('coordinators')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('content', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await createCatalogueVersion(db);
}

async function createTravels(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('travels')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('continent', 'text', required)
    .addColumn('countries', 'text', required)
    // No foreign key: a travel may be shown without its coordinator.
    .addColumn('coordinator_id', 'text', required)
    .addColumn('number_of_days', 'integer', required)
    .addColumn('travel_type', 'text', required)
    .addColumn('travel_styles', 'text', required)
    .addColumn('moods', 'text', required)
    .addColumn('badges', 'text', required)
    .addColumn('cost_center', 'text', required)
    .addColumn('popularity', 'integer', required)
    .addColumn('private_room_available', 'integer', required)
    .addColumn('base_price', 'text', required)
    .addColumn('facts', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('travel_texts')
    .addColumn('travel_id', 'text', (column) =>
      column.notNull().references('travels.id').onDelete('cascade'),
    )
    .addColumn('text_locale', 'text', required)
    .addColumn('slug', 'text')
    .addColumn('words', 'text', required)
    .addPrimaryKeyConstraint('travel_texts_key', ['travel_id', 'text_locale'])
    .addUniqueConstraint('travel_texts_slug', ['text_locale', 'slug'])
    .execute();
  await db.schema
    .createTable('travel_slugs')
    .addColumn('language', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('travel_id', 'text', (column) =>
      column.notNull().references('travels.id').onDelete('cascade'),
    )
    .addColumn('replaced_at', 'integer', required)
    .addPrimaryKeyConstraint('travel_slugs_key', ['language', 'slug'])
    .execute();
}

async function createTours(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tours')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travels.id'))
    .addColumn('starting_date', 'text', required)
    .addColumn('ending_date', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('maximum_seats', 'integer', required)
    .addColumn('taken_seats', 'integer', required)
    .addColumn('free_seats', 'integer', required)
    .addColumn('seats_to_confirm', 'integer', required)
    .addColumn('base_price', 'text', required)
    .addColumn('price', 'text', required)
    .addColumn('is_discounted', 'integer', required)
    .addColumn('age_group', 'text', required)
    .addColumn('private_room_available', 'integer', required)
    .addColumn('is_withdrawn', 'integer', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await db.schema
    .createIndex('tours_by_travel')
    .on('tours')
    .columns(['travel_id', 'starting_date'])
    .execute();
  await db.schema
    .createTable('tour_prices')
    .addColumn('tour_code', 'text', (column) => column.notNull().references('tours.code'))
    .addColumn('since', 'integer', required)
    .addColumn('price', 'text', required)
    .addPrimaryKeyConstraint('tour_prices_key', ['tour_code', 'since'])
    .execute();
  await db.schema
    .createTable('tour_changes')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('tour_code', 'text', (column) => column.notNull().references('tours.code'))
    .addColumn('changed_at', 'integer', required)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addColumn('handled_at', 'integer')
    .execute();
  await db.schema
    .createIndex('tour_changes_by_tour')
    .on('tour_changes')
    .columns(['tour_code', 'changed_at'])
    .execute();
  await db.schema
    .createIndex('tour_changes_to_handle')
    .on('tour_changes')
    .column('changed_at')
    .where(sql.ref('handled_at'), 'is', null)
    .execute();
}

async function createCatalogueVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('changed_at', 'integer', required)
    .addCheckConstraint('catalogue_version_is_one_row', sql`id = 1`)
    .execute();
  await sql`insert into catalogue_version (id, version, changed_at) values (1, 0, 0)`.execute(db);
}
