/** Reads the pages: words of each language, figures of the settings, shared blocks, stories, pictures. */
import type { TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { withFigures, type Figures } from './figures.ts';
import { pageContentSchema, type PageContent } from './page-content.ts';
import { withStories } from './page-stories.ts';
import type { PictureReader } from './read-pictures.ts';
import type { TravelDraft } from './read-travel.ts';
import { readSharedBlocks, withSharedBlocks } from './shared-blocks.ts';

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
