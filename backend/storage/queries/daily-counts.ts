/** How often something was done, by day (ANA-01). Of who did it nothing is stored. */
import { sql, type Insertable } from 'kysely';
import type { CountedKind } from '../../../contract/page-event.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { DailyCountsTable } from '../tables/limit-tables.ts';
import type { Executor } from './executor.ts';

export async function addToDailyCount(
  db: Executor,
  counted: Omit<Insertable<DailyCountsTable>, 'count'>,
): Promise<void> {
  await db
    .insertInto('daily_counts')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'market_id', 'key'])
        .doUpdateSet(({ eb }) => ({ count: eb('daily_counts.count', '+', 1) })),
    )
    .execute();
}

export interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** What was counted most since a day, in all markets together. */
export async function listMostCounted(
  db: Executor,
  kind: CountedKind,
  { since, most }: { readonly since: CalendarDate; readonly most: number },
): Promise<KeyCount[]> {
  return db
    .selectFrom('daily_counts')
    .select(['key', sql<number>`cast(sum(count) as integer)`.as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .groupBy('key')
    .orderBy('count', 'desc')
    .limit(most)
    .execute();
}

/**
 * Codes of the travels that most people have saved since a moment, themselves or a tour of theirs, each person
 * once. They are on wishlists anyway: nothing is counted for it.
 */
export async function listMostWished(
  db: Executor,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<KeyCount[]> {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('travels', 'travels.id', 'wishlist_items.travel_id')
    .select(['travels.code as key', sql<number>`count(distinct account_id)`.as('count')])
    .where('wishlist_items.removed_at', 'is', null)
    .where('wishlist_items.created_at', '>=', since)
    .groupBy('travels.code')
    .orderBy('count', 'desc')
    .limit(most)
    .execute();
}

export async function forgetDailyCounts(db: Executor, before: CalendarDate): Promise<void> {
  await db.deleteFrom('daily_counts').where('day', '<', before).execute();
}
