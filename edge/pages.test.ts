import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ResolvedAddress } from '../contract/resolve-address.ts';
import { MARKETS } from '../domain/market.ts';
import { pageHandler } from './pages.ts';
import type { SiteEnvironment } from './site-environment.ts';

interface LoadContext {
  readonly address: ResolvedAddress;
  readonly country?: string | null;
}

async function rendered(
  target: string,
  init: RequestInit = {},
  answer = new Response('<!doctype html>'),
) {
  let seen: { request: Request; context: LoadContext } | undefined;
  const app = new Hono<SiteEnvironment>();
  app.use(async (context, next) => {
    context.set('market', MARKETS.it);
    context.set('visitor', { address: '203.0.113.7', country: 'CH' });
    await next();
  });
  app.all(
    '*',
    pageHandler<LoadContext>({
      sharedContext: (address) => ({ address }),
      visitorContext: ({ visitor }) => ({ country: visitor.country }),
      render: async (request, context) => {
        seen = { request, context };
        return answer;
      },
      deviceIdFor: () => null,
      cached: null,
    }),
  );
  const { headers } = await app.request(`http://it.localhost:3000${target}`, init);
  if (!seen) throw new Error('not rendered');
  return { ...seen, headers };
}

describe('MKT-02 RTE-05 loaders get market and path resolved', () => {
  test.each([
    ['/viaggi/giappone?page=2', 'travels-travel', true],
    ['/viaggi/giappone.data', 'travels-travel', true],
    ['/Viaggi/giappone/', 'travels-travel', false],
    ['/una-pagina', undefined, true],
  ])('%s is %s', async (target, key, isCanonical) => {
    const { context } = await rendered(target);
    expect(context.address.market.id).toBe('it');
    expect(context.address.path?.route?.key).toBe(key);
    expect(context.address.path?.isCanonical).toBe(isCanonical);
    expect(context.country).toBe('CH');
  });

  test('a path that is not text has none', async () => {
    expect((await rendered('/%E0%A4%A')).context.address.path).toBeNull();
  });
});

describe('a request is rendered', () => {
  test('without the headers by which Remix would check its origin again', async () => {
    const { request } = await rendered('/currency', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        accept: '*/*',
      },
    });
    expect(Object.keys(Object.fromEntries(request.headers))).toEqual(['accept']);
  });

  test.each([
    ['HEAD', '/viaggi?page=2', 'GET', '/viaggi?page=2'],
    ['POST', '/', 'POST', '/?index='],
    ['POST', '/?a=b', 'POST', '/?a=b&index='],
    ['POST', '/currency', 'POST', '/currency'],
  ])('%s %s as %s %s', async (method, target, as, at) => {
    const { request } = await rendered(target, { method });
    expect(request.method).toBe(as);
    expect(request.url).toBe(`http://it.localhost:3000${at}`);
  });

  test.each([
    [{}, 'private, no-cache'],
    [{ 'cache-control': 'no-store' }, 'no-store'],
    [{}, 'private, no-store', 'a=b; session=abc'],
    [{ 'cache-control': 'private, no-cache' }, 'private, no-store', '__Host-session=abc'],
    [{ 'cache-control': 'private, max-age=60' }, 'private, max-age=60', 'session=abc'],
    [{}, 'private, no-cache', 'old-session=abc; session='],
  ])(
    'SEC-05 and what says %j of caches is %s, with the cookies %s',
    async (given, cacheControl, cookie = '') => {
      const answer = new Response('', { headers: given });
      const { headers } = await rendered('/', { headers: { cookie } }, answer);
      expect(headers.get('cache-control')).toBe(cacheControl);
      expect(headers.get('vary')).toBe('cookie');
    },
  );
});
