/** Enquiries, and the outbox that every mail goes through. */
import { sql, type Kysely, type SqlBool } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('tour_code', 'text', (column) => column.notNull().references('tours.code'))
    .addColumn('market_id', 'text', required)
    .addColumn('full_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('travellers', 'integer', required)
    .addColumn('message', 'text', required)
    .addColumn('created_at', 'integer', required)
    .execute();
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text')
    .addColumn('headers', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('deduplication_key', 'text', (column) => column.unique())
    .addColumn('due_at', 'integer', required)
    .addColumn('claim_id', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'integer', required)
    .addColumn('sent_at', 'integer')
    .execute();
  await db.schema
    .createIndex('mail_outbox_to_send')
    .on('mail_outbox')
    .column('due_at')
    .where(sql<SqlBool>`state in ('queued', 'sending')`)
    .execute();
  await db.schema
    .createIndex('mail_outbox_by_creation')
    .on('mail_outbox')
    .column('created_at')
    .execute();
}
