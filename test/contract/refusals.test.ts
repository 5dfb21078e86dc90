import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { errorAnswerSchema, type ErrorKey } from '../../contract/answer.ts';
import type { CallDescription } from '../../contract/call-description.ts';
import { CALLS } from '../../contract/calls.ts';
import type { TourCard } from '../../contract/common.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';

const STATUSES: Partial<Record<ErrorKey, number>> = {
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
};

/** The one shape of an error, with its own status; nothing of the inside in it. */
async function expectError(answer: Response, key: ErrorKey): Promise<void> {
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({
    status: STATUSES[key],
    body: { response: 'error', error: { key } },
  });
  expect(errorAnswerSchema.strict().safeParse(body).success).toBe(true);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
}

const MAXIMUM_BODY_BYTES = 65_536;

const POSTS = CALLS.filter(({ body }) => body !== undefined);
const nameOf = ({ method, path }: CallDescription) => `${method.toUpperCase()} ${path}`;
/** A path that the call's pattern matches. */
const pathOf = ({ path }: CallDescription) => path.replaceAll(/\{\w+\}/g, 'anything');
/** A body that the call would take, or refuse for no other reason than the one under test. */
const initOf = ({ method, body }: CallDescription): RequestInit =>
  body ? { method, body: '{}' } : { method };

describeOnEveryBackend('refusals', (backend, { dialect }) => {
  const post = (path: string, body: string) => backend.request(path, { method: 'POST', body });

  // The version is the same in all markets.
  const ofMarkets = CALLS.filter(({ path }) => path !== '/version');
  test.each(ofMarkets.map((call) => [nameOf(call), call] as const))(
    'MKT-01 %s in a market that there is not',
    async (_, call) => {
      for (const market of ['xx', 'EN-US', '', 'toString']) {
        const init = { ...initOf(call), headers: { 'x-market': market } };
        await expectError(await backend.request(pathOf(call), init), 'BAD_REQUEST');
      }
    },
  );

  describe.each(POSTS.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
    test.each([
      ['no body', ''],
      ['no JSON', '{"page":'],
      ['text', 'page=2'],
      ['a list', '[]'],
      ['nothing', 'null'],
      ['a number', '7'],
      ['a list that has no end', '['.repeat(20_000)],
    ])('refuses %s', async (_name, body) => {
      await expectError(await post(pathOf(call), body), 'BAD_REQUEST');
    });

    test('REL-01 refuses more than 64 KiB, and goes on answering', async () => {
      const spaces = ' '.repeat(MAXIMUM_BODY_BYTES);
      const answer = await post(pathOf(call), `{${spaces}}`);
      expect((await answer.clone().json()).error.message).toContain(String(MAXIMUM_BODY_BYTES));
      await expectError(answer, 'BAD_REQUEST');
      const next = await backend.request('/layouts');
      expect(next.status).toBe(200);
      await next.body?.cancel();
    });
  });

  test('SEC-08 a body that does not say that it is JSON is not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', '']) {
      const body = new Blob(['{"page":1}'], { type });
      const answer = await backend.request('/tours', { method: 'POST', body });
      await expectError(answer, 'UNSUPPORTED_MEDIA_TYPE');
    }
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    const answer = await backend.request('/tours', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(200);
  });

  test('64 KiB is not too much', async () => {
    const answer = await post('/tours', `{${' '.repeat(MAXIMUM_BODY_BYTES - 2)}}`);
    expect(await answer.json()).toMatchObject({ response: 'success' });
  });

  test.each([
    ['page', '{"page":0}'],
    ['page', '{"page":"2"}'],
    ['page', '{"page":1.5}'],
    ['perPage', '{"perPage":101}'],
    ['show', '{"show":-1}'],
    ['status.0', '{"status":["OPEN"]}'],
    ['status', '{"status":"PLANNED"}'],
    ['dateFrom', '{"dateFrom":"2027-02-30"}'],
    ['daysSpan', '{"daysSpan":61}'],
    ['priceFrom', '{"priceFrom":-1}'],
    ['ageBadge', '{"ageBadge":"50+"}'],
    ['discounted', '{"discounted":"true"}'],
    ['continentId.0', '{"continentId":["atlantis"]}'],
    ['destinationId.0', '{"destinationId":["jpn"]}'],
    ['sort', '{"sort":"price"}'],
    ['currency', '{"currency":"CHF"}'],
    ['textSearch', `{"textSearch":"${'x'.repeat(201)}"}`],
  ])('RES-02 the filter %s of %s is refused by its name', async (field, body) => {
    for (const path of ['/tours', '/travels', '/travels/paginated']) {
      const answer = await post(path, body);
      const told = await answer.clone().json();
      await expectError(answer, 'BAD_REQUEST');
      expect(told.error.extra.issues).toEqual([{ path: field, message: expect.any(String) }]);
    }
  });

  test.each([
    '/custompages/show',
    '/custompages/show?routingKey=',
    '/custompages/show?slug=',
    '/custompages/show?routingKey=index&slug=home',
    '/custompages/show?slug[]=a',
    '/custompages/show?slug=a%00b',
    `/travels/top-sellers?search=${'x'.repeat(201)}`,
    '/travels/top-sellers?continents[]=atlantis',
    '/travels/top-sellers?search[]=a',
    '/travels/a%00b',
    '/tours/a%00b',
    '/coordinators/a%00b',
  ])('GET %s is refused', async (path) => {
    await expectError(await backend.request(path), 'BAD_REQUEST');
  });

  test.each([
    '/',
    '/nothing',
    '/travels',
    '/travels/a/b',
    '/layouts/',
    '/coordinators/',
    '/tours/%E0%A4%A',
    '/custompages',
    '/../backend-server.ts',
  ])('GET %s, which is no call, finds nothing', async (path) => {
    const answer = await backend.request(path);
    if (path === '/travels') await expectError(answer, 'METHOD_NOT_ALLOWED');
    else await expectError(answer, 'NOT_FOUND');
  });

  test('SEC-08 a call by another method says which it has', async () => {
    const byPath = Map.groupBy(CALLS, ({ path }) => path);
    for (const [path, calls] of byPath) {
      const methods = calls.map(({ method }) => method.toUpperCase());
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'POST']) {
        // A travel whose slug is `paginated` would be asked for so: there is none.
        const isTravel = method === 'GET' && path === '/travels/paginated';
        if (methods.includes(method) || isTravel) continue;
        const answer = await backend.request(path.replaceAll(/\{\w+\}/g, 'anything'), { method });
        expect([path, answer.headers.get('allow')]).toEqual([path, methods.join(', ')]);
        await expectError(answer, 'METHOD_NOT_ALLOWED');
      }
    }
  });

  test('HEAD is GET without its body', async () => {
    const answer = await backend.request('/layouts', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  describe('API-04 the description of the calls', () => {
    const read = async () => (await backend.request('/openapi.json')).json();

    test('is OpenAPI 3.1 and names every call and each of its failures', async () => {
      const document = await read();
      expect(document).toMatchObject({
        openapi: expect.stringMatching(/^3\.1\.\d+$/),
        info: { title: expect.any(String), version: expect.any(String) },
        servers: [{ url: '/v1' }],
        security: [{ token: [] }],
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      });
      const told = Object.entries<object>(document.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => `${method} ${path}`),
      );
      expect(told.sort()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).sort());
      for (const call of CALLS) {
        const operation = document.paths[call.path][call.method];
        expect(operation.summary).toBe(call.summary);
        const always = call.body ? [401, 415] : [401];
        const statuses = [200, ...call.failures, ...always].map(String);
        expect(Object.keys(operation.responses).toSorted()).toEqual(statuses.toSorted());
        expect(Boolean(operation.requestBody)).toBe(call.body !== undefined);
        const names = operation.parameters.map((parameter: { name: string }) => parameter.name);
        const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const headers = [
          'x-market',
          ...(call.person ? ['x-person'] : []),
          ...(call.isLimited ? ['x-network'] : []),
        ];
        expect(names).toEqual([...inPath, ...(call.query ?? []), ...headers]);
        for (const parameter of operation.parameters) {
          expect(parameter).toMatchObject({ name: expect.any(String), schema: expect.any(Object) });
          const isWanted = parameter.name === 'x-person' && call.person !== 'possible';
          expect(parameter.required ?? false).toBe(isWanted || parameter.in === 'path');
        }
      }
    });

    test('says of each body and each answer what JSON it is', async () => {
      const document = await read();
      const operations = CALLS.map(({ path, method }) => document.paths[path][method]);
      for (const { requestBody, responses } of operations) {
        for (const part of [requestBody, ...Object.values<object>(responses)].filter(Boolean)) {
          const { schema } = part.content['application/json'];
          expect('type' in schema || '$ref' in schema).toBe(true);
        }
      }
      const ids = operations.map(({ operationId }) => operationId);
      expect(new Set(ids).size).toBe(CALLS.length);
    });

    test('refers to nothing that is not in it', async () => {
      const text = await (await backend.request('/openapi.json')).text();
      const document = JSON.parse(text);
      const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
      expect(references.length).toBeGreaterThan(0);
      for (const target of new Set(references)) {
        const [root, ...steps] = target.split('/');
        expect(root).toBe('#');
        const found = steps.reduce((part, step) => part?.[step], document);
        expect([target, typeof found]).toEqual([target, 'object']);
      }
      expect(text).not.toMatch(/"\$(defs|schema|id)"/);
    });
  });

  // A SQLite file does not go away by itself. The last test: nothing is there after it.
  const onPostgres = dialect === 'postgres' ? [dialect] : [];
  test.each(onPostgres)(
    'REL-01 when %s is gone, whoever needs it says 503, and the rest goes on',
    async () => {
      const { data } = await dataOf(backend.api().tours({}));
      const tour = data[0] as TourCard;
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
        backend.storage.db,
      );
      const client = new Client({ connectionString: inject('postgresUrl') });
      await client.connect();
      await client.query(`drop database ${rows[0]?.name} with (force)`);
      await client.end();

      for (const path of [
        '/layouts',
        '/custompages/show?routingKey=index',
        '/travels/atlantis',
        `/travels/${tour.travel.slug}`,
        `/tours/${tour.code}`,
        '/coordinators/nobody',
      ]) {
        await expectError(await backend.request(path), 'UNAVAILABLE');
      }
      for (const path of ['/tours', '/travels', '/travels/paginated']) {
        await expectError(await post(path, '{}'), 'UNAVAILABLE');
      }
      const enquiry = await backend.api().sendEnquiry({
        tourCode: tour.code,
        fullName: 'Ada Verdi',
        email: 'ada@example.com',
        travellers: 1,
        message: '',
        privateRoom: false,
        flexibleCancellation: false,
        idempotencyKey: randomUUID(),
      });
      expect(enquiry).toEqual({ outcome: 'unavailable', reason: '503' });
      const sellers = await backend.request('/travels/top-sellers?search=Japan');
      expect(await sellers.json()).toMatchObject({ response: 'success' });
    },
  );
});
