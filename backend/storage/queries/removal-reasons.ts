/** Why people removed what they had saved or were told about (WISH-03). */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { RemovalReasonsTable } from '../tables/wishlist-tables.ts';
import type { Executor } from './executor.ts';

export async function saveRemovalReason(
  db: Executor,
  reason: Omit<Insertable<RemovalReasonsTable>, 'id'>,
): Promise<void> {
  await db
    .insertInto('removal_reasons')
    .values({ id: randomUUID(), ...reason })
    .execute();
}
