import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../test/support/started-server.ts';
import { watchRemoteVersion, type RemoteVersion } from './remote-version.ts';

let answer: (response: ServerResponse) => void;
let backend: StartedServer;
beforeAll(async () => {
  backend = await startServer((request, response) => {
    if (request.url === '/base/v1/version') answer(response);
    else response.writeHead(500).end();
  });
});
afterAll(() => backend.close());

let watch: RemoteVersion;
afterEach(() => watch.close());
const start = () => {
  watch = watchRemoteVersion({
    apiBaseUrl: `${backend.address}/base`,
    apiTimeoutMs: 200,
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
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(watch.catalogueVersion()).toBe(version);
};

describe('REL-04 the version of a remote catalogue', () => {
  test('is followed', async () => {
    answer = says('1');
    start();
    expect(watch.catalogueVersion()).toBeNull();
    await becomes('1');
    answer = says('2');
    await becomes('2');
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
