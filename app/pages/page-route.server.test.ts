import type { AppLoadContext } from '@remix-run/node';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../config/settings.ts';

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
    // The page of a tour that is unknown asks for its travel, to offer others.
    expect(others, path).toEqual(path.endsWith('ICE-20270501') ? ['/v1/travels/islanda'] : []);
  }
});
