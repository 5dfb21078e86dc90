/** Every link that a page of a market has leads to a page (SEO-03): no error, no redirect, no dead end. */
import { expect, test } from 'vitest';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { readHtml, type HtmlPage } from '../support/html-page.ts';
import { originOf, visit } from '../support/visit.ts';

/** Pages that are asked for in a market, the nearest to its home first: some of each kind. */
const MOST_PAGES = 250;
/** Leads to the provider that signs people in, on a host of its own. */
const LOGIN_PATH = '/login';
/** Where the place of a meet-up is shown. */
const MAP = 'https://www.openstreetmap.org';
/** Requests at a time: the server has one core. */
const AT_A_TIME = 4;

interface Crawl {
  readonly pages: number;
  readonly problems: readonly string[];
  /** Addresses in other markets that pages link to. */
  readonly abroad: ReadonlySet<string>;
}

async function crawl(marketId: MarketId): Promise<Crawl> {
  const own = originOf(marketId);
  const foundOn = new Map([['/', 'the start']]);
  const waiting = ['/'];
  const problems: string[] = [];
  const abroad = new Set<string>();
  const read = new Map<string, HtmlPage>();

  const follow = async (path: string): Promise<void> => {
    const { status, headers, text } = await visit(marketId, path);
    if (status !== 200) {
      const target = headers.location ? ` to ${String(headers.location)}` : '';
      problems.push(`${path} on ${foundOn.get(path)}: ${status}${target}`.slice(0, 200));
      return;
    }
    const page = readHtml(text);
    read.set(path, page);
    for (const link of page.links) {
      const url = new URL(link, own + path);
      if (url.origin !== own) {
        if (url.protocol.startsWith('http')) abroad.add(url.origin);
        continue;
      }
      if (url.pathname === LOGIN_PATH) continue;
      const fragment = decodeURIComponent(url.hash.slice(1));
      const target = url.pathname + url.search;
      if (fragment && target === path && !page.ids.has(fragment)) {
        problems.push(`${path} has no part #${fragment}`);
      }
      if (foundOn.has(target)) continue;
      foundOn.set(target, path);
      if (foundOn.size <= MOST_PAGES) waiting.push(target);
    }
  };

  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await follow(path);
  };
  // The home's links first, so that each worker has some.
  await follow(waiting.shift() ?? '/');
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { pages: read.size + problems.length, problems, abroad };
}

test.each(MARKET_IDS)(
  'SEO-03 RTE-06 every link of %s leads to a page, without a redirect',
  { timeout: 120_000 },
  async (marketId) => {
    const { pages, problems, abroad } = await crawl(marketId);
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(MOST_PAGES / 2);
    expect(abroad.difference(new Set([...MARKET_IDS.map(originOf), MAP]))).toEqual(new Set());
  },
);
