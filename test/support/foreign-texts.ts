/**
 * Finds texts that belong to another language on a page (MKT-05): words of the English catalogues and of
 * the English content, where the market says something else.
 */
import { readFileSync } from 'node:fs';
import { WORD_NAMESPACES } from '../../app/i18n/word-namespaces.ts';
import { localeChain } from '../../app/i18n/words.ts';
import { wordsOf } from '../../backend/catalogue/presenters.ts';
import { ALL_MARKETS, MARKETS, type MarketId, type TextLocale } from '../../domain/market.ts';
import type { HtmlPage } from './html-page.ts';
import { CONTENT } from './delivered-content.ts';
import { travelWords } from './site-content.ts';

/** Attributes that a person reads or hears. */
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'label'];
/** From so many words on, a text is looked for inside longer ones too. */
const WORDS_OF_A_PHRASE = 3;

/** The texts of the page that another language has for what this market says otherwise. */
export function foreignTexts(html: HtmlPage, marketId: MarketId): string[] {
  const { whole, patterns, phrases } = forbiddenTexts(marketId);
  const spoken = html.elements.flatMap(({ attributes }) =>
    SPOKEN_ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []),
  );
  const texts = [...html.texts, ...spoken];
  // Each once, and phrases in all of them at once: there are thousands of both.
  const all = new Set(texts);
  const joined = [...all].join('\0');
  return [
    ...[...all].filter((text) => whole.has(text) || patterns.some((one) => one.test(text))),
    ...phrasesIn(joined, phrases),
  ];
}

/** Phrases of the text; all of them looked for one by one take longer than the page took to make. */
function phrasesIn(text: string, phrases: Forbidden['phrases']): string[] {
  const pairs = new Set<string>();
  let last = '';
  for (const [word] of text.matchAll(WORD)) {
    pairs.add(`${last} ${word}`);
    last = word;
  }
  return phrases.flatMap(({ pair, phrase }) =>
    pairs.has(pair) && text.includes(phrase) ? [phrase] : [],
  );
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Its first two words that are surely whole where it stands in a text: the first may be the end of another one. */
function pairOf(phrase: string): string {
  const [, second = '', third = ''] = phrase.match(WORD) ?? [];
  return `${second} ${third}`;
}

interface Forbidden {
  readonly whole: ReadonlySet<string>;
  /** Of texts in which values are filled in. */
  readonly patterns: readonly RegExp[];
  readonly phrases: readonly { readonly phrase: string; readonly pair: string }[];
}

const forbiddenByMarket = new Map<MarketId, Forbidden>();

function forbiddenTexts(marketId: MarketId): Forbidden {
  const known = forbiddenByMarket.get(marketId);
  if (known) return known;
  const own = textsOf(marketId);
  // Each market is named in its own words wherever one chooses among them.
  const ownTexts = new Set([...own.values(), ...ALL_MARKETS.map(({ label }) => label)]);
  const english = textsOf('international');
  const others = [...english].flatMap(([key, text]) =>
    own.get(key) === text || ownTexts.has(text) ? [] : [text],
  );
  const hasValues = (text: string) => text.includes('{{');
  const plain = others.filter((text) => !hasValues(text));
  const forbidden = {
    whole: new Set(plain.filter(hasWord)),
    patterns: others.filter((text) => hasValues(text) && hasWord(text)).map(patternOf),
    phrases: plain
      .filter((text) => (text.match(WORD)?.length ?? 0) >= WORDS_OF_A_PHRASE)
      .map((phrase) => ({ phrase, pair: pairOf(phrase) })),
  };
  forbiddenByMarket.set(marketId, forbidden);
  return forbidden;
}

/** Letters that are not values to fill in. */
function hasWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
}

/** The text as a whole, with anything where a value is filled in. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+?')}$`);
}

/** Every text of a market by where it stands: catalogues, layout, pages, travels, coordinators. */
function textsOf(marketId: MarketId): ReadonlyMap<string, string> {
  const { textLocale } = MARKETS[marketId];
  const texts = new Map<string, string>();
  for (const locale of localeChain(textLocale).toReversed()) {
    for (const namespace of WORD_NAMESPACES) {
      addTexts(texts, namespace, readCatalogue(locale, namespace));
    }
  }
  addTexts(texts, 'layout.yaml', CONTENT.layouts[textLocale]);
  for (const { key, byLocale } of CONTENT.pages) addTexts(texts, key, byLocale[textLocale]);
  for (const travel of CONTENT.travels) addTexts(texts, travel.id, travelWords(travel, marketId));
  for (const coordinator of CONTENT.coordinators) {
    addTexts(texts, coordinator.id, wordsOf(coordinator, MARKETS[marketId]));
  }
  return texts;
}

/** An override locale has a file only where it overrides something. */
function readCatalogue(locale: TextLocale, namespace: string): unknown {
  const isOverride = locale === 'en-US' || locale === 'en-WE';
  try {
    return JSON.parse(readFileSync(`app/i18n/words/${locale}/${namespace}.json`, 'utf8'));
  } catch (error) {
    if (isOverride) return {};
    throw error;
  }
}

/** Fields of the content that are no words. */
const NO_WORDS: readonly string[] = ['slug', 'oldSlugs', 'searchWords', 'routes', 'url'];

function addTexts(texts: Map<string, string>, path: string, value: unknown): void {
  if (typeof value === 'string') texts.set(path, value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      if (!NO_WORDS.includes(key)) addTexts(texts, `${path}.${key}`, item);
    }
  }
}
