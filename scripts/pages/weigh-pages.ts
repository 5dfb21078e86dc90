/** What a browser fetches for each kind of page before anybody scrolls, compressed as it comes. */
import type { Browser, CDPSession } from 'playwright-core';
import { launchChromium } from '../../test/support/chromium.ts';
import { pathOfPage, type SitePage } from '../../test/support/site-paths.ts';
import { askSite } from './ask-site.ts';

const WEIGHED_PAGES = [
  'home',
  'area',
  'travels',
  'search',
  'travel',
  'itinerary',
  'tour',
  'coordinator',
  'wemeet',
  'booking start',
  'cookies',
] as const satisfies readonly SitePage[];

const MARKET = 'it';
const TELEPHONE = { width: 412, height: 823 };
/** What is fetched when the browser has nothing else to do is fetched by then. */
const SETTLED_MS = 1_500;
/** The smallest packing is done beside the requests. */
const PACKED_MS = 1_500;

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

interface Weight {
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly nodes: number;
}

/** A line for each kind of page. */
export async function weighPages(port: number): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const head = ['HTML', 'CSS', 'script', 'fonts', 'images', 'requests', 'nodes'];
    const lines = [lineOf('bytes', head)];
    for (const page of WEIGHED_PAGES) {
      const host = `it.localhost:${port}`;
      const path = pathOfPage(page, MARKET);
      // The first visit makes the page, the later ones have it packed small.
      for (let count = 0; count < 4; count += 1) await askSite(port, path, { host });
      await new Promise((resolve) => setTimeout(resolve, PACKED_MS));
      const { bytes, requests, nodes } = await weigh(browser, `http://${host}${path}`);
      lines.push(lineOf(page, [...KINDS.map((kind) => bytes[kind] ?? 0), requests, nodes]));
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: TELEPHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const count = await countBytes(session);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { ...count(), nodes };
  } finally {
    await context.close();
  }
}

/** Bodies as they come over the line, without headers. */
async function countBytes(session: CDPSession): Promise<() => Omit<Weight, 'nodes'>> {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  const headerBytes = new Map<string, number>();
  const addresses = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // What was preloaded is told of twice.
    addresses.add(response.url);
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    const body = Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0));
    bytes[kind] = (bytes[kind] ?? 0) + body;
  });
  return () => ({ bytes, requests: addresses.size });
}

function lineOf(name: string, columns: readonly (string | number)[]): string {
  return name.padEnd(16) + columns.map((column) => String(column).padStart(9)).join('');
}
