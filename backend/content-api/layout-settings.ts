/** Settings of the layout, which listings need too (rates). */
import { layoutSchema, type Layout, type LayoutSettings } from '../../contract/layout.ts';
import type { Market } from '../../domain/market.ts';
import { findLayout } from '../storage/queries/layouts.ts';
import type { Storage } from '../storage/storage.ts';
import { ApiError } from './api-error.ts';

/** @throws ApiError before any content was imported. */
export async function readMarketLayout(storage: Storage, market: Market): Promise<Layout> {
  const layout = layoutSchema.safeParse(await findLayout(storage.db, market.textLocale));
  if (!layout.success) throw new ApiError('UNAVAILABLE', 'No content has been imported yet');
  return layout.data;
}

export async function readLayoutSettings(
  storage: Storage,
  market: Market,
): Promise<LayoutSettings> {
  return (await readMarketLayout(storage, market)).settings;
}
