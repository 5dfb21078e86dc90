import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../domain/market.ts';
import { byRole } from '../test/support/by-role.ts';
import { readHtml } from '../test/support/html-page.ts';
import { createSiteApp, redirectToCanonicalPath } from './site-app.ts';
import { securityHeaders } from './security-headers.ts';
import { EDGE_WORDS } from './words/edge-words.ts';

const READY = { isReady: true, problem: null, oldestMailS: null, lastRoll: null };

const settings = readSettings({ BRAND_NAME: 'A <b>brand</b>' });
/** A site of pages alone. */
const NOTHING_ELSE = {
  identity: null,
  files: null,
  images: () => Promise.reject(new Error('no images here')),
  developerPages: null,
};
const app = createSiteApp({
  settings,
  log: pino({ level: 'silent' }),
  readiness: async () => READY,
  ...NOTHING_ELSE,
  pages: (context) => context.text('a page of the site'),
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** As the adapter hands it over: the raw target beside the request. */
const ask = (target: string, host: string, accept?: string) =>
  app.request(
    'http://anywhere/',
    { headers: { host, ...(accept === undefined ? {} : { accept }) } },
    { incoming: { url: target, socket: {} } },
  );

/** That it is said in the market's language. */
function expectPage(page: string, id: MarketId, key: 'badAddress' | 'tooLarge'): void {
  const { languageTag, language } = MARKETS[id];
  const { lang, textsOf } = readHtml(page);
  expect([lang, textsOf('h1')]).toEqual([languageTag, [EDGE_WORDS[language][key].title]]);
}

describe('RTE-06 a broken path', () => {
  test.each(MARKET_IDS)('is told in the language of %s', async (id) => {
    const host = new URL(settings.origins[id]).host;
    const answer = await ask('/viaggi/%E0%A4%A', host, BROWSER);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expectPage(page, id, 'badAddress');
    expect(byRole(page).links).toEqual(['/']);
    expect(page).not.toContain('<b>');
  });

  test('SEC-04 has every header, and allows no more than its own style', async () => {
    const answer = await ask('/a%00b', 'it.localhost:3000', BROWSER);
    const page = await answer.text();
    for (const [name, value] of securityHeaders(settings)) {
      if (name !== 'content-security-policy') expect(answer.headers.get(name)).toBe(value);
    }
    expect(answer.headers.get('vary')).toBe('accept');
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    );
  });

  test.each([undefined, '*/*', 'image/avif,*/*;q=0.5', 'text/*'])(
    'is told in the market’s language to who takes %s',
    async (accept) => {
      const answer = await ask('/%zz', 'it.localhost:3000', accept);
      expect(answer.status).toBe(400);
      expectPage(await answer.text(), 'it', 'badAddress');
    },
  );

  test.each([
    'application/json',
    'image/avif',
    'text/html;q=0',
    'text/html;q=0,*/*',
    'text/*;q=0,*/*',
  ])('is plain words for who takes %s', async (accept) => {
    const answer = await ask('/%', 'it.localhost:3000', accept);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('Bad Request');
  });

  test('SEC-01 a page is also what people read of an address with `_data`', async () => {
    const answer = await ask('/?_data=root', 'it.localhost:3000', BROWSER);
    expect(answer.status).toBe(400);
    expectPage(await answer.text(), 'it', 'badAddress');
    const forPrograms = await ask('/?_data=root', 'it.localhost:3000', 'application/json');
    expect(await forPrograms.text()).toBe('Bad Request');
  });
});

describe('ERR-01 SEC-08 a form that is too large', () => {
  const send = (host: string, accept: string, length = 262_145) =>
    app.request(
      '/form',
      {
        method: 'POST',
        headers: {
          host,
          accept,
          'sec-fetch-site': 'same-origin',
          'content-length': String(length),
        },
      },
      { incoming: { url: '/form', socket: {} } },
    );

  test.each(MARKET_IDS)('is told in the language of %s', async (id) => {
    const answer = await send(new URL(settings.origins[id]).host, BROWSER);
    const page = await answer.text();
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe('close');
    expectPage(page, id, 'tooLarge');
  });

  test('is plain words for a program', async () => {
    const answer = await send('it.localhost:3000', 'application/json');
    expect(answer.status).toBe(413);
    expect(await answer.text()).toBe('Content Too Large');
  });

  test('one that is just not too large passes', async () => {
    const answer = await send('it.localhost:3000', BROWSER, 262_144);
    expect(await answer.text()).toBe('a page of the site');
  });
});

describe('SEC-09 where a mailed link leads', () => {
  const lines: { path?: string }[] = [];
  const site = createSiteApp({
    settings,
    log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }),
    readiness: async () => READY,
    ...NOTHING_ELSE,
    pages: ({ req }) => {
      if (req.query('fault') !== undefined) throw new Error('fault');
      const redirected = { status: 301, headers: { location: '/request/AbC' } };
      return req.path.startsWith('//') ? new Response(null, redirected) : new Response('a page');
    },
  });

  test.each([
    ['/request/AbC', 200],
    ['//request/AbC', 301],
    ['/Request/AbC/', 301],
    ['/unsubscribe/AbC?fault', 500],
    ['/newsletter//confirm/AbC', 301],
    ['/request%2FAbC', 200],
    ['/request%2FAbC%00', 400],
  ])(
    '%s: %s, which nobody keeps or tells the next site, and no log has',
    async (target, status) => {
      lines.length = 0;
      const answer = await site.request(
        `http://it.localhost:3000${target}`,
        { headers: { host: 'it.localhost:3000', accept: BROWSER } },
        { incoming: { url: target, socket: {} } },
      );
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
      expect(lines.at(-1)?.path).toMatch(/^\/(?:request|unsubscribe|newsletter\/confirm)\/…$/);
      expect(JSON.stringify(lines)).not.toContain('AbC');
    },
  );
});

describe('answers that are of this moment', () => {
  const site = createSiteApp({
    settings,
    log: pino({ level: 'silent' }),
    readiness: async () => ({ ...READY, isReady: false }),
    ...NOTHING_ELSE,
    pages: (context) => {
      if (context.req.path === '/gone') return context.text('Not Found', 404);
      if (context.req.path === '/page') return context.text('a page');
      return context.text('', 404, { 'cache-control': 'max-age=9' });
    },
  });
  test.each([
    ['/healthz', 200, 'no-store'],
    ['/readyz', 503, 'no-store'],
    ['/gone', 404, 'no-store'],
    ['/kept', 404, 'max-age=9'],
    ['/page', 200, null],
  ])('%s: %s is kept by nobody', async (path, status, kept) => {
    const answer = await site.request(
      path,
      { headers: { host: 'it.localhost:3000' } },
      { incoming: { url: path, socket: {} } },
    );
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(kept);
  });
});

test.each([
  [READY, 200, 'ready'],
  [{ ...READY, oldestMailS: 340 }, 200, 'ready\noldest waiting mail: 340 s'],
  [
    { ...READY, lastRoll: { day: '2027-03-02', at: Date.UTC(2027, 2, 1, 23, 4) } },
    200,
    'ready\ndepartures of 2027-03-02, made 2027-03-01T23:04:00.000Z',
  ],
  [
    { ...READY, problem: 'the database cannot be used' },
    200,
    'degraded: the database cannot be used',
  ],
  [{ ...READY, isReady: false, oldestMailS: 1 }, 503, 'not ready'],
])('REL-03 a readiness of %j is said as %i %j', async (readiness, status, text) => {
  const site = createSiteApp({
    settings,
    log: pino({ level: 'silent' }),
    readiness: async () => readiness,
    ...NOTHING_ELSE,
    pages: (context) => context.text('a page'),
  });
  const answer = await site.request('/readyz', {}, { incoming: { url: '/readyz', socket: {} } });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each([
  [true, 499, [30]],
  [false, 500, [50, 30]],
])('who goes in the middle of a form (%s) is no fault of ours', async (isGone, status, levels) => {
  const lines: { level: number; status?: number; aborted?: boolean }[] = [];
  const site = createSiteApp({
    settings,
    log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }),
    readiness: async () => READY,
    ...NOTHING_ELSE,
    pages: () => Promise.reject(new Error('aborted')),
  });
  const host = 'it.localhost:3000';
  const answer = await site.request(
    '/form',
    { method: 'POST', headers: { host, 'sec-fetch-site': 'same-origin' } },
    {
      incoming: { url: '/form', socket: { destroyed: isGone }, headersDistinct: { host: [host] } },
    },
  );
  expect(answer.status).toBe(status);
  expect(lines.map(({ level }) => level)).toEqual(levels);
  expect(lines.at(-1)?.aborted).toBe(isGone ? true : undefined);
});

test('SEC-02 two hosts are refused', async () => {
  const incoming = { url: '/', socket: {}, headersDistinct: { host: ['it.localhost', 'evil'] } };
  const headers = { host: 'it.localhost', accept: BROWSER };
  const answer = await app.request('/', { headers }, { incoming });
  expect(answer.status).toBe(400);
  // No person comes by it.
  expect(await answer.text()).toBe('Bad Request');
});

test.each([
  ['on', null],
  ['off', 'noindex, nofollow'],
])('SEO-01 with INDEXING=%s answers are for robots: %s', async (INDEXING, value) => {
  const closed = readSettings({ INDEXING });
  const site = createSiteApp({
    settings: closed,
    log: pino({ level: 'silent' }),
    readiness: async () => READY,
    ...NOTHING_ELSE,
    pages: (context) => context.text('a page of the site'),
  });
  for (const target of ['/', '/%']) {
    const answer = await site.request(
      'http://anywhere/',
      { headers: { host: 'it.localhost:3000' } },
      { incoming: { url: target, socket: {} } },
    );
    expect(answer.headers.get('x-robots-tag')).toBe(value);
  }
});

const HAVING = /^\/+(?:robots\.txt|feed\.xml|login|unsubscribe\/AbC|a\/calendar\.ics)?\/*$/i;

const answers = new Hono();
answers.use(redirectToCanonicalPath);
answers.all('*', (context) =>
  HAVING.test(context.req.path)
    ? context.text('an answer', 200, { etag: '"1"' })
    : context.text('Not Found', 404),
);

const askFor = (path: string, method = 'GET') =>
  answers.request(`http://it.localhost:3000${path}`, { method });

describe('RTE-06 one address for each answer', () => {
  test.each([
    ['/robots.txt/', '/robots.txt'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['//feed.xml//?a=B', '/feed.xml?a=B'],
    ['/Login/', '/login'],
    ['/unsubscribe/AbC/', '/unsubscribe/AbC'],
    ['/a/calendar.ics/', '/a/calendar.ics'],
  ])('%s leads to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await askFor(path, method);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
      expect(answer.headers.has('etag')).toBe(false);
    }
  });

  test.each(['/', '/robots.txt', '/robots.txt?a=/', '/unsubscribe/AbC'])(
    '%s is one',
    async (path) => expect(await (await askFor(path)).text()).toBe('an answer'),
  );

  test('what has no answer has no other address, and a form stays where it was sent', async () => {
    expect((await askFor('/assets/')).status).toBe(404);
    expect((await askFor('/login/', 'POST')).status).toBe(200);
  });
});

describe('MKT-02 the market of the host', () => {
  test.each(MARKET_IDS)('is handed to the pages: %s', async (id) => {
    const site = createSiteApp({
      settings,
      log: pino({ level: 'silent' }),
      readiness: async () => READY,
      ...NOTHING_ELSE,
      pages: (context) => context.text(context.var.market.id),
    });
    const { host } = new URL(settings.origins[id]);
    const answer = await site.request(
      '/',
      { headers: { host } },
      { incoming: { url: '/', socket: {} } },
    );
    expect(await answer.text()).toBe(id);
  });
});
