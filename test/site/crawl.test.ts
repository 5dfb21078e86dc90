/**
 * The whole site as a search engine walks through it (SEO-01, SEO-03): every link leads to a page, every
 * page says which address is its own, and the sitemap has all of them and no other.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { isNoindex } from '../../app/seo/page-seo.ts';
import { readSettings } from '../../config/settings.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { crawl, readSitemap, type Crawl, type CrawledPage } from '../support/crawl.ts';
import { governmentOrigins } from '../support/government-origins.ts';
import { originOf } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

/** Where the place of a meet-up is shown. */
const MAP = 'https://www.openstreetmap.org';
/** In the middle of a page, without header and footer: letters of what it is there to say. */
const LEAST_TEXT = 300;
/** A market has at least its fixed pages, travels, itineraries and people. */
const LEAST_PAGES = 150;

const crawls = new Map<MarketId, Crawl>();
afterAll(() => crawls.clear());

const ownAddress = ({ canonical }: CrawledPage, marketId: MarketId) =>
  canonical?.replace(originOf(marketId), '') || '/';
const isIndexable = (crawled: CrawledPage, marketId: MarketId) =>
  !isNoindex(crawled.robots) && ownAddress(crawled, marketId) === crawled.address;
const isFurtherPage = (address: string) => /[?&]page=/.test(address);
/** Pages that search engines may keep. */
function indexable({ pages, marketId }: Crawl): CrawledPage[] {
  return [...pages.values()].filter((crawled) => isIndexable(crawled, marketId));
}

/**
 * Whether the path is a departure that no longer takes requests in the market. Markets close it at their
 * own midnight, so for some hours one market still lists a departure that another has closed.
 */
function isClosedDeparture(path: string, marketId: MarketId): boolean {
  const [, year, month, day] = /-(\d{4})(\d{2})(\d{2})$/.exec(path) ?? [];
  if (year === undefined) return false;
  const startingDate = `${year}-${month}-${day}`;
  const today = todayIn(MARKETS[marketId].timeZone, Date.now());
  return !takesRequests({ startingDate }, today, readSettings({}).closingDays);
}

/**
 * `de` has a route switched off, and `en-US` all of them, with a currency that nobody pays in. Links are made by the
 * same rules everywhere, and those of the content are checked in every language as it is read.
 */
const WALKED = visitedMarkets(['de', 'en-US', 'it', 'es', 'fr', 'en-WE', 'international'], 2);

describe.each(WALKED)('in the market %s', (marketId) => {
  const walked = (): Crawl => {
    const found = crawls.get(marketId);
    if (!found) throw new Error('The walk has failed');
    return found;
  };

  test('SEO-03 RTE-06 every link leads to a page, without a redirect', async () => {
    const found = await crawl(marketId);
    crawls.set(marketId, found);
    expect(found.broken).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(LEAST_PAGES);
    const known = new Set([...MARKET_IDS.map(originOf), ...governmentOrigins(marketId), MAP]);
    expect([...found.abroad].filter((origin) => !known.has(origin))).toEqual([]);
  });

  test('SEO-01 every page says whose it is: one address on its own path', () => {
    const { pages } = walked();
    const astray = [...pages.values()].filter((crawled) => {
      const own = new URL(ownAddress(crawled, marketId), originOf(marketId));
      const asked = new URL(crawled.address, originOf(marketId));
      const isPart = [...own.searchParams].every(
        ([key, value]) => asked.searchParams.get(key) === value,
      );
      return !crawled.canonical || own.pathname !== asked.pathname || !isPart;
    });
    expect(astray.map(({ address, canonical }) => `${address}: ${canonical}`)).toEqual([]);
  });

  test('SEO-01 what a page names as its address says the same of itself', () => {
    const { pages } = walked();
    const wrong = [...pages.values()].filter((crawled) => {
      const canonical = pages.get(ownAddress(crawled, marketId));
      return canonical && ownAddress(canonical, marketId) !== canonical.address;
    });
    expect(wrong.map(({ address, canonical }) => `${address}: ${canonical}`)).toEqual([]);
  });

  test('SEO-01 the sitemap has every page that may be kept, all of them linked to, and no other', async () => {
    const found = walked();
    const sitemap = await readSitemap(marketId);
    const orphans = [...sitemap.keys()].filter((address) => !found.foundOn.has(address));
    expect(orphans).toEqual([]);
    // Further pages of a list are for following: what they lead to is in the sitemap.
    const kept = indexable(found).filter(({ address }) => !isFurtherPage(address));
    expect(kept.map(({ address }) => address).filter((address) => !sitemap.has(address))).toEqual(
      [],
    );
    const refused = [...sitemap.keys()].filter((address) => {
      const crawled = found.pages.get(address);
      return crawled && !isIndexable(crawled, marketId);
    });
    expect(refused).toEqual([]);
  });

  test('SEO-01 titles are each page’s own, and all have a description', () => {
    const kept = indexable(walked());
    const byTitle = Map.groupBy(kept, ({ title }) => title);
    const shared = [...byTitle.values()].filter(({ length }) => length > 1);
    expect(shared.map((pages) => pages.map(({ address }) => address))).toEqual([]);
    expect(kept.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  test('SEO-03 every page has its heading and its text without scripts, in its language', () => {
    const { pages } = walked();
    const poor = [...pages.values()].filter(({ headings, language }) => {
      const [heading, second] = headings;
      const isWhole = heading !== undefined && heading !== '' && second === undefined;
      return !isWhole || language !== MARKETS[marketId].languageTag;
    });
    expect(poor.map(({ address }) => address)).toEqual([]);
    const short = indexable(walked()).filter(({ letters }) => letters < LEAST_TEXT);
    expect(short.map(({ address, letters }) => [address, letters])).toEqual([]);
  });
});

describe('SEO-01 the same page in other markets', () => {
  test('each names all the others, and they name it', () => {
    const problems: string[] = [];
    for (const found of crawls.values()) {
      const hreflang = MARKETS[found.marketId].hreflang;
      for (const { address, alternates, canonical } of indexable(found)) {
        const name = `${found.marketId} ${address}`;
        // A further page of a list is another list elsewhere: it names none.
        if (alternates.size === 0 && isFurtherPage(address)) continue;
        if (alternates.get(hreflang) !== canonical) problems.push(`${name} does not name itself`);
        for (const other of crawls.values()) {
          const target = alternates.get(MARKETS[other.marketId].hreflang);
          if (target === undefined) continue;
          const path = target.replace(originOf(other.marketId), '') || '/';
          const there = other.pages.get(path);
          if (!there) {
            if (!other.foundOn.has(path) && !isClosedDeparture(path, other.marketId))
              problems.push(`${name} names ${target}, which nothing links to`);
          } else if (!isSame(there.alternates, alternates)) {
            problems.push(`${name} and ${target} name others`);
          }
        }
      }
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });

  test.each(WALKED)('the sitemap of %s says what its pages say', async (marketId) => {
    const pages = crawls.get(marketId)?.pages ?? new Map<string, CrawledPage>();
    const differing = [...(await readSitemap(marketId))].filter(([address, alternates]) => {
      const crawled = pages.get(address);
      return crawled && !isSame(crawled.alternates, alternates);
    });
    expect(differing.map(([address]) => address)).toEqual([]);
  });
});

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
