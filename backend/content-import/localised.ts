/**
 * Words inside a content file: wherever a value has the five languages as its keys, it stands for the
 * language's own. So one file holds a page in every market, and a missing language is an error.
 */
import { LANGUAGES, TEXT_LOCALES, type Language, type TextLocale } from '../../domain/market.ts';
import { ADDRESS_FIELDS, respellAll, type Respell } from './american-english.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether the value is words in several languages: every key is a text locale. */
function isLocalised(value: Json): value is Record<TextLocale, Json> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => TEXT_LOCALES.some((locale) => locale === key));
}

const asItIs: Respell = (text) => text;

/**
 * The value in one locale: `en-US` and `en-WE` take `en` where they say nothing of their own, `en-US`
 * in American spelling.
 */
export function resolveWords(value: Json, locale: TextLocale, respell = asItIs): Json {
  if (isLocalised(value)) {
    const isEnglishMarket = locale === 'en-US' || locale === 'en-WE';
    const own = value[locale] ?? (isEnglishMarket ? value.en : undefined);
    const words = own === undefined ? null : resolveWords(own, locale, respell);
    return locale === 'en-US' && !(locale in value) ? respellAll(words, respell) : words;
  }
  if (Array.isArray(value)) return value.map((item: Json) => resolveWords(item, locale, respell));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        resolveWords(item, locale, ADDRESS_FIELDS.includes(key) ? asItIs : respell),
      ]),
    );
  }
  return value;
}

/** Path and missing languages of each set of words that lacks one. */
export function missingLanguages(
  value: Json,
  path: readonly string[] = [],
  wanted: readonly Language[] = LANGUAGES,
): { readonly path: string; readonly languages: readonly string[] }[] {
  return wordsIn(value, path).flatMap(({ path: own, words }) => {
    const languages = wanted.filter((language) => !(language in words));
    return languages.length > 0 ? [{ path: own, languages }] : [];
  });
}

/** The languages that any words in the value are in; none where there are no words in languages. */
export function languagesIn(value: Json): Language[] {
  const all = wordsIn(value, []);
  return LANGUAGES.filter((language) => all.some(({ words }) => language in words));
}

function wordsIn(
  value: Json,
  path: readonly string[],
): { readonly path: string; readonly words: object }[] {
  if (value === null || typeof value !== 'object') return [];
  if (isLocalised(value)) return [{ path: path.join('.'), words: value }];
  return Object.entries(value).flatMap(([key, item]) => wordsIn(item as Json, [...path, key]));
}

/** The language that the locale's texts are in. */
export function languageOf(locale: TextLocale): Language {
  return locale === 'en-US' || locale === 'en-WE' ? 'en' : locale;
}

export type { Json };
