/** What browsers are given for when they have no connection (API-06): `/sw.js` and the page `/offline`. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { light } from '../brand/brand.ts';
import type { Settings } from '../config/settings.ts';
import { namesTag } from '../contract/entity-tag.ts';
import { PURPOSE_HEADER } from '../contract/prefetch.ts';
import { pathOf, pathPattern } from '../contract/route-paths.ts';
import { dateLocale } from '../domain/date-format.ts';
import type { Market, MarketId } from '../domain/market.ts';
import { barePage, BARE_PAGE_POLICY } from './bare-page.ts';
import { removeServiceWorker, serviceWorker, type OfflineSite } from './service-worker.ts';
import type { SiteEnvironment } from './site-environment.ts';
import { EDGE_WORDS } from './words/edge-words.ts';

const MEGABYTE = 1024 * 1024;

/**
 * A copy has no scripts, so nothing can be sent; prices and seats are of another time. A browser that loads the page
 * again keeps what was at the top of the screen there, and the notice above it would be scrolled away.
 */
const COPY_STYLE = `:root { overflow-anchor: none }
form, [data-changing] { display: none }
.offline-copy { padding: 12px 20px; background: ${light.color.ink}; color: #fff; font-weight: 600; text-align: center }`;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': BARE_PAGE_POLICY,
  'cache-control': 'no-store',
};

const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // The worker asks for pages and files of this site, and for nothing else.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cache-control': 'no-cache',
};

interface OfflineFiles {
  readonly page: string;
  readonly script: string;
  readonly tag: string;
}

/** Each is made once for a market. */
export function offlineRoutes(
  settings: Pick<Settings, 'brand' | 'hasServiceWorker' | 'isDevelopment'>,
): Hono<SiteEnvironment> {
  const isOn = settings.hasServiceWorker && !settings.isDevelopment;
  const made = new Map<MarketId, Promise<OfflineFiles>>();
  const filesOf = (market: Market): Promise<OfflineFiles> => {
    const files = made.get(market.id) ?? makeFiles(market, settings.brand.name, isOn);
    made.set(market.id, files);
    return files;
  };
  const app = new Hono<SiteEnvironment>();
  app.get('/sw.js', async (context) => {
    const { script, tag } = await filesOf(context.var.market);
    const headers = { ...WORKER_HEADERS, etag: tag };
    return namesTag(context.req.header('if-none-match') ?? '', tag)
      ? context.body(null, 304, headers)
      : context.body(script, 200, headers);
  });
  app.get('/offline', async (context) => {
    const { page } = await filesOf(context.var.market);
    return context.body(page, 200, PAGE_HEADERS);
  });
  return app;
}

async function makeFiles(market: Market, brandName: string, isOn: boolean): Promise<OfflineFiles> {
  const page = await offlinePageOf(market, brandName);
  const script = isOn ? serviceWorkerText(offlineSite(market, page)) : REMOVAL;
  return { page, script, tag: tagOf(script) };
}

/** A script that runs the worker: a browser takes one with other bytes for a new version. */
export function serviceWorkerText(site: OfflineSite): string {
  return `(${serviceWorker.toString()})(${JSON.stringify(site)});\n`;
}

const REMOVAL = `(${removeServiceWorker.toString()})();\n`;

function offlinePageOf(market: Market, brandName: string): Promise<string> {
  const { title, text, retry } = EDGE_WORDS[market.language].offline;
  // The worker shows it at the address that failed.
  return barePage({ market, brandName, title, text, link: { href: '', text: retry } });
}

export function offlineSite(market: Market, offlinePage: string): OfflineSite {
  const { kept, copy } = EDGE_WORDS[market.language].offline;
  const itinerary = pathPattern('travels-travel-itinerary', market.id);
  return {
    languageTag: market.languageTag,
    dateLocale: dateLocale(market),
    timeZone: market.timeZone,
    wishlistPath: pathOf('wishlist', market.id),
    itineraryPaths: `^${itinerary.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    offlinePage,
    offlinePagePolicy: BARE_PAGE_POLICY,
    keptWords: kept,
    copyNotice: `<aside class="offline-copy"><style>${COPY_STYLE}</style>${copy}</aside>`,
    copyStyleSource: `'sha256-${createHash('sha256').update(COPY_STYLE).digest('base64')}'`,
    purposeHeader: PURPOSE_HEADER,
    maxBytes: { files: 12 * MEGABYTE, pages: 6 * MEGABYTE, personal: 2 * MEGABYTE },
  };
}

function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
