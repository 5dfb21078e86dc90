import { beforeEach, describe, expect, test } from 'vitest';
import { MARKETS, MARKET_IDS } from '../../domain/market.ts';
import {
  ENQUIRY,
  failure,
  FOUND,
  LEVEL,
  scriptedBackend,
  SEARCH,
  success,
  type Answer,
} from '../../test/support/scripted-backend.ts';
import type { ApiClient } from './api-client.server.ts';

const { requests, clientOf, loggedAt, forget } = scriptedBackend();
beforeEach(forget);

describe('API-04 what an answer becomes', () => {
  test.each<[string, Answer, object]>([
    ['a success', success, { outcome: 'success', data: FOUND }],
    ['404', failure(404, 'NOT_FOUND'), { outcome: 'missing', isGone: false }],
    ['410', failure(410, 'GONE'), { outcome: 'missing', isGone: true }],
    [
      'RTE-07 418',
      failure(418, 'REDIRECT', { httpStatusCode: 302, redirectTo: '/there' }),
      { outcome: 'redirect', redirect: { status: 302, to: '/there' } },
    ],
    [
      'RTE-07 418 without an error',
      () => Response.json({ meta: { httpStatusCode: 301, redirectTo: '/' } }, { status: 418 }),
      { outcome: 'redirect', redirect: { status: 301, to: '/' } },
    ],
    ['418 without an address', failure(418, 'REDIRECT'), { outcome: 'refused', key: 'REDIRECT' }],
    [
      '418 of another shape',
      () => Response.json({ meta: { redirectTo: 7 } }, { status: 418 }),
      { outcome: 'unavailable', reason: 'shape' },
    ],
    [
      '400',
      failure(400, 'BAD_REQUEST'),
      { outcome: 'refused', key: 'BAD_REQUEST', message: 'Why' },
    ],
    [
      '403',
      failure(403, 'USER_PRIVACY_POLICY_ERROR'),
      { outcome: 'refused', key: 'USER_PRIVACY_POLICY_ERROR', message: 'Why' },
    ],
    ['500', failure(500, 'INTERNAL_ERROR'), { outcome: 'unavailable', reason: 'INTERNAL_ERROR' }],
    ['503', failure(503, 'UNAVAILABLE'), { outcome: 'unavailable', reason: '503' }],
    ['502 of a proxy', () => new Response('<h1>', { status: 502 }), { reason: '502' }],
    ['a network error', new TypeError('fetch failed'), { reason: 'TypeError' }],
    [
      '404 of somebody else',
      () => new Response('Not here', { status: 404 }),
      { reason: 'SyntaxError' },
    ],
    ['a 404 of another shape', () => Response.json({}, { status: 404 }), { reason: 'shape' }],
    ['a page instead of JSON', () => new Response('<h1>Hello</h1>'), { reason: 'SyntaxError' }],
    [
      'a redirect of HTTP’s own',
      () => new Response(null, { status: 302 }),
      { reason: 'SyntaxError' },
    ],
  ])('%s', async (_, answer, expected) => {
    const result = await clientOf([answer]).topSellers(SEARCH);
    expect(result).toMatchObject({ ...('reason' in expected ? UNAVAILABLE : {}), ...expected });
  });

  const UNAVAILABLE = { outcome: 'unavailable' };

  test('API-02 an answer of a wrong shape is unavailable, and logged as an error', async () => {
    const wrong = () => Response.json({ response: 'success', data: { countries: 'Japan' } });
    const result = await clientOf([wrong]).topSellers(SEARCH);
    expect(result).toEqual({ outcome: 'unavailable', reason: 'shape' });
    expect(loggedAt(LEVEL.error)[0]).toMatchObject({
      msg: 'backend answer of a wrong shape',
      call: expect.stringContaining('GET /travels/top-sellers'),
      issues: expect.arrayContaining([expect.objectContaining({ path: ['data', 'itineraries'] })]),
    });
  });

  test('fields that the contract does not know are left out', async () => {
    const more = () => Response.json({ ...FOUND, debug: 'on' });
    const result = await clientOf([more]).topSellers(SEARCH);
    expect(result).toEqual({ outcome: 'success', data: FOUND });
  });
});

describe('API-04 de-duplication', () => {
  test('within a request the same call is made once', async () => {
    const client = clientOf([success]);
    const [first, second] = await Promise.all([
      client.topSellers(SEARCH),
      client.topSellers({ ...SEARCH }),
    ]);
    await client.topSellers(SEARCH);
    expect(first).toBe(second);
    expect(requests).toHaveLength(1);
  });

  test('a failure is shared too', async () => {
    const client = clientOf([failure(404, 'NOT_FOUND')]);
    await Promise.all([client.travel('peru'), client.travel('peru')]);
    expect(requests).toHaveLength(1);
  });

  test('other paths, bodies and methods are other calls', async () => {
    const client = clientOf([failure(404, 'NOT_FOUND')]);
    await Promise.all([
      client.tours({ page: 1 }),
      client.tours({ page: 2 }),
      client.travelsPage({ page: 1 }),
      client.tour('1'),
      client.travel('1'),
    ]);
    expect(requests).toHaveLength(5);
  });

  test('another visitor’s request shares nothing', async () => {
    const answers = [success];
    await clientOf(answers).topSellers(SEARCH);
    await clientOf(answers).topSellers(SEARCH);
    expect(requests).toHaveLength(2);
  });
});

describe('API-03 headers', () => {
  test.each(MARKET_IDS)('the market is always named: %s', async (id) => {
    await clientOf([success], { market: MARKETS[id] }).topSellers(SEARCH);
    expect(requests[0]?.headers.get('x-market')).toBe(id);
  });

  test('outside live mode neither path nor device is told', async () => {
    await clientOf([success]).topSellers(SEARCH);
    expect([...(requests[0]?.headers.keys() ?? [])].sort()).toEqual(['accept', 'x-market']);
  });

  test('in live mode both are', async () => {
    const visitor = { path: '/viaggi/per%C3%B9', anonymousId: ENQUIRY.idempotencyKey };
    await clientOf([success], { visitor }).topSellers(SEARCH);
    expect(requests[0]?.headers.get('x-referer-url')).toBe(visitor.path);
    expect(requests[0]?.headers.get('x-anonymous-id')).toBe(visitor.anonymousId);
  });

  test('in live mode a device without an id is none', async () => {
    const visitor = { path: '/', anonymousId: null };
    await clientOf([success], { visitor }).topSellers(SEARCH);
    expect(requests[0]?.headers.has('x-anonymous-id')).toBe(false);
  });
});

describe('API-02 requests', () => {
  const URL_START = 'http://backend.test/v1';

  test.each<[string, (client: ApiClient) => Promise<unknown>, string]>([
    ['layout', (client) => client.layout(), 'GET /layouts'],
    [
      'a page by key',
      (client) => client.customPage({ routingKey: 'index' }),
      'GET /custompages/show?routingKey=index',
    ],
    [
      'a page by slug',
      (client) => client.customPage({ slug: 'a b/ü&x=1' }),
      'GET /custompages/show?slug=a+b%2F%C3%BC%26x%3D1',
    ],
    [
      'top sellers',
      (client) => client.topSellers({ search: 'é', countries: ['JPN'], continents: ['asia'] }),
      'GET /travels/top-sellers?search=%C3%A9&countries%5B%5D=JPN&continents%5B%5D=asia',
    ],
    ['a travel', (client) => client.travel('a/b?c'), 'GET /travels/a%2Fb%3Fc'],
    ['a tour', (client) => client.tour('JPN-1'), 'GET /tours/JPN-1'],
    ['a coordinator', (client) => client.coordinator('ada'), 'GET /coordinators/ada'],
    ['tours', (client) => client.tours({ page: 2 }), 'POST /tours {"page":2}'],
    ['travels', (client) => client.travels({}), 'POST /travels {}'],
    ['a page of travels', (client) => client.travelsPage({}), 'POST /travels/paginated {}'],
    [
      'an enquiry',
      (client) => client.sendEnquiry(ENQUIRY),
      `POST /enquiries ${JSON.stringify(ENQUIRY)}`,
    ],
  ])('%s', async (_, call, expected) => {
    await call(clientOf([failure(404, 'NOT_FOUND')]));
    const request = requests[0] as Request;
    const { method, url } = request;
    const body = await request.text();
    expect(`${method} ${url.replace(URL_START, '')}${body && ` ${body}`}`).toBe(expected);
    expect(request.headers.get('content-type')).toBe(body ? 'application/json' : null);
  });

  test('no travel has the slug that is a call’s name: a 404, and no call', async () => {
    const result = await clientOf([success]).travel('top-sellers');
    expect(result).toEqual({ outcome: 'missing', isGone: false });
    expect(requests).toEqual([]);
  });
});
