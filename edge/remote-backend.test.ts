import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../test/support/started-server.ts';
import { remoteImage, watchRemoteVersion, type RemoteVersion } from './remote-backend.ts';

const TOKEN = 't'.repeat(32);

let asked: IncomingMessage | null = null;
let calls = 0;
let answer: (response: ServerResponse) => void = (response) => response.end();
let backend: StartedServer;
beforeAll(async () => {
  backend = await startServer((request, response) => {
    asked = request;
    calls += 1;
    answer(response);
  });
});
afterAll(() => backend.close());

const ask = (headers: Record<string, string> = {}) =>
  remoteImage(new Request('http://it.localhost/resource/640/a/b?x=1', { headers }), {
    apiBaseUrl: `${backend.address}/base`,
    apiTimeoutMs: 300,
    backendTokens: [TOKEN, 'o'.repeat(32)],
  });
const image = {
  'content-type': 'image/avif',
  etag: '"a"',
  vary: 'Accept',
  'cache-control': 'public',
};

describe('SEC-08 TRV-12 images of a remote backend', () => {
  test('nothing of the visitor is given away', async () => {
    answer = (response) => response.writeHead(200, image).end('bytes');
    const known = { accept: 'image/avif', 'if-none-match': '"b"' };
    await ask({
      ...known,
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(asked?.url).toBe('/base/resource/640/a/b');
    expect(asked?.headers).toMatchObject(known);
    for (const name of ['cookie', 'x-forwarded-for'])
      expect(asked?.headers).not.toHaveProperty(name);
    // The site's own, never the visitor's.
    expect(asked?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('an image comes with what tells how it is kept, and no other header', async () => {
    answer = (response) =>
      response
        .writeHead(200, {
          ...image,
          'content-length': 5,
          'set-cookie': 'session=evil',
          'access-control-allow-origin': '*',
          'content-security-policy': "script-src 'unsafe-inline'",
        })
        .end('bytes');
    const taken = await ask();
    expect(await taken.text()).toBe('bytes');
    expect(Object.fromEntries(taken.headers)).toEqual({
      ...image,
      'content-length': '5',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([304, 400, 404])('%s stays what it is, without a body', async (status) => {
    answer = (response) => response.writeHead(status, image).end(status === 304 ? '' : '<script>');
    const taken = await ask();
    expect(taken.status).toBe(status);
    expect(await taken.text()).toBe('');
    expect(taken.headers.get('etag')).toBe(status === 304 ? '"a"' : null);
  });

  test('another name of the same picture is passed on', async () => {
    const location = `/resource/640/${'a'.repeat(16)}/a-name`;
    answer = (response) => response.writeHead(301, { location }).end();
    const taken = await ask();
    expect(taken.status).toBe(301);
    expect(taken.headers.get('location')).toBe(location);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['no type', (response) => response.writeHead(200).end('<p>')],
    [
      'a redirect',
      (response) => response.writeHead(301, { location: 'http://evil.example' }).end(),
    ],
    ['a fault', (response) => response.writeHead(500, image).end()],
    ['a demand', (response) => response.writeHead(401, { 'www-authenticate': 'Basic' }).end()],
    ['another way to say that it is busy', (response) => response.writeHead(503).end()],
    ['a cut connection', (response) => response.destroy()],
    ['silence', () => {}],
  ])('%s: 503, to be asked for again', async (_, given) => {
    answer = given;
    const taken = await ask();
    expect(taken.status).toBe(503);
    expect(taken.headers.get('retry-after')).toBe('5');
    expect(taken.headers.get('cache-control')).toBe('no-store');
    expect(taken.headers.has('www-authenticate')).toBe(false);
  });
});

let watch: RemoteVersion;
const start = () => {
  watch = watchRemoteVersion({
    apiBaseUrl: `${backend.address}/base`,
    apiTimeoutMs: 200,
    backendTokens: [TOKEN],
    pollMs: 5,
  });
};
const says = (version: unknown) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ response: 'success', data: { version } }));
const becomes = (version: string | null) =>
  expect.poll(() => watch.catalogueVersion(), { interval: 5 }).toBe(version);
const stays = async (version: string | null) => {
  const before = calls;
  await expect.poll(() => calls, { interval: 5 }).toBeGreaterThan(before + 2);
  expect(watch.catalogueVersion()).toBe(version);
};

describe('REL-04 the version of a remote catalogue', () => {
  afterEach(() => watch.close());

  test('is followed', async () => {
    answer = says('1');
    start();
    expect(watch.catalogueVersion()).toBeNull();
    await becomes('1');
    expect(asked?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    answer = says('2');
    await becomes('2');
  });

  test('REL-01 tells for how long the backend is silent, and that it has never spoken', async () => {
    answer = (response) => void response.writeHead(503).end();
    start();
    await stays(null);
    expect(watch.silentForMs()).toBeNull();
    answer = says('1');
    await becomes('1');
    // What it says to a site with a wrong token, and what a proxy says for it, is no answer to show pages of.
    for (const [status, body] of [
      [502, ''],
      [401, '{}'],
      [200, '<h1>Maintenance</h1>'],
    ] as const) {
      answer = says('1');
      await expect.poll(() => watch.silentForMs(), { interval: 5 }).toBeLessThan(50);
      answer = (response) => void response.writeHead(status).end(body);
      await expect.poll(() => watch.silentForMs(), { interval: 5 }).toBeGreaterThan(100);
    }
  });

  test('is none where the backend has no such call', async () => {
    answer = says('1');
    start();
    await becomes('1');
    answer = (response) => void response.writeHead(404).end('{}');
    await becomes(null);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => void response.writeHead(503).end()],
    ['says nothing', () => {}],
    ['hangs up', (response) => void response.destroy()],
    ['says something else', says({ a: 1 })],
  ])('REL-01 stands while the backend %s', async (_, failure) => {
    answer = says('1');
    start();
    await becomes('1');
    answer = failure;
    await stays('1');
    answer = says('3');
    await becomes('3');
  });
});
