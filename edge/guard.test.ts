import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { MARKETS } from '../domain/market.ts';
import { guardRequest } from './guard.ts';

const settings = readSettings({});
const live = { ...settings, mode: 'live' } as const;

const refusalOf = (...args: Parameters<typeof guardRequest>) => guardRequest(...args).refusal;

function request(
  parts: { method?: string; target?: string } & Record<string, string | undefined> = {},
  isFromOwnMachine = false,
  hostHeaders = 1,
) {
  const { method = 'GET', target = '/', ...headers } = parts;
  const all: Record<string, string | undefined> = { host: 'it.localhost:3000', ...headers };
  return { method, target, header: (name: string) => all[name], hostHeaders, isFromOwnMachine };
}

describe('SEC-08 RTE-06 paths and methods', () => {
  test.each(['/', '/viaggi/giappone', '/caff%C3%A8', '/cerca?textSearch=%E0%A4%A', '/x?y=%00'])(
    '%s passes',
    (target) => expect(refusalOf(request({ target }), settings)).toBeNull(),
  );

  test.each([
    '/%E0%A4%A',
    '/%',
    '/a%00b',
    '/a%0ab',
    '/%c0%ae',
    '/%5C',
    '/%5Cevil.com',
    '/viaggi%5Cx',
    '/a%E2%80%A8b',
    '/a%E2%80%A9b',
    'http://other/x',
    '*',
    '',
  ])('%s gets 400', (target) => expect(refusalOf(request({ target }), settings)?.status).toBe(400));

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'])(
    '%s gets 405 with the methods that there are',
    (method) => {
      const refusal = refusalOf(request({ method }), settings);
      expect(refusal?.status).toBe(405);
      expect(refusal?.headers?.allow).toBe('GET, HEAD, POST');
    },
  );
});

describe('SEC-02 hosts', () => {
  test('of two hosts nobody knows which is meant: 400', () => {
    expect(refusalOf(request({}, false, 2), settings)?.status).toBe(400);
  });

  test.each([
    ['http://it.localhost:3000/viaggi?a=1', undefined],
    ['http://it.localhost:3000/a%00', 400],
    ['http://it.localhost:3000/?_data=root', 400],
    ['http://it.localhost:3000', 400],
    ['http://it.localhost:30001/', 400],
    ['http://de.localhost:3000/', 400],
  ])('a whole address counts where it names the same host: %s', (target, status) => {
    expect(refusalOf(request({ target }), settings)?.status).toBe(status);
  });

  test('MKT-02 a host that is a market’s but for www. leads there', () => {
    const found = guardRequest(request({ host: 'WWW.it.localhost:3000', target: '/x?y=1?' }), live);
    expect(found).toMatchObject({ address: 'http://it.localhost:3000/x?y=1?' });
    const origins = { ...live.origins, it: 'https://www.example.it', de: 'https://example.it' };
    const both = { ...live, origins };
    expect(guardRequest(request({ host: 'www.example.it' }), both)).toMatchObject({
      market: { id: 'it' },
    });
    expect(guardRequest(request({ host: 'example.it' }), both)).toMatchObject({
      market: { id: 'de' },
    });
    const one = { ...live, origins: { ...live.origins, it: 'https://www.example.it' } };
    expect(guardRequest(request({ host: 'example.it' }), one)).toMatchObject({
      address: 'https://www.example.it/',
    });
    expect(refusalOf(request({ host: 'shop.example.it' }), one)?.status).toBe(421);
    expect(refusalOf(request({ host: 'example.it', method: 'POST' }), one)?.status).toBe(421);
    expect(refusalOf(request({ host: 'example.it', target: '/%' }), one)?.status).toBe(400);
  });

  test('an unknown host gets 421 in live mode', () => {
    expect(refusalOf(request({ host: 'evil.example' }), live)?.status).toBe(421);
    expect(refusalOf(request({ host: undefined }), live)?.status).toBe(421);
    expect(refusalOf(request({ host: 'it.localhost:3000' }), live)).toBeNull();
  });
});

describe('SEC-01 unsafe methods', () => {
  const origin = 'http://it.localhost:3000';
  test.each([
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['by Origin', { origin }],
    ['by Sec-Fetch-Site before Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('from the same site pass, %s', (_, headers) => {
    expect(refusalOf(request({ method: 'POST', ...headers }), live)).toBeNull();
  });

  test.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['another market', { origin: 'http://de.localhost:3000' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a program without either header', {}],
    ['a broken Origin', { origin: 'http://' }],
  ])('from %s get 403', (_, headers) => {
    expect(refusalOf(request({ method: 'POST', ...headers }), live)?.status).toBe(403);
    expect(refusalOf(request({ method: 'POST', ...headers }), settings)?.status).toBe(403);
  });

  test.each([
    ['a mailbox’s own button', {}, null],
    ['the page of the link', { origin }, null],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign Origin', { origin: 'https://evil.example' }, 403],
  ])('NEWS-01 leaving the newsletter by %s', (_, headers, status) => {
    const target = `/unsubscribe/${'t'.repeat(43)}`;
    const refusal = refusalOf(request({ method: 'POST', target, ...headers }), live);
    expect(refusal?.status ?? null).toBe(status);
    const other = `/newsletter/confirm/${'t'.repeat(43)}`;
    expect(refusalOf(request({ method: 'POST', target: other }), live)?.status).toBe(403);
  });

  test.each(['/?_data=routes%2F%24', '/cerca?a=1&_data', '/?%5Fdata=root'])(
    '_data is refused: %s',
    (target) => {
      expect(refusalOf(request({ target }), settings)?.status).toBe(400);
      expect(
        refusalOf(request({ target, method: 'POST', 'sec-fetch-site': 'same-origin' }), settings)
          ?.status,
      ).toBe(400);
    },
  );
});

describe('AUTH-02 the embedded OpenID provider', () => {
  const login = 'login.localhost:3000';
  const statusOf = (...args: Parameters<typeof request>) =>
    refusalOf(request(...args), settings)?.status ?? 'passes';

  test.each([
    ['/oidc/auth?client_id=site', 'passes'],
    ['/oidc/interaction/abc', 'passes'],
    ['/oidc/jwks', 'passes'],
    ['/', 404],
    ['/viaggi', 404],
    ['/login', 404],
    ['/oidcs', 404],
    ['/%6fidc/jwks', 404],
    ['/assets/root.js', 404],
  ])('the login host answers only what is the provider’s: %s %s', (target, expected) => {
    expect(statusOf({ host: login, target })).toBe(expected);
  });

  test.each(['/oidc', '/oidc/auth', '/oidc/token', '/oidc/.well-known/openid-configuration'])(
    'SEC-02 a market’s host does not answer %s',
    (target) => {
      expect(statusOf({ target })).toBe(421);
      expect(statusOf({ target, host: 'evil.example' })).toBe(421);
      expect(statusOf({ target }, true)).toBe(421);
    },
  );

  test('with another provider the path is one of the site’s, which has no such page', () => {
    const external = readSettings({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' });
    const verdict = guardRequest(request({ target: '/oidc/auth' }), external);
    expect(verdict).toEqual({ refusal: null, place: 'site', market: MARKETS.it });
    const own = guardRequest(request({ target: '/oidc/auth', host: login }), external);
    expect(own).toEqual({ refusal: null, place: 'site', market: MARKETS['en-WE'] });
  });

  test.each([
    ['/oidc/token', 'passes'],
    ['/oidc/token/revocation', 'passes'],
    ['/oidc/interaction/abc', 403],
    ['/oidc/session/end/confirm', 403],
    ['/oidc/token/', 403],
    ['/oidc/%74oken', 403],
  ])('SEC-01 on the login host a program may post to %s: %s', (target, expected) => {
    expect(statusOf({ method: 'POST', host: login, target })).toBe(expected);
  });

  test.each([
    ['its own page, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 'passes'],
    ['its own page, by Origin', { origin: `http://${login}` }, 'passes'],
    ['a market’s page', { origin: 'http://it.localhost:3000' }, 403],
    ['a market’s page, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
  ])('SEC-01 a login form posted by %s', (_, headers, expected) => {
    const target = '/oidc/interaction/abc';
    expect(statusOf({ method: 'POST', host: login, target, ...headers })).toBe(expected);
  });

  test('SEC-01 a page that posts to the token endpoint is no program', () => {
    const post = { method: 'POST', target: '/oidc/token', origin: 'https://evil.example' };
    expect(statusOf({ ...post, host: login })).toBe(403);
    expect(statusOf({ ...post, host: '127.0.0.1:3000' }, true)).toBe(403);
  });

  test.each([
    ['POST', '/oidc/token', 'passes'],
    ['GET', '/oidc/jwks', 'passes'],
    ['GET', '/oidc/me', 'passes'],
    ['GET', '/oidc/auth', 421],
    ['GET', '/oidc/.well-known/openid-configuration', 421],
  ])('the site asks behind the browser’s back: %s %s %s', (method, target, expected) => {
    expect(statusOf({ method, target, host: '127.0.0.1:3000' }, true)).toBe(expected);
  });

  test.each([
    ['from another machine', '127.0.0.1:3000', false],
    ['at another port', '127.0.0.1:4000', true],
    ['by a market’s name', 'localhost:3000', true],
  ])('SEC-02 the back channel is closed %s', (_, host, isFromOwnMachine) => {
    expect(statusOf({ method: 'POST', target: '/oidc/token', host }, isFromOwnMachine)).toBe(421);
  });

  test('SEC-01 the exemption reaches no path of the site', () => {
    for (const target of ['/', '/logout', '/currency', '/token', '/oidc.data']) {
      expect(statusOf({ method: 'POST', target, host: '127.0.0.1:3000' }, true)).toBe(403);
    }
  });

  test('SEC-02 in live mode the login host is exact', () => {
    const strict = { ...live, login: { ...live.login, issuer: 'https://login.example.org/oidc' } };
    const at = (host: string) =>
      guardRequest(request({ host, target: '/oidc/jwks' }), strict).refusal?.status ?? 'passes';
    expect(at('login.example.org')).toBe('passes');
    expect(at('LOGIN.example.org.:443')).toBe('passes');
    expect(at('login.example.org:8443')).toBe(421);
    expect(at('login.localhost:3000')).toBe(421);
  });
});
