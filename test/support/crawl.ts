/**
 * Walks through a market's site from its home page, link by link, as a search engine does: without
 * scripts. All pages are visited but those of which there are any number, which a rule samples.
 */
import { isNamedRoute, matchRoute } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { readHtml, type HtmlPage } from './html-page.ts';
import { originOf, visit } from './visit.ts';

/** Requests at a time: the server has one core. */
const AT_A_TIME = 4;
/** Addresses with a query, of each kind of page. */
const MOST_WITH_A_QUERY = 25;
/** Of so many departures one, by its code: the same in every market. */
const DEPARTURES_FOR_ONE = 40;
/** A travel's page shows the first of its departures; with this, all of them. */
const ALL_DEPARTURES = 'all';
/** Leads to the provider that signs people in, on a host of its own. */
const LOGIN_PATH = '/login';

/** What is kept of a page: all of all of them would fill the memory. */
export interface CrawledPage extends Pick<
  HtmlPage,
  'title' | 'canonical' | 'robots' | 'alternates' | 'ids'
> {
  /** Path and query. */
  readonly address: string;
  /** Of the `<html>`. */
  readonly language: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** How much there is to read between header and footer. */
  readonly letters: number;
}

export interface Crawl {
  readonly marketId: MarketId;
  /** By address. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every address of the site that a page links to, with the page. */
  readonly foundOn: ReadonlyMap<string, string>;
  /** Links that lead to no page, or to one by a redirect; parts that there are not. */
  readonly broken: readonly string[];
  /** Origins of other sites that pages link to. */
  readonly abroad: ReadonlySet<string>;
}

export async function crawl(marketId: MarketId): Promise<Crawl> {
  const own = originOf(marketId);
  const isWanted = sampler(marketId);
  const foundOn = new Map([['/', 'the start']]);
  const waiting = ['/'];
  const pages = new Map<string, CrawledPage>();
  const parts: { readonly on: string; readonly address: string; readonly part: string }[] = [];
  const broken: string[] = [];
  const abroad = new Set<string>();

  const follow = async (address: string): Promise<void> => {
    const { status, headers, text } = await visit(marketId, address);
    if (status !== 200) {
      const target = headers.location ? ` to ${String(headers.location)}` : '';
      broken.push(`${address} on ${foundOn.get(address)}: ${status}${target}`.slice(0, 200));
      return;
    }
    // A calendar file is there, and leads nowhere.
    if (!String(headers['content-type']).startsWith('text/html')) return;
    const page = readHtml(text);
    pages.set(address, crawledPage(address, page));
    for (const link of page.links) {
      const url = new URL(link, own + address);
      if (url.origin !== own) {
        if (url.protocol.startsWith('http')) abroad.add(url.origin);
        continue;
      }
      if (url.pathname === LOGIN_PATH) continue;
      const target = url.pathname + url.search;
      const part = decodeURIComponent(url.hash.slice(1));
      if (part) parts.push({ on: address, address: target, part });
      if (foundOn.has(target)) continue;
      foundOn.set(target, address);
      if (isWanted(url)) waiting.push(target);
    }
  };

  // The home's links first, so that each worker has some.
  await follow(waiting.shift() ?? '/');
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await follow(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  for (const { on, address, part } of parts) {
    const target = pages.get(address);
    if (target && !target.ids.has(part)) broken.push(`${address} has no part #${part} (${on})`);
  }
  return { marketId, pages, foundOn, broken, abroad };
}

function crawledPage(address: string, page: HtmlPage): CrawledPage {
  const { title, canonical, robots, alternates, ids, elements } = page;
  const attributeOf = (attribute: string, tag: string, name?: string) =>
    elements
      .find((each) => each.name === tag && each.attributes.get('name') === name)
      ?.attributes.get(attribute) ?? '';
  return {
    address,
    title,
    canonical,
    robots,
    alternates,
    ids,
    language: attributeOf('lang', 'html'),
    description: attributeOf('content', 'meta', 'description'),
    headings: page.textsOf('h1'),
    letters: page.textsOf('main').join(' ').length,
  };
}

/**
 * The rule of what is visited: every path without a query, but of departures one in `DEPARTURES_FOR_ONE`, and
 * every whole list of departures.
 * Of addresses with a query, and of forms for seats, one for each set of keys and each modal, and
 * `MOST_WITH_A_QUERY` for each kind of page: so there are some of each filter, order, page and modal.
 */
function sampler(marketId: MarketId): (url: URL) => boolean {
  const shapes = new Set<string>();
  const counts = new Map<string, number>();
  const isFew = (kind: string, shape: string) => {
    const count = counts.get(kind) ?? 0;
    if (shapes.has(shape) || count >= MOST_WITH_A_QUERY) return false;
    shapes.add(shape);
    counts.set(kind, count + 1);
    return true;
  };
  return ({ pathname, searchParams }) => {
    const match = matchRoute(decodeURIComponent(pathname), marketId);
    const isForm = pathname.startsWith('/booking/');
    if ([...searchParams.keys()].join() === ALL_DEPARTURES) return true;
    if (searchParams.size > 0 || isForm) {
      const kind = isForm ? 'form' : match && isNamedRoute(match.key) ? match.key : 'custom page';
      const keys = [...searchParams.keys()].map((key) => key.replace(/\[\d*\]$/, '')).toSorted();
      const modal = searchParams.get('modal') ?? '';
      return isFew(kind, [kind, modal, ...new Set(keys)].join(' '));
    }
    const { tour } = match?.parameters ?? {};
    return tour === undefined || checksum(tour) % DEPARTURES_FOR_ONE === 0;
  };
}

function checksum(code: string): number {
  return [...code].reduce((sum, sign, place) => sum + sign.charCodeAt(0) * (place + 1), 0);
}

/** What a market's sitemap says of itself: addresses, each with its alternates by hreflang. */
export async function readSitemap(
  marketId: MarketId,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const own = originOf(marketId);
  const textOf = async (path: string): Promise<string> => {
    const { status, text } = await visit(marketId, path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return text;
  };
  const index = await textOf('/sitemap.xml');
  const urls = new Map<string, ReadonlyMap<string, string>>();
  for (const [, file = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const text = await textOf(new URL(file).pathname);
    for (const [, entry = ''] of text.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
      const alternates = entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
      urls.set(
        withoutEntities(address).replace(own, '') || '/',
        new Map([...alternates].map(([, code = '', href = '']) => [code, withoutEntities(href)])),
      );
    }
  }
  return urls;
}

function withoutEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&apos;', "'");
}
