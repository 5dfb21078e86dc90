/**
 * No answer of the site leads a visitor off it (SEC-03): every place that makes a `Location` out of what
 * came with a request or from the backend, and every link of the layout's data.
 */
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { exampleArguments } from '../../test/support/page-loader-arguments.ts';
import { KNOWN_STRAYS, originsLedTo, strayTarget } from '../../test/support/stray-targets.ts';
import { readSettings } from '../../config/settings.ts';
import { canonicalPath } from '../../contract/canonical-path.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { MARKETS } from '../../domain/market.ts';
import { loader as login } from '../routes/login._index.tsx';
import { returnPath } from '../auth/return-path.ts';
import { loadBookingStart } from '../routes/booking.$tour.start/booking-start.server.ts';
import { action as dismissBannerBar } from '../routes/banner-bars.tsx';
import { action as chooseCurrency } from '../routes/currency.tsx';
import { linkTarget } from '../layout/link-target.ts';
import { loader as page } from '../pages/page-route.server.ts';
import { obeyedRedirect } from './obeyed-redirect.server.ts';
import { customPage } from '../pages/custom-page/page.server.ts';
import { loadPage } from '../pages/define-page.server.ts';

const { origins } = readSettings({});
const MARKET = 'it';
const OWN = origins[MARKET];
const log = pino({ level: 'silent' });

/** Of each place, the known texts among them. */
const examples = KNOWN_STRAYS.map((target): [string] => [target]);
const RUNS = { numRuns: 400, examples };

const LAYOUT = {
  settings: {
    ...LAYOUT_SETTINGS,
    currencies: [{ isoCode: 'EUR', symbol: '€' }],
  },
  header: { menu: [] },
  footer: { columns: [], legalMessage: '' },
  contacts: { books: {}, blocks: [] },
  beans: [{ id: 'sale', message: 'sale', position: 'top' }],
};

/** Knows the layout, and one travel under whatever slug: it has moved from there. */
const embeddedApi = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const answer = (data: unknown) => Response.json({ response: 'success', data });
  if (pathname === '/v1/layouts') return answer(LAYOUT);
  if (pathname.startsWith('/v1/travels/')) return answer(exampleTravel());
  const error = { key: 'NOT_FOUND', message: '' };
  return Response.json({ response: 'error', error }, { status: 404 });
};

const argumentsFor = (request: Request) => ({ request, params: {}, context: { log, embeddedApi } });

function form(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  return argumentsFor(new Request(OWN + path, { method: 'POST', body }));
}

/** A request for a raw path; null for what no server would be sent. */
function get(path: string, origin: string = OWN) {
  const url = URL.parse(origin + path);
  // A text such as `@evil.example` would change the host, which is the request's own.
  if (!url || url.origin !== origin || url.username) return null;
  return argumentsFor(new Request(url));
}

/** A page whose backend asks for a redirect (RTE-07). */
function askedFor(target: string, status: number) {
  const error = { response: 'error', error: { key: 'REDIRECT', message: '' } };
  const meta = { httpStatusCode: status, redirectTo: target };
  return exampleArguments({
    marketId: MARKET,
    path: '/una-pagina',
    transport: async () => Response.json({ ...error, meta }, { status: 418 }),
  });
}

type Led = (target: string) => Promise<unknown>;

const pageAt = (path: string) => {
  const args = get(path);
  return args ? page(args) : Promise.resolve(null);
};

const PLACES: readonly (readonly [string, Led])[] = [
  ['the path itself', (target) => pageAt(target.startsWith('/') ? target : `/${target}`)],
  ['the path of a page, untidy', (target) => pageAt(`/Viaggi/${target}/`)],
  ['the path of a travel that has moved', (target) => pageAt(`/viaggi/${target}`)],
  ['its query', (target) => pageAt(`/viaggi/x?${target}`)],
  ['the query of an untidy path', (target) => pageAt(`//Cerca//?a=${target}`)],
  ['a sent search', (target) => pageAt(`/cerca?month=${target}&where=${target}`)],
  ['a sent search for meet-ups', (target) => pageAt(`/eventi-wemeet?city=&from=${target}`)],
  [
    'the currency’s form',
    (returnTo) => chooseCurrency(form('/currency', { currency: 'EUR', returnTo })),
  ],
  ['a bar’s form', (returnTo) => dismissBannerBar(form('/banner-bars', { id: 'sale', returnTo }))],
  [
    'a login on another host of the machine',
    (target) => {
      const args = get(
        `/login?${new URLSearchParams({ returnTo: target })}`,
        'http://127.0.0.1:3000',
      );
      return args ? login(args) : Promise.resolve(null);
    },
  ],
  [
    'the path after a login',
    async (target) => Response.redirect(new URL(returnPath(target, origins, MARKET), OWN)),
  ],
  ...[301, 302, 307, 308].map((status): readonly [string, Led] => [
    `a page’s 418 with ${status}`,
    async (target) => loadPage(customPage, await askedFor(target, status)),
  ]),
  [
    'a 418 before a booking',
    async (target) => {
      const args = await askedFor(target, 301);
      return loadBookingStart({ ...args, tourId: 'X', person: null, titlePrefix: null });
    },
  ],
];

describe('SEC-03 RTE-07 nobody is led off the site', () => {
  test.each(PLACES)('by %s', { timeout: 60_000 }, async (_, lead) => {
    let isLed = false;
    const property = fc.asyncProperty(strayTarget, async (target) => {
      const answer = await lead(target).catch((thrown: unknown) => thrown);
      // An error of the program would be a 500: refused targets have answers of their own.
      if (answer instanceof Error) throw answer;
      const location = answer instanceof Response ? answer.headers.get('location') : null;
      if (location === null) return;
      isLed = true;
      // What a client or a proxy before it might read as the end of a line, or drop.
      expect(location).toMatch(/^[\u0021-\u007e]+$/);
      const strays = originsLedTo(location, OWN).difference(new Set(Object.values(origins)));
      expect([...strays]).toEqual([]);
    });
    await fc.assert(property, RUNS);
    expect(isLed, 'whether anybody is led anywhere').toBe(true);
  });

  test('round in a circle by a 418', () => {
    const spellings = fc.array(
      fc.constantFrom(
        '/',
        '//',
        'z',
        'Z',
        '%7A',
        '%5a',
        '?a',
        '?A',
        '#a',
        '#',
        '%2F',
        '%00',
        '.',
        '..',
      ),
      { maxLength: 6 },
    );
    const spelt = fc.oneof(
      spellings.map((parts) => `/${parts.join('')}`),
      strayTarget,
    );
    const settings = { origins };
    const market = MARKETS[MARKET];
    const led = (to: string, url: URL): URL | null => {
      const { headers } = obeyedRedirect({ status: 301, to }, { settings, market, url });
      const location = headers.get('location');
      return location === null ? null : new URL(location, OWN);
    };
    const property = fc.property(spelt, (to) => {
      const first = led(to, new URL('/somewhere/else', OWN));
      // Its page is asked for what it asks for itself.
      if (first?.origin === OWN) expect(led(to, first)).toBeNull();
      // Nor is it led on for its address alone.
      if (first && !first.pathname.includes('%')) {
        const [, part = ''] = first.pathname.split('/');
        if (!isSystemSegment(part)) expect(first.pathname).toBe(canonicalPath(first.pathname));
      }
    });
    fc.assert(property, { numRuns: 2_000, examples });
  });

  test('by a link of the layout, but to where it says it leads', () => {
    const property = fc.property(strayTarget, (url) => {
      const target = linkTarget({ url }, MARKET);
      if (target === null) return;
      const led = originsLedTo(target.href, OWN);
      if (target.isExternal) {
        // Whatever stands in it, a number or a letter box leads to no site.
        for (const origin of led) expect(origin).toMatch(/^(https?:\/\/.|(mailto|tel):\/\/)/);
      } else {
        expect([...led]).toEqual([OWN]);
      }
    });
    fc.assert(property, { numRuns: 2_000, examples });
  });
});
