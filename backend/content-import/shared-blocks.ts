/**
 * Blocks that several pages show: `content/blocks/{name}.yaml` holds one, and a page takes it by
 * `- use: {name}` among its blocks.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import type { Json } from './localised.ts';

const FOLDER = 'blocks';
const usedBlock = z.strictObject({ use: z.string() });

export type SharedBlocks = ReadonlyMap<string, Readonly<Record<TextLocale, Json>>>;

export function readSharedBlocks(files: ContentFiles): SharedBlocks {
  const folder = files.path(FOLDER);
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  return new Map(
    names.flatMap((name) => {
      const byLocale = files.readInEveryLocale(files.path(FOLDER, name), z.json());
      return byLocale ? [[name.replace(/\.yaml$/, ''), byLocale] as const] : [];
    }),
  );
}

/** The page with the shared blocks in their places; a block that there is not is a problem of the file. */
export function withSharedBlocks(
  page: Json,
  blocks: SharedBlocks,
  place: { readonly files: ContentFiles; readonly file: string; readonly locale: TextLocale },
): Json {
  if (page === null || typeof page !== 'object' || !('blocks' in page)) return page;
  if (!Array.isArray(page.blocks)) return page;
  const filled = page.blocks.flatMap((block: Json, index): Json[] => {
    const wanted = usedBlock.safeParse(block);
    if (!wanted.success) return [block];
    const found = blocks.get(wanted.data.use);
    if (found) return [found[place.locale]];
    place.files.report(place.file, `blocks.${index}.use`, `there is no block ${wanted.data.use}`);
    return [];
  });
  return { ...page, blocks: filled };
}
