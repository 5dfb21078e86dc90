import type { AppLoadContext } from '@remix-run/node';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import type { RootData } from '../i18n/site.ts';

const { origins } = readSettings({});
const log = pino({ level: 'silent' });

/** What is remembered of layouts is the process's own: each test begins with a new one. */
let loaders: Record<
  'root' | 'page',
  (args: { request: Request; context: AppLoadContext }) => Promise<unknown>
>;
beforeEach(async () => {
  vi.resetModules();
  const page = await import('./page-route.server.ts');
  const root = await import('../layout/root-data.server.ts');
  loaders = {
    page: (args) => page.loader({ ...args, params: {} }),
    root: (args) => root.loadRoot({ ...args, params: {} }),
  };
}, 30_000);

/** A request to a backend that never answers, and the moment when its page is due. */
function hanging(path: string) {
  const calls: string[] = [];
  const due = new AbortController();
  const context: AppLoadContext = {
    log,
    pageDeadline: due.signal,
    embeddedApi: (call) => {
      calls.push(new URL(call.url).pathname + new URL(call.url).search);
      return new Promise(() => {});
    },
  };
  const args = { request: new Request(origins.it + path), context };
  return { calls, args, due: () => due.abort(new DOMException('over', 'TimeoutError')) };
}

const PAGES = [
  ['/', '/v1/custompages/show?routingKey=index'],
  ['/una-pagina', '/v1/custompages/show?slug=una-pagina'],
  ['/viaggi/per%C3%B9', '/v1/travels/per%C3%B9'],
  ['/viaggi/islanda/itinerario', '/v1/travels/islanda'],
  ['/viaggi/islanda/ICE-20270501', '/v1/tours/ICE-20270501'],
  // A code of another form: the address keeps it in small letters.
  ['/viaggi/islanda/speciale', '/v1/tours/SPECIALE'],
  ['/coordinatori/ada', '/v1/coordinators/ada'],
] as const;

describe('REL-01 API-04 a backend that hangs', () => {
  test.each(PAGES)(
    '%s: layout and page are asked for side by side, each once',
    async (path, call) => {
      const { calls, args, due } = hanging(path);
      const pages = Promise.allSettled([loaders.root(args), loaders.page(args)]);
      await expect.poll(() => calls.toSorted()).toEqual([call, '/v1/layouts'].toSorted());
      due();
      const [root, page] = await pages;
      // The layout has its minimum; of the page nothing is known.
      expect(root).toMatchObject({ status: 'fulfilled', value: { marketId: 'it' } });
      expect(page).toMatchObject({ status: 'rejected', reason: { status: 503 } });
      expect(calls).toHaveLength(2);
    },
  );

  test('a search is drawn without its list when its page is due', async () => {
    const { calls, args, due } = hanging('/cerca');
    const page = loaders.page(args);
    await expect.poll(() => calls).toContain('/v1/layouts');
    due();
    expect(await page).toMatchObject({ data: { kind: 'search', data: { isFailed: true } } });
  });
});

test.each([
  ['//request/AbC?a=B', 301, '/request/AbC?a=B'],
  ['/request%2FAbC', 301, '/request/AbC'],
  ['/newsletter//Confirm/AbC', 301, '/newsletter/confirm/AbC'],
  ['/request/AbC/more', 404, null],
])(
  'SEC-09 RTE-06 %s: %s, and nobody is asked for a page by its secret',
  async (path, status, location) => {
    const { calls, args } = hanging(path);
    const answer = await loaders.page(args).catch((thrown: unknown) => thrown);
    const { status: answered, headers } = answer as Response;
    expect([answered, headers.get('location')]).toEqual([status, location]);
    expect(calls).toEqual([]);
  },
);

test.each([
  ['/viaggi', 1],
  ['/request/AbC', 0],
  ['/Request/AbC', 0],
  ['//unsubscribe/AbC', 0],
  ['/newsletter/Confirm/AbC', 0],
])(
  'SEC-09 ANA-01 on %s there are %s scripts of others, who would read the address',
  async (...example) => {
    const [path, count] = example;
    vi.stubEnv('MESSAGING_WIDGET_URL', 'https://chat.example/widget.js');
    const { args, due } = hanging(path);
    due();
    const { consentedScripts = [] } = (await loaders.root(args)) as RootData;
    vi.unstubAllEnvs();
    expect(consentedScripts).toHaveLength(count);
  },
);

/** What an unknown page asks for beside itself. */
const OTHER_CALLS: Readonly<Record<string, readonly string[]>> = {
  // The travel of a tour, to offer others.
  '/v1/tours/ICE-20270501': ['/v1/travels/islanda'],
  '/v1/tours/SPECIALE': ['/v1/travels/islanda'],
  // Side by side with whoever receives people there.
  '/v1/coordinators/ada': ['/v1/events?host=ada'],
};

test('API-04 what the loaders ask for beforehand is what the pages ask for', async () => {
  for (const [path, call] of PAGES) {
    const calls: string[] = [];
    const embeddedApi = async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(pathname + search);
      const error = { key: 'NOT_FOUND', message: 'unknown' };
      return Response.json({ response: 'error', error }, { status: 404 });
    };
    const args = { request: new Request(origins.it + path), context: { log, embeddedApi } };
    await expect(loaders.page(args)).rejects.toMatchObject({ status: 404 });
    const [first, ...others] = calls.filter((made) => made !== '/v1/layouts');
    expect(first, path).toBe(call);
    expect(others, path).toEqual(OTHER_CALLS[call] ?? []);
  }
});

describe('RTE-07 redirects that lead to each other', () => {
  const IT = origins.it;
  const DE = origins.de;

  /** What the backend leads on to, by market and slug; all else is not there. */
  async function asked(path: string, leads: Readonly<Record<string, string>>) {
    const calls: string[] = [];
    const embeddedApi = async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const slug = searchParams.get('slug') ?? pathname.split('/').pop() ?? '';
      const place = `${request.headers.get('x-market')} ${slug}`;
      if (pathname !== '/v1/layouts') calls.push(place);
      const redirectTo = leads[place];
      const error = { key: redirectTo ? 'REDIRECT' : 'NOT_FOUND', message: '' };
      const meta = redirectTo && { httpStatusCode: 302, redirectTo };
      const status = redirectTo ? 418 : 404;
      return Response.json({ response: 'error', error, meta }, { status });
    };
    const request = new Request(IT + path);
    const answer = await loaders
      .page({ request, context: { log, embeddedApi } })
      .catch((thrown: unknown) => thrown);
    const { status, headers } = answer as Response;
    return { status, location: headers.get('location'), calls };
  }

  test.each<[string, Readonly<Record<string, string>>, string?]>([
    ['two pages', { 'it a': '/b', 'it b': '/a' }],
    ['three pages', { 'it a': '/b', 'it b': '/c', 'it c': '/a' }],
    ['a way into a circle', { 'it a': '/b', 'it b': '/c', 'it c': '/b' }],
    ['a page with another query', { 'it a': '/a?b=1' }],
    ['pages of two markets', { 'it a': `${DE}/b`, 'de b': `${IT}/a` }],
    ['a travel and a page', { 'it a': '/viaggi/b', 'it b': '/a' }],
    ['an untidy address', { 'it a': '/b', 'it b': '/a' }, '//A/'],
    [
      'no end of pages',
      Object.fromEntries(
        [...'abcdefghijkl'].map((_slug, n, all) => [`it ${all[n]}`, `/${all[n + 1]}`]),
      ),
    ],
  ])('%s: 502, as for any redirect that cannot be obeyed', async (_, leads, path = '/a') => {
    const { status, location } = await asked(path, leads);
    expect([status, location]).toEqual([502, null]);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a page', { 'it a': '/b' }, '/b'],
    ['another that ends', { 'it a': '/b', 'it b': '/c' }, '/b'],
    ['a page of another market', { 'it a': `${DE}/a`, 'de a': '/b' }, `${DE}/a`],
    ['a search', { 'it a': '/cerca' }, '/cerca'],
    ['a page that leads off the site', { 'it a': '/b', 'it b': 'https://evil.example' }, '/b'],
  ])('one to %s is obeyed', async (_, leads, expected) => {
    const { status, location, calls } = await asked('/a', leads);
    expect([status, location]).toEqual([302, expected]);
    expect(calls).toEqual([...new Set(calls)]);
  });
});
