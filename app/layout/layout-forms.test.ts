/** The small forms of the layout, called as Remix calls them: with a real request. */
import { describe, expect, test } from 'vitest';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { action as chooseCurrency } from '../routes/currency.tsx';
import { action as dismissBannerBar } from '../routes/banner-bars.tsx';

/** Plain `localhost` is the British site of the demonstration. */
const SITE = 'http://localhost:3000';

const LAYOUT = {
  settings: {
    ...LAYOUT_SETTINGS,
    currencies: [
      { isoCode: 'EUR', symbol: '€' },
      { isoCode: 'GBP', symbol: '£' },
    ],
  },
  header: { menu: [] },
  footer: { columns: [], legalMessage: '' },
  contacts: { books: {}, blocks: [] },
  beans: ['sale', 'old', 'new'].map((id) => ({ id, message: id, position: 'top' })),
};

const context = {
  // The layout is remembered for two seconds by its version, whichever test of this process asked before.
  catalogueVersion: 'of these tests',
  embeddedApi: async () => Response.json({ response: 'success', data: LAYOUT }),
};

type Fields = Readonly<Record<string, string>>;

function argumentsOf(path: string, fields: Fields, cookie?: string) {
  const request = new Request(SITE + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: cookie ? { cookie } : {},
  });
  return { request, context, params: {} };
}

const choose = (fields: Fields) => chooseCurrency(argumentsOf('/currency', fields));
const dismiss = (fields: Fields, cookie?: string) =>
  dismissBannerBar(argumentsOf('/banner-bars', fields, cookie));

/** The status of what an action throws. */
async function statusThrown(answer: Promise<Response>): Promise<number> {
  const thrown: unknown = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error('No response was thrown');
  return thrown.status;
}

describe('MKT-07 choosing a currency', () => {
  test('sets the cookie and goes back to the page', async () => {
    const answer = await choose({ currency: 'EUR', returnTo: '/destinations?page=2' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/destinations?page=2');
    expect(answer.headers.get('set-cookie')).toMatch(/^currency=EUR; Path=\/; .*SameSite=Lax/);
  });

  test('RES-02 a limit of the price is converted, since it is cents of the currency shown', async () => {
    const returnTo = '/search?destinationId%5B%5D=JPN&priceTo=100000&page=3';
    const answer = await choose({ currency: 'EUR', returnTo });
    const location = new URL(answer.headers.get('location') ?? '', SITE);
    expect([...location.searchParams.keys()]).toEqual(['destinationId[]', 'priceTo']);
    expect(Number(location.searchParams.get('priceTo'))).not.toBe(100_000);
    const same = await choose({ currency: 'GBP', returnTo });
    expect(same.headers.get('location')).toBe(returnTo);
  });

  test('RES-02 so it is beside the part of the page that one is at', async () => {
    const answer = await choose({ currency: 'EUR', returnTo: '/search?priceTo=100000#list' });
    expect(answer.headers.get('location')).toMatch(/^\/search\?priceTo=(?!100000)\d+#list$/);
  });

  test.each([{ currency: 'USD' }, { currency: 'ZZZ' }, {}])(
    'refuses %o, which is not offered',
    async (fields) => expect(await statusThrown(choose(fields as Fields))).toBe(400),
  );

  test('refuses what is no form', async () => {
    const request = new Request(`${SITE}/currency`, { method: 'POST', body: 'x' });
    expect(await statusThrown(chooseCurrency({ request, context, params: {} }))).toBe(400);
  });
});

describe('SEC-03 the way back from a form', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/currency',
    // Another market's host is allowed in other redirects; a form comes back to the same site.
    'http://it.localhost:3000/viaggi',
    '',
  ])('from %o leads home', async (returnTo) => {
    const answer = await choose({ currency: 'GBP', returnTo });
    expect(answer.headers.get('location')).toBe('/');
  });
});

describe('LAY-08 closing a banner bar', () => {
  test('adds it to those that were closed before', async () => {
    const answer = await dismiss({ id: 'sale', returnTo: '/x' }, 'a=b; closed-bars=old.other');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/x');
    expect(answer.headers.get('set-cookie')).toMatch(/^closed-bars=old\.other\.sale; Path=\//);
  });

  test('closed twice it is remembered once', async () => {
    const answer = await dismiss({ id: 'old' }, 'closed-bars=old.other');
    expect(answer.headers.get('set-cookie')).toMatch(/^closed-bars=other\.old;/);
  });

  test('one that there is not is not remembered', async () => {
    const answer = await dismiss({ id: 'unknown', returnTo: '/x' }, 'closed-bars=old');
    expect(answer.headers.get('location')).toBe('/x');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('the cookie never grows without end', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `bar-${index}`).join('.');
    const answer = await dismiss({ id: 'new' }, `closed-bars=${ids}`);
    const kept = /^closed-bars=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    expect(kept?.split('.')).toHaveLength(20);
    expect(kept).toMatch(/\.new$/);
  });

  test.each([{ id: 'a;b' }, { id: '' }, { id: 'x'.repeat(65) }, {}])('refuses %o', async (fields) =>
    expect(await statusThrown(dismiss(fields as Fields))).toBe(400),
  );
});
