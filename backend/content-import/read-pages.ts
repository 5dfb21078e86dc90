/** Reads the pages: words of each language, figures of the settings, shared blocks, stories, pictures. */
import { LANGUAGES, TEXT_LOCALES, type Language, type TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { COUNTRY_TEMPLATE, readCountryPages } from './country-pages.ts';
import { didYouMean } from './did-you-mean.ts';
import type { EntryRulesContent } from './entry-rules.ts';
import { withFigures, type Figures } from './figures.ts';
import { pageContentSchema, type PageContent } from './page-content.ts';
import { pageLanguages, type PageLanguages } from './page-languages.ts';
import { withStories, type StoryPlace } from './page-stories.ts';
import type { PictureReader } from './read-pictures.ts';
import type { TravelDraft } from './read-travel.ts';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Json } from './localised.ts';

export interface Page {
  /** The file's name without its ending; of a page that is made for a country, `country-` and its code. */
  readonly key: string;
  /** What problems of it are reported with. */
  readonly file: string;
  /** Those whose markets have it. */
  readonly languages: readonly Language[];
  /** In every locale, so that it can be checked; what is published is of its languages alone. */
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
  figures: Figures | null,
  entryRules: EntryRulesContent | null,
): readonly Page[] {
  const shared = readSharedBlocks(files);
  const countryPages = readCountryPages(files, travels, entryRules);
  const finish = (page: Json, key: string, place: StoryPlace): Json => {
    const whole = withFigures(withSharedBlocks(page, shared, place), figures, place);
    return pictures.fillIn(place.file, key, withStories(whole, travels, place), place.locale);
  };
  const written = names.flatMap((name): Page[] => {
    const file = files.path('pages', name);
    const key = name.replace(/\.yaml$/, '');
    const own: { known: PageLanguages | null } = { known: null };
    const prepare = (page: Json, locale: TextLocale) => {
      const completed = countryPages?.complete(page, locale) ?? page;
      return finish(completed, key, { files, file, locale });
    };
    const byLocale = files.readInEveryLocale(
      file,
      pageContentSchema,
      prepare,
      (value) => (own.known = pageLanguages(value)),
    );
    if (!byLocale || !own.known) return [];
    const { languages } = own.known;
    return [{ key, file, languages, byLocale: withShownBlocks(byLocale, own.known) }];
  });
  if (!countryPages) return written;
  const countries = new Set(written.map(({ byLocale }) => byLocale.en.country));
  const file = files.path(COUNTRY_TEMPLATE);
  const made = countryPages.countries
    .filter((country) => !countries.has(country))
    .flatMap((country): Page[] => {
      const key = `country-${country.toLowerCase()}`;
      const pageIn = (locale: TextLocale) =>
        finish(countryPages.make(country, locale), key, { files, file, locale });
      const byLocale = files.checkInEveryLocale(file, pageContentSchema, pageIn, country);
      return byLocale ? [{ key, file, languages: LANGUAGES, byLocale }] : [];
    });
  checkTravelledCountries(files, travels, [...countries, ...countryPages.countries]);
  return [...written, ...made];
}

/** Without the blocks that a language does not have, and with the language of those that it has from another. */
function withShownBlocks(byLocale: Page['byLocale'], { shownAs }: PageLanguages): Page['byLocale'] {
  const entries = TEXT_LOCALES.map((locale) => {
    const page = byLocale[locale];
    const blocks = page.blocks.flatMap((block, index) => {
      const shown = shownAs(index, locale);
      if (shown === 'nothing') return [];
      return shown === 'own' ? [block] : [{ ...block, writtenIn: shown }];
    });
    return [locale, { ...page, blocks }] as const;
  });
  return Object.fromEntries(entries) as unknown as Page['byLocale'];
}

/** Whoever offers a travel to a country gives it an address. */
function checkTravelledCountries(
  files: ContentFiles,
  travels: readonly TravelDraft[],
  known: readonly (string | undefined)[],
): void {
  for (const { name, facts } of travels) {
    for (const country of facts?.countries ?? []) {
      if (known.includes(country)) continue;
      const file = files.path('travels', name, 'travel.yaml');
      files.report(file, 'countries', `${country} has no page: countries.yaml lacks it`);
    }
  }
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

/** Null for one whose file has a problem. */
type SharedBlocks = ReadonlyMap<string, Readonly<Record<TextLocale, Json>> | null>;

function readSharedBlocks(files: ContentFiles): SharedBlocks {
  const folder = files.path(FOLDER);
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  return new Map(
    names.map((name) => [
      name.replace(/\.yaml$/, ''),
      files.readInEveryLocale(files.path(FOLDER, name), z.json()),
    ]),
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
    const { use, with: more = {} } = wanted.data;
    const field = `blocks.${index}`;
    const found = blocks.get(use);
    if (found) {
      const own = Object.keys(more).map((name) => `content.${name}`);
      place.files.takesFrom(place.file, field, place.files.path(FOLDER, `${use}.yaml`), own);
      return [withMore(found[place.locale], more)];
    }
    if (found === undefined) {
      const meant = didYouMean(use, blocks.keys());
      place.files.report(place.file, `${field}.use`, `there is no block ${use}${meant}`);
    }
    return [];
  });
  return { ...page, blocks: filled };
}

/** The block with more fields in its content, or others. */
function withMore(block: Json, more: Readonly<Record<string, Json>>): Json {
  if (block === null || typeof block !== 'object' || Array.isArray(block)) return block;
  const { content } = block as { readonly [key: string]: Json };
  return { ...block, content: { ...(content as object), ...more } };
}
