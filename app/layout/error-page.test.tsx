/** The page of an error as a visitor gets it, with and without what it usually stands on. */
import { createInstance, type i18n as I18next } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { I18NEXT_OPTIONS } from '../i18n/i18next-options.ts';
import type { RootData } from '../i18n/site.ts';
import germanErrors from '../i18n/words/de/errors.json';
import englishErrors from '../i18n/words/en/errors.json';
import { ErrorPage, shownError } from './error-page.tsx';

const SITE = {
  marketId: 'de',
  currency: 'EUR',
  origins: Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])),
  hasDeveloperPages: false,
  layout: { settings: { exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 } } },
} as unknown as RootData;

async function i18nextWith(resources: Record<string, object>, language: string): Promise<I18next> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    ...I18NEXT_OPTIONS,
    lng: language,
    resources: { [language]: resources } as never,
  });
  return instance;
}

let german: I18next;
beforeAll(async () => {
  german = await i18nextWith({ errors: germanErrors }, 'de');
});

interface Drawn {
  /** What the page's loader throws; the root's own, where it gives no data. */
  readonly error: unknown;
  readonly root?: RootData | null;
  readonly i18next?: I18next;
  readonly page?: ReactElement;
}

const status = (code: number) => new Response(null, { status: code });

/** The error page that stands in the place of a page at `/x?y=1`. */
async function draw({ error, root = SITE, i18next = german, page }: Drawn): Promise<string> {
  const fail = () => {
    throw error;
  };
  const errorElement = page ?? <ErrorPage />;
  const child = { id: 'page', path: 'x', loader: fail, errorElement, element: <p /> };
  const { query, dataRoutes } = createStaticHandler([
    root
      ? { id: 'root', path: '/', loader: () => root, children: [child] }
      : {
          id: 'root',
          path: '/',
          loader: fail,
          errorElement,
          children: [{ path: 'x', element: <p /> }],
        },
  ]);
  const context = await query(new Request('https://de.example/x?y=1'));
  if (context instanceof Response) throw new Error('The loaders answered with a response');
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
}

describe('ERR-01 the error page', () => {
  test('404 has a cover, words of its own and a button to the travels', async () => {
    const html = await draw({ error: status(404) });
    expect(html).toContain(germanErrors.kind.notFound.title);
    expect(html).toContain(germanErrors.kind.notFound.description);
    expect(byRole(html).links).toContain('/reisen');
  });

  test.each([
    [404, 'lost'],
    [410, 'gone'],
    [500, 'storm'],
    [503, 'storm'],
  ])('%i has a cover that says the same without words', async (code, state) => {
    const [cover] = byRole(await draw({ error: status(code) })).all('img');
    const src = `/states/${state}.svg`;
    expect(cover?.attributes).toMatchObject({ src, alt: '', loading: 'eager' });
  });

  test('404 leads to the page that the address means in another market', async () => {
    const counterpart = { path: '/reisen/japan', title: 'Japan mit dem Zug' };
    const html = await draw({ error: Response.json({ counterpart }, { status: 404 }) });
    expect(html).toContain(germanErrors.lookingFor);
    const { href } = byRole(html).one('link', counterpart.title).attributes;
    expect(href).toBe(counterpart.path);
  });

  test('503 offers another try of the same page', async () => {
    const html = await draw({ error: status(503) });
    expect(html).toContain(germanErrors.kind.unavailable.title);
    expect(byRole(html).links).toContain('/x?y=1');
  });

  test('410 says that the page is gone for good', async () => {
    const html = await draw({ error: status(410) });
    expect(html).toContain(germanErrors.kind.gone.title);
    expect(html).not.toContain(germanErrors.retry);
  });

  test('in live mode another error keeps its message to itself', async () => {
    const html = await draw({ error: new Error('secret of the code') });
    expect(html).toContain(germanErrors.kind.other.title);
    expect(html).not.toContain('secret of the code');
  });

  test('outside of it the status and the message are shown, never a stack', async () => {
    const error = new Error('what went wrong');
    const html = await draw({ error, root: { ...SITE, hasDeveloperPages: true } });
    expect(html).toContain('FEHLER: 500 what went wrong');
    expect(html).not.toContain('error-page.test');
  });

  test('a lost connection is no fault of ours, and tells no status', async () => {
    const error = new TypeError('Failed to fetch');
    const html = await draw({ error });
    expect(html).toContain(germanErrors.kind.offline.title);
    expect(byRole(html).links).toContain('/x?y=1');
    expect(html).not.toMatch(/500|Failed to fetch/);
    const shown = await draw({ error, root: { ...SITE, hasDeveloperPages: true } });
    expect(shown).toContain('Failed to fetch');
    expect(shown).not.toContain('FEHLER');
  });

  test('it stands without the root loader, with a link home', async () => {
    const html = await draw({ error: new Error('x'), root: null, page: <ErrorPage withFrame /> });
    expect(html).toContain(germanErrors.kind.other.title);
    expect(byRole(html).links).toContain('/');
  });
});

describe('ERR-01 the plain page in its place', () => {
  test('before any words are loaded it reads in English', async () => {
    const i18next = await i18nextWith({}, 'en');
    const html = await draw({ error: status(404), i18next });
    expect(html).toContain(englishErrors.pageFailed);
    expect(byRole(html).links).toEqual(['/']);
  });

  test('where the frame fails too it has the words of the language', async () => {
    // Data without a menu: what the frame draws from it throws.
    const html = await draw({ error: new Error('x'), page: <ErrorPage withFrame /> });
    expect(html).toContain(germanErrors.pageFailed);
    expect(html).not.toContain(germanErrors.kind.other.title);
  });
});

test('TRV-06 ERR-01 a travel that is gone shows others to look at', async () => {
  const alternatives = [{ slug: 'island-rundreise', title: 'Rund um <Island>' }];
  const html = await draw({ error: Response.json({ alternatives }, { status: 410 }) });
  const { href } = byRole(html).one('link', 'Rund um <Island>').attributes;
  expect(href).toBe('/reisen/island-rundreise');
  expect(await draw({ error: Response.json({ alternatives }, { status: 404 }) })).not.toContain(
    'island-rundreise',
  );
});

const response = (status: number, data: unknown = null, statusText = '') => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('ERR-01 shownError', () => {
  test.each([
    { thrown: response(404), kind: 'notFound', statusCode: 404 },
    { thrown: response(410), kind: 'gone', statusCode: 410 },
    { thrown: response(503), kind: 'unavailable', statusCode: 503 },
    { thrown: response(400), kind: 'refused', statusCode: 400 },
    { thrown: new Error('boom'), kind: 'other', statusCode: 500 },
    { thrown: undefined, kind: 'other', statusCode: 500 },
    // Of Chromium and Firefox, of Safari, and of code.
    { thrown: new TypeError('Failed to fetch'), kind: 'offline' },
    { thrown: new TypeError('NetworkError when attempting to fetch resource.'), kind: 'offline' },
    { thrown: new TypeError('Load failed'), kind: 'offline' },
    { thrown: new TypeError('Importing a module script failed.'), kind: 'offline' },
    { thrown: new TypeError('error loading dynamically imported module: /a.js'), kind: 'offline' },
    { thrown: new TypeError('Reading failed: /a.data'), kind: 'offline' },
    { thrown: new TypeError('x is undefined'), kind: 'other', statusCode: 500 },
  ])('$thrown is $kind', ({ thrown, kind, statusCode }) => {
    expect(shownError(thrown)).toMatchObject({ kind, statusCode: statusCode ?? 500 });
  });

  test.each([
    [{ counterpart: { path: '/reisen', title: 'Reisen' } }, { path: '/reisen', title: 'Reisen' }],
    [{ counterpart: null }, null],
    [{ counterpart: { path: 1 } }, null],
    ['text', null],
  ])('the page meant by what a loader threw with %j is %j', (data, counterpart) => {
    expect(shownError(response(404, data)).counterpart).toEqual(counterpart);
  });

  test.each([
    [new Error('boom'), 'boom'],
    [response(500, 'words of a loader'), 'words of a loader'],
    [response(502, { not: 'text' }, 'Bad Gateway'), 'Bad Gateway'],
    ['thrown text', ''],
  ])('the message of %o is %o', (thrown, message) => {
    expect(shownError(thrown).message).toBe(message);
  });
});
