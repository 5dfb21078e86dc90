/**
 * How requests for seats are answered (BOOK-03), the seats that they take whatever is imported later, what their
 * travellers know of the tour (TRV-17), and what subscribers to the newsletter said yes to (NEWS-01).
 */
import { sql, type Kysely } from 'kysely';
import { required } from './required.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  for (const text of ['owner', 'note', 'currency', 'known']) {
    await db.schema.alterTable('enquiries').addColumn(text, 'text').execute();
  }
  await db.schema.alterTable('enquiries').addColumn('changed_at', 'integer').execute();
  // Of what was before, nobody is told.
  await sql`update enquiries set known = (
    select '{"startingDate":"' || starting_date || '","endingDate":"' || ending_date || '","isWithdrawn":'
      || case when is_withdrawn = 1 or withdrawn_at is not null then 'true' else 'false' end
      || ',"price":null}'
    from tours inner join travels on travels.id = tours.travel_id
    where tours.code = enquiries.tour_code)`.execute(db);

  await db.schema
    .createTable('tour_bookings')
    .addColumn('tour_code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seats', 'integer', required)
    .addColumn('unbooked', 'text', required)
    .execute();

  await db.schema.alterTable('newsletter_subscriptions').addColumn('consent', 'text').execute();
}
