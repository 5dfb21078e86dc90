/** The service worker by itself (API-06), before a server that has three builds, one after the other. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { removeServiceWorker, type OfflineSite } from '../../edge/service-worker.ts';
import { offlineSite, serviceWorkerText } from '../../edge/offline.ts';
import { EDGE_WORDS } from '../../edge/words/edge-words.ts';
import { MARKETS } from '../../domain/market.ts';
import { testBrowser, type Visitor } from '../support/browser.ts';
import { startServer, type StartedServer } from '../support/started-server.ts';

const browser = testBrowser();
const MARKET = MARKETS['en-WE'];
const ITINERARY = '/destinations/one/itinerary';
/** Of a page that is read as it was, before it says of when. */
const [NOTICE = ''] = EDGE_WORDS.en.offline.copy.split('{when}');

let server: StartedServer;
let script = '';
/** How often each path was asked for. */
let asked = new Map<string, number>();

/** A worker whose page without a connection names the build. */
function build(name: string, changes: Partial<OfflineSite> = {}): string {
  return serviceWorkerText({
    ...offlineSite(MARKET, `<main><h1>offline ${name}</h1></main>`),
    ...changes,
  });
}

/** Most of a page. */
const PAGE_BYTES = 10_000;
const FILLING = 'x'.repeat(PAGE_BYTES);

const REGISTRATION = '<script>navigator.serviceWorker.register("/sw.js")</script>';

beforeAll(async () => {
  server = await startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'private, no-cache',
        })
        .end(body);
    if (pathname === '/sw.js') return send(200, 'text/javascript', script);
    if (pathname.startsWith('/assets/'))
      return send(200, 'text/javascript', '// A file of a build');
    if (pathname.includes('/gone/')) return send(404, 'text/html', '<title>Gone</title>');
    return send(
      200,
      'text/html',
      `<title>Page ${pathname}</title><body>${REGISTRATION}<h1>online</h1><p>${FILLING}</p>`,
    );
  });
});
afterAll(() => server.close());
beforeEach(() => {
  script = build('one');
  asked = new Map();
});

/** A visitor whose pages the worker answers. */
async function controlled(): Promise<Visitor> {
  const visitor = await browser.visitor('en-WE', { hasServiceWorker: true });
  await goTo(visitor.page, '/');
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

async function goTo(page: Page, path: string): Promise<string> {
  await page.goto(server.address + path);
  return page.locator('h1').innerText();
}

const keptPaths = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

async function goOffline({ page, context }: Visitor, path: string): Promise<string> {
  await context.setOffline(true);
  const title = await goTo(page, path);
  await context.setOffline(false);
  return title;
}

test('API-06 each of three builds takes over while pages are open, and keeps what was visited', async () => {
  const visitor = await controlled();
  const { page, context } = visitor;
  await goTo(page, ITINERARY);
  await expect.poll(() => keptPaths(page, 'pages')).toEqual([ITINERARY]);
  expect(await goOffline(visitor, '/')).toBe('offline one');
  const other = await context.newPage();
  for (const name of ['two', 'three']) {
    await goTo(other, '/');
    script = build(name);
    await goTo(page, '/');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(async () => {
      const { installing, waiting, active } =
        (await navigator.serviceWorker.getRegistration()) ?? {};
      return !installing && !waiting && active?.state === 'activated';
    });
    await expect.poll(() => goOffline(visitor, '/')).toBe(`offline ${name}`);
  }
  expect(await goOffline(visitor, ITINERARY)).toBe('online');
  expect(await page.locator('body').innerText()).toContain(NOTICE);
});

test('API-06 the oldest pages make room, and only answers of status 200 are kept', async () => {
  script = build('small', { maxBytes: { files: 0, pages: 2.5 * PAGE_BYTES, personal: 0 } });
  const visitor = await controlled();
  const { page } = visitor;
  const paths = ['one', 'two', 'gone', 'three', 'four'].map(
    (name) => `/destinations/${name}/itinerary`,
  );
  for (const path of paths) {
    await page.goto(server.address + path);
    if (path.includes('gone')) continue;
    await expect.poll(async () => (await keptPaths(page, 'pages')).includes(path)).toBe(true);
  }
  await expect.poll(() => keptPaths(page, 'pages')).toEqual(paths.slice(-2));
});

test('API-06 a file of a build is asked for once', async () => {
  const { page } = await controlled();
  const ask = () =>
    page.evaluate(async () => (await fetch('/assets/a-1.js', { cache: 'no-store' })).text());
  const first = await ask();
  await expect.poll(() => keptPaths(page, 'files')).toEqual(['/assets/a-1.js']);
  expect(await ask()).toBe(first);
  expect(asked.get('/assets/a-1.js')).toBe(1);
});

test('API-06 files make room as pages do, though no page is kept', async () => {
  script = build('tiny', { maxBytes: { files: 0, pages: 0, personal: 0 } });
  const { page } = await controlled();
  const askAgain = async () => {
    await page.evaluate(async () => (await fetch('/assets/b-1.js', { cache: 'no-store' })).text());
    return asked.get('/assets/b-1.js') ?? 0;
  };
  await expect.poll(askAgain).toBeGreaterThan(1);
});

test('API-06 with a full disk pages come as without a worker, and the page without a connection is there', async () => {
  const visitor = await browser.visitor('en-WE', { hasServiceWorker: true });
  const { page, context } = visitor;
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(server.address);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await goTo(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const storing = page.evaluate(async (size) => {
    const cache = await caches.open('test');
    return cache.put('/', new Response('x'.repeat(size))).catch(({ name }: DOMException) => name);
  }, PAGE_BYTES);
  expect(await storing).toBe('QuotaExceededError');
  expect(await goTo(page, ITINERARY)).toBe('online');
  expect(await page.evaluate(async () => (await fetch('/assets/a-1.js')).status)).toBe(200);
  expect(await keptPaths(page, 'pages').catch(() => [])).toEqual([]);
  expect(await goOffline(visitor, ITINERARY)).toBe('offline one');
});

test('API-06 where the browser refuses caches, pages and files come as without a worker', async () => {
  const refusals = ['open', 'match', 'delete', 'keys'].map(
    (name) =>
      `caches.${name} = () => Promise.reject(new DOMException('refused', 'SecurityError'));\n`,
  );
  script = refusals.join('') + build('one');
  const visitor = await controlled();
  const { page } = visitor;
  expect(await goTo(page, ITINERARY)).toBe('online');
  expect(await goTo(page, '/login')).toBe('online');
  expect(await page.evaluate(async () => (await fetch('/assets/a-1.js')).status)).toBe(200);
  expect(await keptPaths(page, 'pages')).toEqual([]);
  expect(await goOffline(visitor, ITINERARY)).toBe('offline one');
});

test('API-06 turned off, it removes what it has kept and itself', async () => {
  const visitor = await controlled();
  const { page } = visitor;
  await goTo(page, ITINERARY);
  await expect.poll(() => keptPaths(page, 'pages')).toEqual([ITINERARY]);
  script = `(${removeServiceWorker.toString()})()`;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]),
    )
    .toEqual([]);
});
