/** What the country that a trusted proxy gives changes on pages (MKT-07, MKT-10), kept or not, and the device id (ANA-01). */
import { describe, expect, test } from 'vitest';
import { readDeviceId } from '../../contract/device-cookie.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { headerVariations } from '../support/header-variations.ts';
import { readHtml } from '../support/html-page.ts';
import { COUNTRY_HEADER, siteBehindProxy } from '../support/site-behind-proxy.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf, visit, type Answer } from '../support/visit.ts';

const OFFERED = ['FR', 'GB', 'US'];
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';

const site = siteBehindProxy({
  'country-redirect': { isOn: false, rules: [{ visitorCountries: OFFERED, isOn: true }] },
  'talk-to-us': { isOn: true, rules: [{ visitorCountries: ['JP'], isOn: false }] },
});

/** Who is none of the site’s proxies. */
const STRANGER = '127.0.0.2';

const open = (
  market: MarketId,
  country: string | null,
  {
    path = '/',
    port = site.port,
    headers = {},
  }: { path?: string; port?: number; headers?: Record<string, string> } = {},
) =>
  visit(market, path, {
    port,
    headers: {
      'user-agent': USER_AGENT,
      ...(country !== null && { [COUNTRY_HEADER]: country }),
      ...headers,
    },
  });
const currencyOf = (text: string) =>
  byRole(text)
    .all('button')
    .map(({ attributes }) => attributes)
    .find((button) => button.name === 'currency' && button['aria-pressed'] === 'true')?.value;
const modalsOf = (text: string) =>
  byRole(text)
    .all('dialog')
    .map(({ attributes }) => attributes['data-modal']);
const offerOf = (text: string) => modalsOf(text).includes('language');

describe('MKT-07 the currency of the visitor’s country', () => {
  test.each(MARKET_IDS)(
    'is shown on the site of %s, from the cache too, unless one was chosen',
    async (market) => {
      for (const [country, currency] of [
        ['AT', 'EUR'],
        ['GB', 'GBP'],
        ['US', 'USD'],
        ['JP', MARKETS[market].currency],
      ] as const) {
        const headers = { cookie: 'forceNeedRedirect=no' };
        const first = await open(market, country, { headers });
        const second = await open(market, country, { headers });
        expect([country, currencyOf(first.text)]).toEqual([country, currency]);
        expect(second.text).toBe(first.text);
        expect(second.headers['cache-status']).toBe('html; hit');
      }
      const chosen = await open(market, 'US', {
        headers: { cookie: 'currency=EUR; forceNeedRedirect=no' },
      });
      expect(currencyOf(chosen.text)).toBe('EUR');
    },
  );

  test.each(['XX', 'T1', 'us', 'USA', 'US, GB', 'U\tS', ''])(
    'the header %j is a country or none, and no error',
    async (header) => {
      const { status, text } = await open('it', header, {
        headers: { cookie: 'forceNeedRedirect=no' },
      });
      expect(status).toBe(200);
      expect(currencyOf(text)).toBe(header === 'us' ? 'USD' : 'EUR');
    },
  );

  test('the header of somebody who is no proxy of ours changes nothing', async () => {
    const [usual, forged] = [
      await open('it', null),
      await visit('it', '/', {
        port: site.port,
        from: STRANGER,
        headers: { [COUNTRY_HEADER]: 'US' },
      }),
    ];
    expect(forged.text).toBe(usual.text);
    expect(forged.headers['cache-status']).toBe('html; hit');
  });

  test('who has the same outcome gets the same bytes, and a cache is told what they depend on', async () => {
    const pages = await Promise.all([null, 'IT', 'AT'].map((country) => open('it', country)));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(pages[0]?.headers.vary).toContain(COUNTRY_HEADER);
  });
});

/** Those about where a request comes from, or what it was on its way. */
const aboutTheWay = (market: MarketId, port: number) =>
  headerVariations(hostOf(market, port)).filter(({ headers }) =>
    Object.keys(headers).some((name) => /^(x-|forwarded|cf-|host|origin|referer)/.test(name)),
  );

describe('MKT-07 SEC-02 headers about the way of a request', () => {
  test.each(MARKET_IDS)('on %s nobody changes by them what others get, or gets', async (market) => {
    const stranger = { port: site.port, from: STRANGER };
    const clean = await visit(market, '/', stranger);
    for (const { name, headers } of aboutTheWay(market, site.port)) {
      const attack = await visit(market, '/', { ...stranger, headers });
      // Another host is another site, or none.
      if (!('host' in headers)) expect([name, attack.text === clean.text]).toEqual([name, true]);
      expect(attack.status, name).toBeLessThan(500);
    }
    expect((await visit(market, '/', stranger)).text === clean.text).toBe(true);
  });

  test.each(MARKET_IDS)('on %s none but the proxy’s says the country', async (market) => {
    const cookie = 'forceNeedRedirect=no';
    const austria = await open(market, 'AT', { headers: { cookie } });
    for (const { name, headers } of aboutTheWay(market, site.port)) {
      if (COUNTRY_HEADER in headers) continue;
      const attack = await open(market, 'AT', { headers: { ...headers, cookie } });
      expect(attack.status, name).toBeLessThan(500);
      if (attack.status === 200)
        expect([name, currencyOf(attack.text)]).toEqual([name, currencyOf(austria.text)]);
    }
    const next = await open(market, 'AT', { headers: { cookie } });
    expect(next.text === austria.text).toBe(true);
  });
});

describe('API-05 LAY-09 a flag by the visitor’s country', () => {
  test('takes the way to talk to somebody from pages that were kept for others', async () => {
    const hasWay = ({ text }: Answer) =>
      byRole(text)
        .all('link')
        .some(({ attributes }) => attributes['data-opens'] === 'talk-to-us');
    for (const [country, isThere] of [
      ['IT', true],
      ['JP', false],
      ['IT', true],
      ['JP', false],
    ] as const)
      expect([country, hasWay(await open('it', country))]).toEqual([country, isThere]);
  });
});

describe('MKT-10 the offer of the visitor’s own market', () => {
  test.each(MARKET_IDS)(
    'stands over each first page of %s, which is the same behind it',
    async (market) => {
      const offered = market === 'fr' ? 'GB' : 'FR';
      const { label } = MARKETS[offered === 'GB' ? 'en-WE' : 'fr'];
      const t = await wordsOf(market);
      const page = await open(market, offered);
      const usual = await open(market, 'CH');
      expect([offerOf(page.text), offerOf(usual.text)]).toEqual([true, false]);
      const [seen, plain] = [readHtml(page.text), readHtml(usual.text)];
      expect(seen.bodyText).toContain(t('modals:language.offer', { country: label }));
      expect([page.status, seen.canonical, seen.robots]).toEqual([
        200,
        plain.canonical,
        plain.robots,
      ]);
      expect((await open(market, offered)).headers['cache-status']).toBe('html; hit');
    },
  );

  test('is not made at home, nor where it was answered, nor to robots', async () => {
    for (const [country, headers] of [
      ['IT', {}],
      ['JP', {}],
      ['FR', { cookie: 'forceNeedRedirect=no' }],
      [
        'FR',
        {
          'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        },
      ],
    ] as const)
      expect([country, offerOf((await open('it', country, { headers })).text)]).toEqual([
        country,
        false,
      ]);
  });

  test('gives way to a modal that the address asks for', async () => {
    const { text } = await open('it', 'FR', { path: '/?modal=faqs' });
    expect(modalsOf(text)).toEqual(['faqs']);
  });

  test.each([
    ['the offered market', 'http://fr.{host}/', 'http://fr.{host}/'],
    ['this page', '/viaggi', '/viaggi'],
    ['a foreign site', 'https://evil.example/', '/'],
    ['a foreign site without its protocol', '//evil.example', '/'],
  ])('an answer leads to %s and is kept for a year', async (_, to, expected) => {
    const local = (text: string) =>
      text.replace('{host}', hostOf('fr', site.port).replace('fr.', ''));
    const answer = await visit('it', '/country-offer', {
      port: site.port,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${hostOf('it', site.port)}`,
      },
      body: String(new URLSearchParams({ to: local(to) })),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, local(expected)]);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /forceNeedRedirect=no; Path=\/; Max-Age=31536000/,
    );
  });
});

describe('ANA-01 API-03 the device id', () => {
  test('comes with the first page, kept or not, stays, and is replaced where it is none', async () => {
    await open('it', null);
    const kept = await open('it', null);
    expect(kept.headers['cache-status']).toBe('html; hit');
    const cookie = String(kept.headers['set-cookie']);
    expect(readDeviceId(cookie, false)).not.toBeNull();
    const [device = ''] = cookie.split(';');
    expect(
      (await open('it', null, { headers: { cookie: device } })).headers['set-cookie'],
    ).toBeUndefined();
    const replaced = await open('it', null, { headers: { cookie: 'device-id=me' } });
    expect(readDeviceId(String(replaced.headers['set-cookie']), false)).not.toBeNull();
    const file = await open('it', null, { path: '/robots.txt' });
    expect(file.headers['set-cookie']).toBeUndefined();
  });
});
