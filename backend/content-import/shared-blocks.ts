/**
 * Blocks that several pages show: `content/blocks/{name}.yaml` holds one, and a page takes it by
 * `- use: {name}` among its blocks; what differs from page to page stands under `with`.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import type { Json } from './localised.ts';

const FOLDER = 'blocks';
const usedBlock = z.strictObject({
  use: z.string(),
  with: z.record(z.string(), z.json()).optional(),
});

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
    if (found) return [withMore(found[place.locale], wanted.data.with)];
    place.files.report(place.file, `blocks.${index}.use`, `there is no block ${wanted.data.use}`);
    return [];
  });
  return { ...page, blocks: filled };
}

/** The block with more fields in its content, or others. */
function withMore(block: Json, more: Readonly<Record<string, Json>> | undefined): Json {
  if (!more || block === null || typeof block !== 'object' || Array.isArray(block)) return block;
  const { content } = block as { readonly [key: string]: Json };
  return { ...block, content: { ...(content as object), ...more } };
}
