/** What the chat answers from in a market (CHAT-01): made anew with each version of the catalogue. */
import { LRUCache } from 'lru-cache';
import type { Market } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { PassageIndex } from './passage-index.ts';
import { passagesOfPage, passagesOfTravel, type Passage, type QuotablePage } from './passages.ts';

/** A page, and the country that it is about. */
export interface PageOfMarket extends QuotablePage {
  /** ISO 3166 alpha-3; null for a page about none. */
  readonly country: string | null;
}

export interface QuotedPages {
  /** What pages say that are not about one country. */
  readonly pages: PassageIndex;
  /** What the page of a travel and those about its countries say. */
  readonly pagesOf: (travel: TravelRecord) => PassageIndex;
}

/** Of travels that are asked about most. */
const MOST_KEPT = 100;

/** Reads the pages in steps; what is said of a travel is read when it is asked for. */
export function* quotedPagesSteps(
  all: readonly PageOfMarket[],
  market: Market,
): Generator<void, QuotedPages> {
  const { language } = market;
  const pages = new PassageIndex(language);
  const ofCountry = new Map<string, readonly Passage[]>();
  /** Some blocks stand on several pages. */
  const known = new Set<string>();
  for (const { country, ...page } of all) {
    const passages = passagesOfPage(page, language).filter(({ title, sentences }) => {
      const text = [title, ...sentences].join('\n');
      return !known.has(text) && known.add(text);
    });
    if (country === null) pages.add(passages);
    else ofCountry.set(country, passages);
    yield;
  }
  const kept = new LRUCache<string, PassageIndex, TravelRecord>({
    max: MOST_KEPT,
    memoMethod: (_id, _stale, { context: travel }) => {
      const countries = travel.countries.flatMap((country) => ofCountry.get(country) ?? []);
      return new PassageIndex(language).add(passagesOfTravel(travel, market)).add(countries);
    },
  });
  return { pages, pagesOf: (travel) => kept.memo(travel.id, { context: travel }) };
}
