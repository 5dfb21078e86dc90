/**
 * Who asked for a seat (TRV-08): the age group that one may say, since when people who are logged in may read
 * one's name, when a request was taken back, and the mailed link by which one changes that.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const text of ['age_group', 'link_hash']) {
    await db.schema.alterTable('enquiries').addColumn(text, 'text').execute();
  }
  for (const moment of ['name_shown_since', 'withdrawn_at']) {
    await db.schema.alterTable('enquiries').addColumn(moment, 'integer').execute();
  }
  await db.schema
    .createIndex('enquiries_of_tour')
    .on('enquiries')
    .columns(['tour_code', 'created_at'])
    .execute();
  await db.schema
    .createIndex('enquiries_by_link')
    .unique()
    .on('enquiries')
    .column('link_hash')
    .execute();
}
