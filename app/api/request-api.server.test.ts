import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings, type Settings } from '../../config/settings.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { apiOf } from './request-api.server.ts';

const site = vi.hoisted(() => ({ settings: null as unknown }));
vi.mock('../site-settings.server.ts', () => ({
  siteSettings: () => site.settings,
  isSecureSite: () => false,
}));

const DEVICE = '0b8e2f0a-5f0c-4d0e-9a57-2f3f7a1f6f10';
const demonstration = readSettings({ LOG_LEVEL: 'silent' });

let calls: Request[];
beforeEach(() => {
  calls = [];
  site.settings = demonstration;
});

/** What the backend is asked while a visitor's request is answered. */
async function callFor(url: string, cookie = ''): Promise<Request> {
  const context = {
    embeddedApi: async (call: Request) => {
      calls.push(call);
      return Response.json({}, { status: 500 });
    },
  };
  const api = await apiOf(new Request(url, { headers: { cookie } }), context);
  await api.tour('JPN-20270412');
  return calls[0] as Request;
}

test.each(MARKET_IDS)(
  'MKT-02 the market of a call is the host’s: %s',
  async (marketId: MarketId) => {
    const call = await callFor(`${demonstration.origins[marketId]}/anything`);
    expect(call.headers.get('x-market')).toBe(marketId);
  },
);

describe('API-03 path and device', () => {
  const url = `${demonstration.origins.it}/viaggi/per%C3%B9?a=1`;
  const live = { ...demonstration, tellsBackendOfVisitors: true } satisfies Settings;

  test('are not told in demonstration mode', async () => {
    const { headers } = await callFor(url, `device-id=${DEVICE}`);
    expect(headers.has('x-referer-url')).toBe(false);
    expect(headers.has('x-anonymous-id')).toBe(false);
  });

  test('are told in live mode: the path without its query, the id of the cookie', async () => {
    site.settings = live;
    const { headers } = await callFor(url, `a=b; device-id=${DEVICE}; c=d`);
    expect(headers.get('x-referer-url')).toBe('/viaggi/per%C3%B9');
    expect(headers.get('x-anonymous-id')).toBe(DEVICE);
    expect(headers.get('x-market')).toBe(MARKETS.it.id);
  });

  test.each(['/request/AbC', '//Request/AbC', '/request%2FAbC'])(
    'SEC-09 are told without the secret of a mailed link: %s',
    async (path) => {
      site.settings = live;
      const { headers } = await callFor(demonstration.origins.it + path);
      expect(headers.get('x-referer-url')).toBe('/request/');
    },
  );

  test.each(['', 'device-id=', 'device-id=1; x', `my-device-id=${DEVICE}`, 'device-id=<script>'])(
    'without a whole id there is none: %s',
    async (cookie) => {
      site.settings = live;
      const { headers } = await callFor(url, cookie);
      expect(headers.get('x-referer-url')).toBe('/viaggi/per%C3%B9');
      expect(headers.has('x-anonymous-id')).toBe(false);
    },
  );
});

test('API-04 a remote backend is asked by its address, whatever is embedded', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  site.settings = { ...demonstration, apiBaseUrl: 'https://api.example' };
  const api = await apiOf(new Request(demonstration.origins.it), {
    embeddedApi: async () => {
      throw new Error('asked');
    },
  });
  await api.tour('JPN-1');
  const [asked] = fetched.mock.calls[0] ?? [];
  expect((asked as Request).url).toBe('https://api.example/v1/tours/JPN-1');
  fetched.mockRestore();
});

describe('API-04 the token of a backend that runs alone', () => {
  const TOKEN = 't'.repeat(32);
  const url = `${demonstration.origins.it}/anything`;

  test('is shown to a remote backend, the first of two', async () => {
    const settings = {
      API_BASE_URL: 'http://backend.test',
      BACKEND_TOKEN: `${TOKEN} ${'o'.repeat(32)}`,
    };
    site.settings = readSettings({ LOG_LEVEL: 'silent', ...settings });
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (call) => {
      calls.push(call as Request);
      return Response.json({}, { status: 500 });
    });
    const call = await callFor(url);
    fetched.mockRestore();
    expect(call.url).toBe('http://backend.test/v1/tours/JPN-20270412');
    expect(call.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  });

  test('is not needed in process', async () => {
    site.settings = readSettings({ LOG_LEVEL: 'silent', BACKEND_TOKEN: TOKEN });
    expect((await callFor(url)).headers.has('authorization')).toBe(false);
  });
});

describe('AI-01 CHAT-01 a page of questions has as much time more as a language model may take', () => {
  const MODEL = {
    AI_BASE_URL: 'http://localhost:1/v1',
    AI_MODEL: 'small-1',
    AI_TIMEOUT_MS: '2500',
  };
  test.each([
    ['/search-ai', MODEL, 1_200 + 2_500],
    ['/search-ai.data?q=warm', MODEL, 1_200 + 2_500],
    ['/chat', MODEL, 1_200 + 2_500],
    ['/chat.data', MODEL, 1_200 + 2_500],
    ['/search-ai', {}, 1_200],
    ['/chat', {}, 1_200],
    ['/search', MODEL, 1_200],
  ])('%s %j', async (path, environment, expected) => {
    site.settings = readSettings({ LOG_LEVEL: 'silent', ...environment });
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await callFor(demonstration.origins['en-WE'] + path);
    expect(timeout.mock.calls).toEqual([[expected]]);
    timeout.mockRestore();
  });
});
