/** Header, footer and what else stands on every page, one for each text locale (API-01). */
import type { TextLocale } from '../../../domain/market.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor } from './executor.ts';

/** The layout as it was saved, for the caller's schema to check; null when there is none. */
export async function findLayout(db: Executor, textLocale: TextLocale): Promise<unknown> {
  const row = await db
    .selectFrom('layouts')
    .select('layout')
    .where('text_locale', '=', textLocale)
    .executeTakeFirst();
  return row ? fromJson(row.layout) : null;
}

export async function saveLayout(
  db: Executor,
  textLocale: TextLocale,
  layout: unknown,
  now: number,
): Promise<void> {
  const columns = { layout: toJson(layout), updated_at: now };
  await db
    .insertInto('layouts')
    .values({ text_locale: textLocale, ...columns })
    .onConflict((conflict) => conflict.column('text_locale').doUpdateSet(columns))
    .execute();
}
