/**
 * The files of the content folder: read, hashed and checked one by one. Every problem is kept with its
 * file and field; nothing is thrown before the end.
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { TEXT_LOCALES, type TextLocale } from '../../domain/market.ts';
import { americanEnglish } from '../demonstration.ts';
import type { Respell } from './american-english.ts';
import { brandWords, withBrandWords, type BrandWords } from './brand-words.ts';
import type { ContentProblem } from './content-invalid.ts';
import { placeAt, placesIn, type ContentPlace } from './content-place.ts';
import { issueText, pathOfIssue } from './issue-text.ts';
import { missingLanguages, resolveWords, type Json } from './localised.ts';
import type { PageLanguages } from './page-languages.ts';

/** Deeper content has no use, and could exhaust the stack of whoever walks through it (SEC-11). */
const MAXIMUM_DEPTH = 64;
const TOO_DEEP = `is nested deeper than ${MAXIMUM_DEPTH} levels`;
/** The longest page has a twentieth of it. */
const MAXIMUM_BYTES = 2_000_000;
/** What it leads to may lie outside, and change without the content's hash. */
const IS_LINK = 'is a symbolic link: content is in files of its own';

/** Texts of a file that lack a language, each by itself. */
const MOST_NAMED = 5;

const words = z.string().regex(/^[a-z]+([ -][a-z]+)*$/, 'lower-case words');
const spellingSchema = z.record(words, words);

export class ContentFiles {
  readonly problems: ContentProblem[] = [];
  /** Makes an English text American. */
  readonly respell: Respell;
  private readonly folder: string;
  /** Finds places in a file of which there is a problem. */
  private readonly placesOf = new Map<string, ReturnType<typeof placesIn> | null>();
  /** Files that are no text, too large or nested too deep. */
  private readonly unreadable = new Set<string>();
  /** By file and field, the file that the field is taken from. */
  private readonly takenFrom: { file: string; field: string; from: string; but: string[] }[] = [];
  private readonly onLoad: (file: string) => void;
  private readonly words: BrandWords;

  /**
   * @param onLoad told of each file that is read
   * @param words what texts say of the brand
   */
  constructor(
    folder: string,
    onLoad: (file: string) => void = () => {},
    words: BrandWords = brandWords(),
  ) {
    this.folder = folder;
    this.onLoad = onLoad;
    this.words = words;
    this.respell = this.readSpelling();
  }

  /** A folder without a list has no words to respell. */
  private readSpelling(): Respell {
    const file = this.path('spelling-en-US.yaml');
    const spelling = existsSync(file) && this.check(file, this.load(file), spellingSchema);
    return americanEnglish(spelling || {});
  }

  /** The path of a file or folder, as problems name it. */
  path(...names: readonly string[]): string {
    return join(this.folder, ...names);
  }

  /**
   * The same problem twice is one.
   *
   * @param at where it stands, if that is not the field's own place
   */
  report(
    file: string,
    field: string,
    message: string,
    at: { readonly field?: string; readonly locale?: string; readonly place?: ContentPlace } = {},
  ): void {
    const shared = this.takenFrom.find(
      (one) =>
        one.file === file &&
        isIn(field, one.field) &&
        !one.but.some((own) => isIn(at.field ?? field, own)),
    );
    if (shared) {
      const within = (path: string) => path.slice(shared.field.length + 1);
      const own = { ...at, field: within(at.field ?? field) };
      this.report(shared.from, within(field), message, own);
      return;
    }
    const isKnown = this.problems.some(
      (problem) => problem.file === file && problem.field === field && problem.message === message,
    );
    if (isKnown) return;
    const place = at.place ?? this.placeOf(file, at.field ?? field, at.locale);
    this.problems.push({ file, field, message, place });
  }

  /** A whole file that lacks a language is one problem, and not one for each of its texts. */
  private reportMissing(file: string, missing: ReturnType<typeof missingLanguages>): void {
    const byLanguages = Map.groupBy(missing, ({ languages }) => languages.join(', '));
    for (const [languages, texts] of byLanguages) {
      const isMany = texts.length > MOST_NAMED;
      for (const { path } of isMany ? texts.slice(0, 1) : texts) {
        const others = isMany ? `, and so do ${texts.length - 1} other texts of the file` : '';
        this.report(file, path, `lacks ${languages}${others}`);
      }
    }
  }

  /** What is wrong with one of those that are made of a template is told of the first of them alone. */
  private reportOfOne(file: string, within: string, field: string, message: string): void {
    const isKnown = this.problems.some(
      (one) => one.file === file && one.field.endsWith(`.${field}`) && one.message === message,
    );
    if (!isKnown) this.report(file, `${within}.${field}`, message, { field: `page.${field}` });
  }

  /**
   * Says that a field is taken from another file, which is then where its problems are: once, however many files
   * take it.
   *
   * @param but fields within it that the file has of its own
   */
  takesFrom(file: string, field: string, from: string, but: readonly string[] = []): void {
    this.takenFrom.push({ file, field, from, but: but.map((own) => `${field}.${own}`) });
  }

  private placeOf(file: string, field: string, locale?: string): ContentPlace | null {
    if (!this.placesOf.has(file)) {
      const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      const isReadable = isFile && file.endsWith('.yaml') && !this.unreadable.has(file);
      this.placesOf.set(file, isReadable ? placesIn(readFileSync(file, 'utf8')) : null);
    }
    return this.placesOf.get(file)?.(field, locale) ?? null;
  }

  /** The names of the YAML files, or of the folders, in a folder, sorted; whatever else lies there is a problem. */
  namesIn(path: string, kind: 'files' | 'folders'): string[] {
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      this.report(path, '', 'is missing');
      return [];
    }
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => {
        const fits =
          kind === 'folders' ? entry.isDirectory() : entry.isFile() && entry.name.endsWith('.yaml');
        if (!fits) {
          const fault = entry.isSymbolicLink()
            ? IS_LINK
            : `is not one of the ${kind} that belong here`;
          this.report(join(path, entry.name), '', fault);
        }
        return fits;
      })
      .map(({ name }) => name)
      .sort();
  }

  /** What the file holds, before any schema; undefined when it cannot be read. */
  load(file: string): Json | undefined {
    let bytes: Uint8Array;
    const refuse = (message: string, place?: ContentPlace) => {
      this.unreadable.add(file);
      this.report(file, '', message, place && { place });
    };
    try {
      const entry = lstatSync(file);
      const fault = entry.isSymbolicLink()
        ? IS_LINK
        : entry.size > MAXIMUM_BYTES && `is larger than ${MAXIMUM_BYTES / 1_000_000} MB`;
      if (fault) {
        refuse(fault);
        return undefined;
      }
      bytes = readFileSync(file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      refuse(code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`);
      return undefined;
    }
    this.onLoad(file);
    const text = readText(bytes);
    if (text === null) {
      refuse('is not written in UTF-8, or holds control characters');
      return undefined;
    }
    try {
      const value = parse(text) as Json;
      if (!isDeeperThan(value, MAXIMUM_DEPTH)) {
        const cut = cutTextsIn(value);
        for (const field of cut) this.report(file, field, 'holds half of a character');
        return cut.length > 0 ? undefined : withBrandWords(value, this.words);
      }
      refuse(TOO_DEEP);
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const at = error instanceof YAMLParseError ? error.linePos?.[0] : undefined;
      // Thousands of levels are too many for the parser itself.
      if (isStackFull(error)) refuse(TOO_DEEP);
      else refuse(`is no YAML: ${message}`, at && placeAt(text, at.line, at.col));
    }
    return undefined;
  }

  /** What `load` gave, by the schema; null when it does not fit. */
  check<Schema extends z.ZodType>(
    file: string,
    value: Json | undefined,
    schema: Schema,
  ): z.infer<Schema> | null {
    if (value === undefined) return null;
    const parsed = schema.safeParse(value, { error: issueText });
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    const missing = missingLanguages(value).filter(({ path }) =>
      issues.some((issue) => isIn(issue.path.join('.'), path)),
    );
    this.reportMissing(file, missing);
    for (const issue of issues) {
      const field = issue.path.join('.');
      const isSaid = missing.some(({ path, languages }) =>
        languages.some((language) => isIn(field, path ? `${path}.${language}` : language)),
      );
      if (!isSaid) this.report(file, field, issue.message, { field: pathOfIssue(issue) });
    }
    return null;
  }

  /**
   * A file with words in it, as each locale has it; null when one of them does not fit.
   *
   * @param prepare changes a locale's value before the schema sees it
   * @param languagesOf of a file whose parts need not be in every language
   */
  readInEveryLocale<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    prepare: (value: Json, locale: TextLocale) => Json = (value) => value,
    languagesOf: (value: Json) => Pick<PageLanguages, 'missing' | 'resolve'> | null = () => null,
  ): Record<TextLocale, z.infer<Schema>> | null {
    const value = this.load(file);
    if (value === undefined) return null;
    const known = languagesOf(value);
    const missing = known?.missing ?? missingLanguages(value);
    const resolve = known?.resolve ?? ((...asked) => resolveWords(value, ...asked));
    this.reportMissing(file, missing);
    const byLocale = this.checkInEveryLocale(
      file,
      schema,
      (locale) => prepare(resolve(locale, this.respell), locale),
      '',
      // It lacks the language, which was said already.
      (field) => missing.some(({ path }) => isIn(field, path)),
    );
    return missing.length === 0 ? byLocale : null;
  }

  /**
   * What each locale has, by the schema; null when one of them does not fit. A fault that some languages have and
   * others do not names them.
   *
   * @param within what a fault is told of beside its field
   * @param isSaid whether a field's fault was reported before
   */
  checkInEveryLocale<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    valueIn: (locale: TextLocale) => Json,
    within = '',
    isSaid: (field: string) => boolean = () => false,
  ): Record<TextLocale, z.infer<Schema>> | null {
    const byLocale: Partial<Record<TextLocale, z.infer<Schema>>> = {};
    const faults = new Map<string, { issue: z.core.$ZodIssue; locales: TextLocale[] }>();
    for (const locale of TEXT_LOCALES) {
      const parsed = schema.safeParse(valueIn(locale), { error: issueText });
      if (parsed.success) byLocale[locale] = parsed.data;
      for (const issue of parsed.error?.issues ?? []) {
        const field = issue.path.join('.');
        if (isSaid(field)) continue;
        const key = `${field}\0${issue.message}`;
        const fault = faults.get(key) ?? { issue, locales: [] };
        fault.locales.push(locale);
        faults.set(key, fault);
      }
    }
    for (const { issue, locales } of faults.values()) {
      const field = issue.path.join('.');
      const isEverywhere = locales.length === TEXT_LOCALES.length;
      const message = isEverywhere ? issue.message : `${issue.message} (${locales.join(', ')})`;
      const at = { field: pathOfIssue(issue), locale: locales[0] };
      if (within) this.reportOfOne(file, within, field, message);
      else this.report(file, field, message, at);
    }
    const isWhole = TEXT_LOCALES.every((locale) => byLocale[locale] !== undefined);
    return isWhole ? (byLocale as Record<TextLocale, z.infer<Schema>>) : null;
  }
}

function isStackFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Maximum call stack');
}

/** Whether a field is the one at the path, or one of its own. */
function isIn(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`);
}

/** Null for bytes that are no text; a NUL written as `\\0` in a quoted YAML text counts too. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Control characters are what is looked for: all that YAML takes, but for tab and line ends.
    // eslint-disable-next-line no-control-regex
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\\0/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Whether there are more levels than that; a value that holds itself has no end of them. */
function isDeeperThan(value: Json, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item as Json, levels - 1));
}

/** Fields whose text was cut in the middle of a character, of an emoji perhaps: no browser shows it as it is. */
function cutTextsIn(value: Json, field = ''): string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [field];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    cutTextsIn(item as Json, field ? `${field}.${name}` : name),
  );
}
