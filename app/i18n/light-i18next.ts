/**
 * i18next as react-i18next asks for it, for whatever draws. The catalogues need four things of it: keys with
 * their namespace, what stands in for a missing locale, values in `{{…}}`, and plurals. Loaders have i18next
 * itself, and a test holds every key of every catalogue against it. In the browser that would be a tenth of
 * all script, on the server a sixth of the time for a page (docs/decisions/0032).
 */
import type { i18n as I18next } from 'i18next';
import type { TextLocale } from '../../domain/market.ts';
import { I18NEXT_OPTIONS } from './i18next-options.ts';
import { formatNumber } from './number-format.ts';
import type { WordNamespace } from './word-namespaces.ts';
import { localeChain, type Words } from './words.ts';

/** What fills in the words: `count` chooses the plural, `defaultValue` stands in for what is missing. */
type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

export interface LightI18next {
  readonly has: (locale: TextLocale, namespace: WordNamespace) => boolean;
  readonly add: (locale: TextLocale, namespace: WordNamespace, words: Words) => void;
  /** For `I18nextProvider`. */
  readonly i18next: I18next;
}

export function createLightI18next(locale: TextLocale): LightI18next {
  const chain = localeChain(locale);
  const catalogues = new Map<string, Words>();
  const translators = new Map<string, Translate>();

  /** What was found, by namespace, key and plural: a page asks for the same few hundred, many times. */
  const known = new Map<string, string>();

  const find = (key: string, ownNamespace: string, count: unknown): string | undefined => {
    const name = `${ownNamespace} ${key}${pluralEnding(locale, count)}`;
    let found = known.get(name);
    if (found !== undefined) return found;
    const [first = '', second] = key.split(':');
    const path = second ?? first;
    for (const part of chain) {
      const words = catalogues.get(`${part} ${second === undefined ? ownNamespace : first}`);
      found ??= read(words, path + pluralEnding(part, count)) ?? read(words, path);
    }
    if (found !== undefined) known.set(name, found);
    return found;
  };

  const translatorOf = (namespace: string): Translate => {
    const made: Translate = (key, values = {}) => {
      const found = find(key, namespace, values.count);
      if (found === undefined)
        return String(values.defaultValue ?? key.slice(key.indexOf(':') + 1));
      return found.replace(PLACE, (_place, name: string, format: string | undefined) => {
        const value = name.split('.').reduce(partOf, values as unknown);
        return format === 'number' ? formatNumber(value as number, locale) : String(value ?? '');
      });
    };
    translators.set(namespace, made);
    return made;
  };
  const translator = (namespace: string = DEFAULT_NAMESPACE): Translate =>
    translators.get(namespace) ?? translatorOf(namespace);

  const i18next = {
    language: locale,
    languages: chain,
    options: I18NEXT_OPTIONS,
    isInitialized: true,
    hasLoadedNamespace: () => true,
    exists: (key: string) => find(key, '', undefined) !== undefined,
    getFixedT: (_locale: unknown, namespace?: string) => translator(namespace),
    t: translator(),
    // The language never changes: another one is another site (MKT-02).
    on: () => undefined,
    off: () => undefined,
  };
  return {
    has: (part, namespace) => catalogues.has(`${part} ${namespace}`),
    add: (part, namespace, words) => {
      catalogues.set(`${part} ${namespace}`, words);
      known.clear();
    },
    // All of it that react-i18next and the site call.
    i18next: i18next as unknown as I18next,
  };
}

const DEFAULT_NAMESPACE = I18NEXT_OPTIONS.defaultNS ?? '';

const PLACE = /\{\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

function read(words: Words | undefined, path: string): string | undefined {
  const found = path.split('.').reduce(partOf, words as unknown);
  return typeof found === 'string' ? found : undefined;
}

function partOf(whole: unknown, name: string): unknown {
  return (whole as Values | undefined)?.[name];
}

/** Ending of the key for so many; empty where nothing is counted. */
function pluralEnding(locale: TextLocale, count: unknown): string {
  if (typeof count !== 'number') return '';
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return `_${rules.select(count)}`;
}

const pluralRules = new Map<TextLocale, Intl.PluralRules>();
