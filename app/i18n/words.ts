/**
 * Loads catalogues of words. Each file is a hashed chunk of its own for the client; the server holds
 * all of them (`i18next.server.ts`).
 */
import type { TextLocale } from '../../domain/market.ts';
import type { WordNamespace } from './word-namespaces.ts';

export type Words = Readonly<Record<string, unknown>>;

const importers = import.meta.glob<{ default: Words }>('./words/*/*.json');

/** Locales whose words a text locale takes, the most special first: `en-US` falls back on `en`. */
export function localeChain(locale: TextLocale): readonly TextLocale[] {
  return locale === 'en-US' || locale === 'en-WE' ? [locale, 'en'] : [locale];
}

/** Module key of a catalogue, as in Vite's manifest. Not every override locale has every file. */
export function wordsModule(locale: TextLocale, namespace: WordNamespace): string | null {
  const key = `./words/${locale}/${namespace}.json`;
  return key in importers ? key : null;
}

/** The words of a namespace in a locale; empty where an override locale overrides nothing there. */
export async function loadWords(locale: TextLocale, namespace: WordNamespace): Promise<Words> {
  const key = wordsModule(locale, namespace);
  const importer = key === null ? undefined : importers[key];
  return importer ? (await importer()).default : {};
}
