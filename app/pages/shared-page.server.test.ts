import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixedBackend } from '../../test/support/listing-backend.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import type { FeatureFlags } from '../../contract/feature-flags.ts';
import { FEATURE_FLAGS } from '../../domain/feature-flag.ts';
import { readsCookies, sharedPageOf } from './shared-page.server.ts';

const NOON = Date.parse('2027-03-01T12:00:00Z');
const BAR = { id: 'summer', message: 'x' };
const backend = fixedBackend({
  '/layouts': {
    response: 'success',
    data: {
      settings: {
        ...LAYOUT_SETTINGS,
        currencies: [
          { isoCode: 'EUR', symbol: '€' },
          { isoCode: 'USD', symbol: '$' },
        ],
      },
      header: { menu: [] },
      footer: { columns: [], legalMessage: '', badges: [], payments: [] },
      contacts: { books: {}, blocks: [] },
      beans: [BAR, { ...BAR, id: 'winter' }, { ...BAR, id: 'fixed', closable: false }],
    },
  },
});

/** As if the flag was on for who comes from France. */
const flags: FeatureFlags = {
  isOn: async (key, { visitor }) =>
    key === 'country-redirect' ? visitor?.country === 'FR' : FEATURE_FLAGS[key].isOnByDefault,
  hasShares: () => false,
};

async function sharedFrom(country: string | null, headers: Record<string, string> = {}) {
  const request = new Request('http://it.localhost:3000/', { headers });
  const context = { embeddedApi: backend.transport, now: () => NOON, flags };
  return sharedPageOf(request, context, country);
}

async function shared(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://it.localhost:3000${path}`, { method, headers });
  return sharedPageOf(request, { embeddedApi: backend.transport, now: () => NOON }, null);
}
const targetOf = async (path: string) =>
  (await shared(path))?.request.url.replace('http://it.localhost:3000', '') ?? null;

describe('RTE-06 a shared page has one address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=y', '/'],
    ['/viaggi?page=1', '/viaggi'],
    ['/viaggi?page=2&x=1', '/viaggi?page=2'],
    ['/cerca?page=2&textSearch=a&foo=1', '/cerca?textSearch=a&page=2'],
    ['/cerca?moods=PARTY&moods[]=NATURE', '/cerca?moods%5B%5D=NATURE&moods%5B%5D=PARTY'],
    ['/viaggi/giappone?page=2&a=b', '/viaggi/giappone'],
    ['/viaggi/giappone?modal=faqs&type=x&layout=580&a=b', '/viaggi/giappone?modal=faqs&type=x'],
    ['/viaggi/giappone?modal=faqs&layout=420', '/viaggi/giappone?modal=faqs&layout=420'],
    ['/viaggi/giappone?modal=none&type=x', '/viaggi/giappone'],
    ['/coordinatori/anna?sort=price:asc', '/coordinatori/anna?sort=price%3Aasc'],
    ['/coordinatori/anna?sort=date:asc', '/coordinatori/anna'],
    ['/eventi-wemeet?city=rome&utm_source=x', '/eventi-wemeet?city=rome'],
    ['/cookies?forgotten&a=b', '/cookies?forgotten='],
    ['/_root.data?_routes=root,routes/_index', '/_root.data'],
    ['/_root.data?_routes=routes/_index&x=1', '/_root.data?_routes=routes%2F_index'],
    ['/viaggi.data?page=2&_routes=routes/$,root', '/viaggi.data?page=2'],
  ])('%s: %s', async (asked, target) => expect(await targetOf(asked)).toBe(target));

  test.each([
    '/VIAGGI',
    '/viaggi/',
    '//viaggi',
    '/viaggi/%2e%2e.data',
    '/%zz',
    '/cerca?where=asia',
    '/partenze-confermate?where=JPN&month=',
    '/cerca?month=2027-05',
    '/eventi-wemeet?city=',
    '/eventi-wemeet?from=x',
    '/eventi-wemeet?from=2027-05-02&to=2027-05-01',
    '/?modal=faqs&type=a%20b',
    `/?modal=faqs&type=${'x'.repeat(41)}`,
    '/booking/JPN-20270412/start',
    '/login',
    '/logout',
    '/currency',
    '/robots.txt',
    '/sitemap.xml',
    '/custom-styles/0123.css',
    '/dev/blocks',
    '/viaggi.data?_routes=routes/login',
    '/viaggi.data?_routes=',
  ])('%s is nobody’s but its own', async (path) => expect(await targetOf(path)).toBeNull());

  test('no route of its own is taken for a page', async () => {
    const others = readdirSync('app/routes')
      .filter((name) => !name.includes('.test.') && !/^(\$|_index|cookies)(\.|$)/.test(name))
      // As Remix reads it: a dot parts segments, one in brackets is a dot, `_` before one keeps layouts apart.
      .map((name) =>
        name
          .replace(/\.tsx?$/, '')
          .replace('._index', '')
          .replace('_.', '.'),
      )
      .map((name) => name.replaceAll(/\[(.)\]|\./g, (_all, kept: string) => kept ?? '/'));
    expect(others.length).toBeGreaterThan(5);
    for (const path of others) expect(await targetOf(`/${path}`), path).toBeNull();
  });

  test('a form is not shared', async () => expect(await shared('/', {}, 'POST')).toBeNull());
});

describe('SEC-02 a shared page knows of a visitor', () => {
  test('nothing that it does not show', async () => {
    const page = await shared('/viaggi', {
      accept: 'x',
      'user-agent': 'x',
      'x-forwarded-host': 'x',
      cookie: 'a=b; device-id=1',
    });
    expect([...(page?.request.headers ?? [])]).toEqual([]);
    expect(page?.choices).toBe('');
  });

  test.each([
    ['currency=USD', 'currency=USD'],
    ['a=b;currency=USD', 'currency=USD'],
    ['currency=EUR', ''],
    ['currency=GBP', ''],
    ['currency=<script>', ''],
    ['closed-bars=winter.none.summer', 'closed-bars=summer.winter'],
    ['closed-bars=fixed', ''],
    ['closed-bars=summer; x=y; currency=USD', 'currency=USD; closed-bars=summer'],
  ])('MKT-07 LAY-08 of the cookies %s: "%s"', async (cookie, choices) => {
    const page = await shared('/', { cookie });
    expect(page?.choices).toBe(choices);
    expect(page?.request.headers.get('cookie') ?? '').toBe(choices);
  });

  test.each([
    [`session=${'x'.repeat(43)}`, false],
    ['session=junk', true],
    // Of a site on HTTPS.
    [`__Host-session=${'x'.repeat(43)}`, true],
  ])('LAY-03 who may be logged in has a page of his own: %s', async (cookie, isShared) => {
    expect((await shared('/', { cookie })) !== null).toBe(isShared);
  });

  test.each([
    ['/cookies', 'consent=statistics', false],
    ['/cookies.data', 'a=b; consent=statistics', false],
    ['/cookies', 'consent=', true],
    ['/cookies', 'no-consent=statistics', true],
    ['/viaggi', 'consent=statistics', true],
  ])('ANA-01 %s says what a visitor allows: %s', async (path, cookie, isShared) => {
    const page = await shared(path, { cookie });
    expect(page?.choices).toBe(isShared ? '' : undefined);
  });

  test.each([
    [null, false],
    ['', false],
    ['a=b; my-currency=USD', false],
    ['currency=USD', true],
    ['a=b;closed-bars=x', true],
    ['a=b; session=x', true],
    ['consent=statistics', true],
    ['__Host-session=x', true],
  ])('%s can change a page: %s', (header, expected) => {
    expect(readsCookies(header)).toBe(expected);
  });
});

describe('MKT-07 MKT-10 API-05 a visitor’s country is at most a choice of the page', () => {
  const choicesFrom = async (country: string | null, headers?: Record<string, string>) =>
    (await sharedFrom(country, headers))?.choices;

  test.each([
    ['nowhere', null, ''],
    ['the market’s own', 'IT', ''],
    ['one of the same currency', 'AT', ''],
    ['one of no currency of ours', 'JP', ''],
    ['one of another currency', 'US', 'currency=USD'],
    ['one of a currency that the site does not offer', 'GB', ''],
    ['one that is offered its market', 'FR', expect.stringMatching(/^flags=.* offer=fr$/)],
  ])('from %s', async (_, country, choices) => {
    expect(await choicesFrom(country)).toEqual(choices);
  });

  test('a currency that was chosen is worth more', async () => {
    expect(await choicesFrom('US', { cookie: 'currency=EUR' })).toBe('');
  });

  test('nobody gets an offer who has answered it, nor a robot, which keeps no answer', async () => {
    expect(await choicesFrom('FR', { cookie: 'forceNeedRedirect=no' })).toBe('');
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(await choicesFrom('FR', robot)).toBe('');
  });

  test('what depends on more than the country is given to nobody without a look', async () => {
    const isOfCountry = async (country: string | null, headers?: Record<string, string>) =>
      (await sharedFrom(country, headers))?.isOfCountry;
    expect(await isOfCountry('US')).toBe(true);
    expect(await isOfCountry('FR')).toBe(false);
    expect(await isOfCountry('US', { cookie: 'currency=EUR' })).toBe(false);
  });
});

describe('TRV-02 it is another page on the market’s next day', () => {
  const changesAt = async (now: string, path = '/') => {
    const request = new Request(`http://it.localhost:3000${path}`);
    const context = { embeddedApi: backend.transport, now: () => Date.parse(now) };
    return (await sharedPageOf(request, context, null))?.changesAtMs ?? 0;
  };

  test('and once more a minute later, for clocks that are late', async () => {
    const midnight = Date.parse('2027-03-01T23:00:00Z');
    expect(Math.abs((await changesAt('2027-03-01T12:00:00Z')) - midnight)).toBeLessThan(1_001);
    const minuteLater = await changesAt('2027-03-01T23:00:10Z');
    expect(Math.abs(minuteLater - midnight - 60_000)).toBeLessThan(1_001);
  });
});
