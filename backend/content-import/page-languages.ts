/**
 * Which languages a page and each of its blocks have (CMS-01). What has words in one language and none in another is
 * not published there, or shows the words of its `fallback`. A part of a page that has some of its words in a
 * language has to have them all.
 */
import { LANGUAGES, type Language, type TextLocale } from '../../domain/market.ts';
import type { Respell } from './american-english.ts';
import { languageOf, languagesIn, missingLanguages, resolveWords, type Json } from './localised.ts';

type Fields = { readonly [key: string]: Json };

/** A block, or what a page has beside its blocks. */
interface Part {
  readonly value: Json;
  readonly languages: readonly Language[];
  /** The language of what is shown where it has no words; null where it is then not shown. */
  readonly fallback: Language | null;
}

export interface PageLanguages {
  /** Those in which it is published. */
  readonly languages: readonly Language[];
  readonly missing: ReturnType<typeof missingLanguages>;
  /** The page as a locale has it; in one that does not have it as in another. Blocks keep their places. */
  resolve(locale: TextLocale, respell: Respell): Json;
  /** What is shown of a block in a locale: nothing, its own words, or those of another language. */
  shownAs(block: number, locale: TextLocale): 'nothing' | 'own' | Language;
}

/** Null for what is no page, which its schema says. */
export function pageLanguages(page: Json): PageLanguages | null {
  if (page === null || typeof page !== 'object' || Array.isArray(page)) return null;
  const { blocks, ...rest } = page as Fields;
  // Menus lead to a page of a routing key in every market.
  const isEverywhere = 'routingKey' in rest;
  const head = partOf(rest, null, isEverywhere);
  const parts = Array.isArray(blocks)
    ? (blocks as Json[]).map((block) => partOf(block, head.fallback))
    : null;
  const missing = [
    ...missingLanguages(head.value, [], head.languages),
    ...(parts ?? []).flatMap(({ value, languages }, index) =>
      missingLanguages(value, ['blocks', String(index)], languages),
    ),
  ];
  const languages = head.fallback ? LANGUAGES : head.languages;
  return {
    languages,
    missing,
    resolve(locale, respell) {
      const isShown = languages.includes(languageOf(locale));
      const own = isShown ? locale : (languages[0] ?? locale);
      const inPart = (part: Part) => resolveWords(part.value, localeOf(part, own), respell);
      return {
        ...(inPart(head) as Fields),
        ...(blocks !== undefined && { blocks: parts ? parts.map(inPart) : blocks }),
      };
    },
    shownAs(block, locale) {
      const part = parts?.[block];
      if (!part || part.languages.includes(languageOf(locale))) return 'own';
      return part.fallback ?? 'nothing';
    },
  };
}

function partOf(value: Json, ofPage: Language | null, isEverywhere = false): Part {
  const found = languagesIn(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { value, languages: LANGUAGES, fallback: null };
  }
  const { fallback: asked, ...rest } = value as Fields;
  const fallback = found.find((language) => language === (asked ?? ofPage)) ?? null;
  const isWhole = found.length === 0 || (isEverywhere && fallback === null);
  // One that it has no words in is left to the schema, which knows no such field.
  const isKnown = asked === undefined || fallback !== null;
  return { value: isKnown ? rest : value, languages: isWhole ? LANGUAGES : found, fallback };
}

function localeOf({ languages, fallback }: Part, locale: TextLocale): TextLocale {
  if (languages.includes(languageOf(locale))) return locale;
  return fallback ?? languages[0] ?? locale;
}
