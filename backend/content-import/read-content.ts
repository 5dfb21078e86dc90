/**
 * Reads and checks the content folder as a whole. It finds every problem before it gives up, so that
 * an author mends them in one go.
 * @throws ContentInvalid
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { BLOCK_SCHEMAS } from '../../contract/blocks.ts';
import { layoutSchema, type Layout } from '../../contract/layout.ts';
import { LANGUAGES, TEXT_LOCALES, type Language, type TextLocale } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { COUNTRY_CODES } from '../catalogue/country-names.ts';
import { ContentInvalid, type ContentProblem } from './content-invalid.ts';
import { coordinatorContentSchema, type CoordinatorContent } from './coordinator-content.ts';
import { missingLanguages, resolveWords, type Json } from './localised.ts';
import { pageContentSchema, type PageContent } from './page-content.ts';
import {
  travelFactsSchema,
  travelWordsOverrideSchema,
  travelWordsSchema,
  type TravelWords,
} from './travel-content.ts';

export interface Page {
  /** The file's name without its ending. */
  readonly key: string;
  readonly byLocale: Readonly<Record<TextLocale, PageContent>>;
}

export interface Content {
  readonly travels: readonly TravelRecord[];
  readonly coordinators: readonly CoordinatorContent[];
  readonly pages: readonly Page[];
  readonly layouts: Readonly<Record<TextLocale, Layout>>;
  /** Changes when any file does. */
  readonly hash: string;
}

export function readContent(folder: string): Content {
  return new ContentReader(folder).read();
}

class ContentReader {
  private readonly problems: ContentProblem[] = [];
  private readonly hash = createHash('sha256');
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(): Content {
    const coordinators = this.namesIn('coordinators').flatMap((name) => this.coordinator(name));
    const travels = this.namesIn('travels').flatMap((name) => this.travel(name));
    const pages = this.namesIn('pages').flatMap((name) => this.page(name));
    const layouts = this.layouts();
    this.checkReferences(travels, coordinators);
    this.checkUniqueSlugs(travels);
    if (travels.length === 0 && this.problems.length === 0) {
      this.report(join(this.folder, 'travels'), '', 'there is no travel in it');
    }
    if (this.problems.length > 0 || !layouts) throw new ContentInvalid(this.problems);
    return { travels, coordinators, pages, layouts, hash: this.hash.digest('hex') };
  }

  private coordinator(name: string): CoordinatorContent[] {
    const file = join(this.folder, 'coordinators', name);
    const coordinator = this.parse(file, coordinatorContentSchema);
    if (coordinator && `${coordinator.id}.yaml` !== name) {
      this.report(file, 'id', 'differs from the name of the file');
    }
    return coordinator ? [coordinator] : [];
  }

  private travel(name: string): TravelRecord[] {
    const folder = join(this.folder, 'travels', name);
    const factsFile = join(folder, 'travel.yaml');
    const facts = this.parse(factsFile, travelFactsSchema);
    const words: Partial<Record<Language, TravelWords>> = {};
    for (const language of LANGUAGES) {
      words[language] =
        this.parse(join(folder, `${language}.yaml`), travelWordsSchema) ?? undefined;
    }
    const overrides = Object.fromEntries(
      (['en-US', 'en-WE'] as const).flatMap((locale) => {
        const file = join(folder, `${locale}.yaml`);
        const override = existsSync(file) ? this.parse(file, travelWordsOverrideSchema) : null;
        return override ? [[locale, override] as const] : [];
      }),
    );
    if (!facts) return [];
    if (facts.id !== name) this.report(factsFile, 'id', 'differs from the name of the folder');
    facts.countries.forEach((country, index) => {
      if (!COUNTRY_CODES.includes(country)) {
        this.report(factsFile, `countries.${index}`, `${country} is no ISO 3166 alpha-3 code`);
      }
    });
    for (const language of LANGUAGES) {
      const count = words[language]?.days.length ?? facts.days.length;
      if (count !== facts.days.length) {
        const message = `has ${count} days, and travel.yaml ${facts.days.length}`;
        this.report(join(folder, `${language}.yaml`), 'days', message);
      }
    }
    if (LANGUAGES.some((language) => !words[language])) return [];
    return [
      {
        id: facts.id,
        code: facts.code,
        continent: facts.continent,
        countries: facts.countries,
        coordinatorId: facts.coordinator,
        numberOfDays: facts.days.length,
        travelType: facts.travelType,
        travelStyles: facts.travelStyles,
        moods: facts.moods,
        badges: facts.badges,
        costCenter: facts.costCenter,
        popularity: facts.popularity,
        privateRoomAvailable: facts.privateRoom.available,
        basePrice: facts.price,
        facts,
        words: { ...(words as Record<Language, TravelWords>), ...overrides },
      },
    ];
  }

  private page(name: string): Page[] {
    const file = join(this.folder, 'pages', name);
    const byLocale = this.inEveryLocale(file, pageContentSchema);
    if (!byLocale) return [];
    const checked = new Set<string>();
    for (const locale of TEXT_LOCALES) {
      byLocale[locale].blocks.forEach((block, index) => {
        const parsed = BLOCK_SCHEMAS[block.type].safeParse(block.content);
        for (const issue of parsed.error?.issues ?? []) {
          const field = ['blocks', index, 'content', ...issue.path].join('.');
          // The same fault stands in seven locales; once is enough.
          if (!checked.has(field)) this.report(file, field, issue.message);
          checked.add(field);
        }
        if (parsed.success) block.content = parsed.data;
      });
    }
    return [{ key: name.replace(/\.yaml$/, ''), byLocale }];
  }

  private layouts(): Readonly<Record<TextLocale, Layout>> | null {
    return this.inEveryLocale(join(this.folder, 'layout.yaml'), layoutSchema);
  }

  private inEveryLocale<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Record<TextLocale, z.infer<Schema>> | null {
    const raw = this.load(file);
    if (raw === undefined) return null;
    for (const { path, languages } of missingLanguages(raw)) {
      this.report(file, path, `lacks ${languages.join(', ')}`);
    }
    const byLocale: Partial<Record<TextLocale, z.infer<Schema>>> = {};
    for (const locale of TEXT_LOCALES) {
      const parsed = schema.safeParse(resolveWords(raw, locale));
      if (!parsed.success) {
        this.reportIssues(file, parsed.error);
        return null;
      }
      byLocale[locale] = parsed.data;
    }
    return byLocale as Record<TextLocale, z.infer<Schema>>;
  }

  private checkReferences(
    travels: readonly TravelRecord[],
    coordinators: readonly CoordinatorContent[],
  ): void {
    const known = new Set(coordinators.map(({ id }) => id));
    const codes = new Map<string, string>();
    for (const travel of travels) {
      const file = join(this.folder, 'travels', travel.id, 'travel.yaml');
      if (!known.has(travel.coordinatorId)) {
        this.report(file, 'coordinator', `there is no coordinator ${travel.coordinatorId}`);
      }
      const other = codes.get(travel.code);
      if (other) this.report(file, 'code', `${travel.code} is also the code of ${other}`);
      codes.set(travel.code, travel.id);
    }
  }

  private checkUniqueSlugs(travels: readonly TravelRecord[]): void {
    for (const language of LANGUAGES) {
      const owners = new Map<string, string>();
      for (const travel of travels) {
        const { slug, oldSlugs } = travel.words[language];
        for (const [field, used] of [
          ['slug', slug],
          ...oldSlugs.map((old) => ['oldSlugs', old]),
        ] as [string, string][]) {
          const owner = owners.get(used);
          if (owner) {
            const file = join(this.folder, 'travels', travel.id, `${language}.yaml`);
            this.report(file, field, `${used} is also a slug of ${owner}`);
          }
          owners.set(used, travel.id);
        }
      }
    }
  }

  private namesIn(folder: string): string[] {
    const path = join(this.folder, folder);
    if (!existsSync(path)) {
      this.report(path, '', 'is missing');
      return [];
    }
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  private load(file: string): Json | undefined {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      this.report(file, '', 'cannot be read');
      return undefined;
    }
    this.hash.update(relative(this.folder, file)).update('\0').update(text).update('\0');
    try {
      return parse(text) as Json;
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      this.report(file, '', `is no YAML: ${message}`);
      return undefined;
    }
  }

  private parse<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | null {
    const raw = this.load(file);
    if (raw === undefined) return null;
    const parsed = schema.safeParse(raw);
    if (parsed.success) return parsed.data;
    this.reportIssues(file, parsed.error);
    return null;
  }

  private reportIssues(file: string, error: z.ZodError): void {
    for (const issue of error.issues) this.report(file, issue.path.join('.'), issue.message);
  }

  private report(file: string, field: string, message: string): void {
    this.problems.push({ file, field, message });
  }
}
