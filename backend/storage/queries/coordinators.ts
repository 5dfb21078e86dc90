import type { CoordinatorRecord } from '../../catalogue/records.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';

/** All coordinators, in no order that means anything: their names are sorted outside. */
export async function listCoordinators(db: Executor): Promise<CoordinatorRecord[]> {
  const rows = await db.selectFrom('coordinators').select('content').execute();
  return rows.map((row) => fromJson(row.content));
}

export async function findCoordinator(db: Executor, id: string): Promise<CoordinatorRecord | null> {
  const row = await db
    .selectFrom('coordinators')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? fromJson(row.content) : null;
}

export async function saveCoordinator(
  db: Executor,
  coordinator: CoordinatorRecord,
  now: number,
): Promise<void> {
  const columns = { content: toJson(coordinator), updated_at: now };
  await db
    .insertInto('coordinators')
    .values({ id: coordinator.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** Deletes the coordinators that the content no longer has. */
export async function deleteCoordinatorsNotIn(db: Executor, ids: readonly string[]): Promise<void> {
  let query = db.deleteFrom('coordinators');
  if (ids.length > 0) query = query.where('id', 'not in', ids);
  await query.execute();
}
