import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../domain/market.ts';
import { readHtml } from '../test/support/html-page.ts';
import { offlineRoutes } from './offline.ts';
import type { SiteEnvironment } from './site-environment.ts';
import { EDGE_WORDS } from './words/edge-words.ts';

function siteOf(environment: Record<string, string> = {}) {
  const routes = offlineRoutes(readSettings({ BRAND_NAME: 'A <b>brand</b>', ...environment }));
  return (marketId: MarketId, path: string, headers: Record<string, string> = {}) => {
    const app = new Hono<SiteEnvironment>();
    app.use((context, next) => {
      context.set('market', MARKETS[marketId]);
      return next();
    });
    app.route('/', routes);
    return app.request(path, { headers });
  };
}

const ask = siteOf();

describe('API-06 the page without a connection', () => {
  test.each(MARKET_IDS)('is in the language of %s, for no index and no cache', async (id) => {
    const answer = await ask(id, '/offline');
    const page = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { languageTag, language } = MARKETS[id];
    const { lang, robots, textsOf } = readHtml(page);
    expect([lang, robots]).toEqual([languageTag, 'noindex']);
    expect(textsOf('h1')).toEqual([EDGE_WORDS[language].offline.title]);
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('<script');
  });
});

describe('API-06 the service worker', () => {
  test('is asked for each time, and sent again only when it has changed', async () => {
    const answer = await ask('it', '/sw.js');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask('it', '/sw.js', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask('de', '/sw.js', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  test('may ask for what this site has, and for nothing else (SEC-04)', async () => {
    const { headers } = await ask('it', '/sw.js');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  test.each(MARKET_IDS)(
    'of %s is a script, whose notice has the style that it allows',
    async (id) => {
      const script = await (await ask(id, '/sw.js')).text();
      expect(() => new Function(script)).not.toThrow();
      const site = JSON.parse(script.slice(script.lastIndexOf('})(') + 3, -');\n'.length)) as {
        copyNotice: string;
        copyStyleSource: string;
      };
      expect(site.copyNotice).toContain('{when}');
      const style = /<style>([\s\S]*)<\/style>/.exec(site.copyNotice)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(site.copyStyleSource).toBe(`'sha256-${hash}'`);
    },
  );

  test.each([
    ['turned off', { SERVICE_WORKER: 'off' }],
    ['in development', { NODE_ENV: 'development' }],
  ])('%s is a script that unregisters it', async (_, environment) => {
    const script = await (await siteOf(environment)('it', '/sw.js')).text();
    expect(script).toContain('unregister');
    expect(script).not.toContain('respondWith');
  });
});
