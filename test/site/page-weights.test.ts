/** Budgets of pages that only the running site knows: HTML as it is sent, elements, what it asks for at once. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import type { TravelRecord } from '../../backend/catalogue/records.ts';
import { readHtml, type HtmlElement } from '../support/html-page.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { travelWords } from '../support/site-content.ts';
import { pathOfPage, statusOf, travelPath, type SitePage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

/**
 * The goals are 15 KB, 800 elements and 20 requests (docs/decisions/0032). Where a page is above one, its
 * budget is what has been reached, with room for departures that come and go by the day: it may only go
 * down, but for lists of many pictures, which name more widths now (0076), and for the notice of scripts
 * that are gone, with which the longest list and the home page need a quarter more (LAY-14); the search says what its results begin
 * with, and who protects the money, for half a KB (0109). The home page has a
 * band of coordinators, and a travel has more or fewer departures by the day. The page itself is what is drawn; its
 * state comes behind it, in the same document (0052). The rules in it have a budget of their
 * own. Asked for at once is what the document names itself; icons, and pictures below, come on top.
 */
const BUDGETS: readonly (readonly [
  page: SitePage,
  pageKb: number,
  documentKb: number,
  elements: number,
  requests: number,
])[] = [
  ['home', 13.75, 22.5, 1_350, 16],
  ['area', 13, 20.5, 1_400, 16],
  ['country', 12, 18, 1_400, 16],
  ['travels', 15, 23.75, 1_800, 16],
  ['search', 12.5, 20, 1_400, 19],
  ['asking', 6.25, 13, 700, 18],
  ['asking with results', 10, 16, 900, 20],
  ['travel', 18, 26.5, 1_600, 20],
  ['itinerary', 11.75, 18.25, 1_100, 20],
  ['tour', 12, 17, 1_000, 20],
  ['coordinator', 12, 15, 1_350, 20],
  ['wemeet', 14, 19, 1_300, 20],
  ['booking start', 9, 13, 900, 20],
  ['cookies', 8, 12, 800, 15],
];

/** The home market, and those with the most and the fewest letters. */
const WEIGHED_MARKETS: readonly MarketId[] = ['it', 'de', 'en-WE'];

/** Of the rules in a document (docs/decisions/0075). */
const RULES_KB = 10.75;

describe('what a page weighs', () => {
  test.each(BUDGETS)(
    '%s: at most %i KB of page, %i KB of document, %i elements and %i requests',
    async (page, pageKb, documentKb, most, requests) => {
      for (const marketId of WEIGHED_MARKETS) {
        const { status, text } = await visit(marketId, pathOfPage(page, marketId));
        expect(status).toBe(statusOf(page, marketId));
        const [rules = ''] = RULES.exec(text) ?? [];
        expect(rules).not.toBe('');
        expect(brotliCompressSync(rules).length / 1024, marketId).toBeLessThanOrEqual(RULES_KB);
        expect(kilobytesOf(pageIn(text)), marketId).toBeLessThanOrEqual(pageKb);
        expect(kilobytesOf(text), marketId).toBeLessThanOrEqual(documentKb);
        const { elements } = readHtml(text);
        expect(elements.length, marketId).toBeLessThanOrEqual(most);
        const asked = new Set(elements.flatMap(askedForBy));
        // The document itself is one.
        expect(asked.size + 1, [marketId, ...asked].join('\n')).toBeLessThanOrEqual(requests);
      }
    },
  );
});

/** The longest travel in the wordiest language; most of it are its days (docs/decisions/0046). */
const LONGEST_PAGE_KB = 19;
const LONGEST_DOCUMENT_KB = 27.5;

/** Those that have the most to say in the market's words: pages grow with nothing else. */
function wordiestTravels(marketId: MarketId): readonly TravelRecord[] {
  const lengthOf = (travel: TravelRecord) => JSON.stringify(travelWords(travel, marketId)).length;
  return CONTENT.travels.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 2);
}

test.each(MARKET_IDS)('%s: the longest page of a travel is within its budget', async (marketId) => {
  // What is longest before it is packed may not be afterwards.
  for (const travel of wordiestTravels(marketId)) {
    const { status, text } = await visit(marketId, travelPath(travel, marketId));
    expect(status).toBe(200);
    expect(kilobytesOf(pageIn(text)), travel.id).toBeLessThanOrEqual(LONGEST_PAGE_KB);
    expect(kilobytesOf(text), travel.id).toBeLessThanOrEqual(LONGEST_DOCUMENT_KB);
  }
});

const RULES = /<style id="rules">[^]*?<\/style>/;

/** Without the rules. */
function kilobytesOf(document: string): number {
  return brotliCompressSync(document.replace(RULES, '')).length / 1024;
}

/** The document without the state that Remix writes behind the page. */
function pageIn(document: string): string {
  return document.replaceAll(
    /<script>window\.__remixContext\.streamController\.[^]*?<\/script>/g,
    '',
  );
}

const FETCHED_LINKS = ['stylesheet', 'preload', 'modulepreload'];

/** What a browser fetches for an element before anybody scrolls. */
function askedForBy({ name, attributes }: HtmlElement): readonly string[] {
  if (name === 'link' && FETCHED_LINKS.includes(attributes.get('rel') ?? '')) {
    // A picture has no address but those of its widths: one of them is fetched, and its element names it.
    return attributes.get('as') === 'image' ? [] : [attributes.get('href') ?? ''];
  }
  if (name === 'script') return [attributes.get('src') ?? ''].filter((address) => address !== '');
  if (name === 'img' && attributes.get('loading') !== 'lazy') return [attributes.get('src') ?? ''];
  return [];
}
