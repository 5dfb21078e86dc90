/** Settings of the layout, which listings need too (rates). */
import type { z } from 'zod';
import { layoutSchema, type Layout, type LayoutSettings } from '../../contract/layout.ts';
import type { Market } from '../../domain/market.ts';
import { findLayout } from '../storage/queries/layouts.ts';
import type { Storage } from '../storage/storage.ts';
import { ApiError } from './api-error.ts';

/** @throws ApiError before any content was imported. */
export async function readMarketLayout(storage: Storage, market: Market): Promise<Layout> {
  return readLayoutAs(layoutSchema, storage, market);
}

/** Without the checks of all the rest: each listing wants them. */
export async function readLayoutSettings(
  storage: Storage,
  market: Market,
): Promise<LayoutSettings> {
  return (await readLayoutAs(settingsSchema, storage, market)).settings;
}

const settingsSchema = layoutSchema.pick({ settings: true });

async function readLayoutAs<Schema extends z.ZodType>(
  schema: Schema,
  storage: Storage,
  { textLocale }: Market,
): Promise<z.infer<Schema>> {
  const layout = schema.safeParse(await findLayout(storage.db, textLocale));
  if (!layout.success) throw new ApiError('UNAVAILABLE', 'No content has been imported yet');
  return layout.data;
}
