/** Budgets of pages that only the running site knows: HTML as it is sent, elements, what it asks for at once. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import { readHtml, type HtmlElement } from '../support/html-page.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { pathOfPage, travelPath, type SitePage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

/**
 * The goals are 15 KB, 800 elements and 20 requests (docs/decisions/0032). Where a page is above one, its
 * budget is what has been reached, with room for departures that come and go by the day: it may only go
 * down. Asked for at once is what the document names itself; icons, and pictures below, come on top.
 */
const BUDGETS: readonly (readonly [
  page: SitePage,
  kilobytes: number,
  elements: number,
  requests: number,
])[] = [
  ['home', 14, 1_300, 16],
  ['area', 14, 1_400, 16],
  ['travels', 15, 1_800, 16],
  ['search', 14, 1_350, 19],
  ['travel', 17, 1_400, 17],
  ['itinerary', 13, 1_050, 16],
  ['tour', 12, 1_000, 16],
  ['coordinator', 12, 1_350, 20],
  ['wemeet', 14, 1_300, 20],
  ['booking start', 15, 900, 20],
  ['cookies', 8, 800, 15],
];

describe('what a page weighs', () => {
  test.each(BUDGETS)(
    '%s: at most %i KB of HTML, %i elements and %i requests',
    async (page, kilobytes, most, requests) => {
      const { status, text } = await visit('it', pathOfPage(page, 'it'));
      expect(status).toBe(200);
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(kilobytes * 1024);
      const { elements } = readHtml(text);
      expect(elements.length).toBeLessThanOrEqual(most);
      const asked = new Set(elements.flatMap(askedForBy));
      // The document itself is one.
      expect(asked.size + 1, [...asked].join('\n')).toBeLessThanOrEqual(requests);
    },
  );
});

/** The longest travel in the wordiest language; most of it are its days (docs/decisions/0046). */
const LONGEST_TRAVEL_KB = 17.5;

test.each(MARKET_IDS)('%s: the longest page of a travel is within its budget', async (marketId) => {
  const pages: string[] = [];
  for (const travel of CONTENT.travels) {
    const { status, text } = await visit(marketId, travelPath(travel, marketId));
    expect(status).toBe(200);
    pages.push(text);
  }
  // What is longest before it is packed may not be afterwards.
  const longest = pages.toSorted((a, b) => b.length - a.length).slice(0, 3);
  for (const text of longest) {
    const title = /<title>([^<]*)/.exec(text)?.[1];
    expect(brotliCompressSync(text).length, title).toBeLessThanOrEqual(LONGEST_TRAVEL_KB * 1024);
  }
});

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
