/** Reads the pages: words of each language, figures of the settings, shared blocks, stories, pictures. */
import type { TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { withFigures, type Figures } from './figures.ts';
import { pageContentSchema, type PageContent } from './page-content.ts';
import { withStories } from './page-stories.ts';
import type { PictureReader } from './read-pictures.ts';
import type { TravelDraft } from './read-travel.ts';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Json } from './localised.ts';

export interface Page {
  /** The file's name without its ending. */
  readonly key: string;
  readonly byLocale: Readonly<Record<TextLocale, PageContent>>;
}

/**
 * @param names of the files
 * @param travels whose days the pages may tell
 */
export function readPages(
  files: ContentFiles,
  pictures: PictureReader,
  names: readonly string[],
  travels: readonly TravelDraft[],
  figures: Figures,
): readonly Page[] {
  const shared = readSharedBlocks(files);
  return names.flatMap((name) => {
    const file = files.path('pages', name);
    const key = name.replace(/\.yaml$/, '');
    const byLocale = files.readInEveryLocale(file, pageContentSchema, (page, locale) => {
      const place = { files, file, locale };
      const whole = withFigures(withSharedBlocks(page, shared, place), figures, place);
      return pictures.fillIn(file, key, withStories(whole, travels, place), locale);
    });
    return byLocale ? [{ key, byLocale }] : [];
  });
}

/**
 * Blocks that several pages show: `content/blocks/{name}.yaml` holds one, and a page takes it by
 * `- use: {name}` among its blocks; what differs from page to page stands under `with`.
 */
const FOLDER = 'blocks';
const usedBlock = z.strictObject({
  use: z.string(),
  with: z.record(z.string(), z.json()).optional(),
});

type SharedBlocks = ReadonlyMap<string, Readonly<Record<TextLocale, Json>>>;

function readSharedBlocks(files: ContentFiles): SharedBlocks {
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
function withSharedBlocks(
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
