import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachePage, pageAnswers, type CachedPage } from './cached-page.ts';
import { createFastPath } from './fast-path.ts';

const HOST = 'it.example.org';
const logged: Record<string, unknown>[] = [];
let page: CachedPage | undefined;
let server: Server;
let version = '1';
beforeAll(async () => {
  const start = { version: '1', startedMs: 0, changesAtMs: Date.now() + 60_000 };
  const made = {
    body: Buffer.from('cached page'),
    headers: new Headers(),
    sources: [],
  };
  page = await cachePage(made, start, () => {});
  const fastPath = createFastPath({
    cache: {
      find: (key) => (key === 'the key' ? page : undefined),
      open: () => Promise.reject(),
    },
    answers: pageAnswers({ cdnMaxAgeS: 0 }),
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    readsCookies: (header) => header?.includes('currency=') ?? false,
    countryOf: ({ headers }) => headers['x-country']?.toString() ?? null,
    version: () => version,
    ownHeaders: () => ({ 'set-cookie': 'of-one=visitor' }),
  });
  const admit = (target: string) =>
    fastPath.admit({ host: HOST, target, country: null }, { key: 'the key', isForAll: true });
  admit('/viaggi?page=2');
  admit(`/${'x'.repeat(1_000)}`);
  server = createServer(fastPath.wrap((_request, response) => void response.end('the long way')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** The whole answer to a request as it stands. */
async function send(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

const GET = 'GET /viaggi?page=2 HTTP/1.1';
const OWN = `host: ${HOST}`;
const BR = 'accept-encoding: br';

describe('SEC-01 SEC-02 the fast path to a cached page', () => {
  test('is taken by who says nothing of his own', async () => {
    expect(await send([GET, OWN, BR])).toContain('cache-status: html; hit');
    expect(await send([GET, OWN, BR, 'cookie: a=b'])).toContain('cache-status: html; hit');
    expect(await send([GET, OWN, BR, `if-none-match: ${page?.tag}`])).toContain('304 Not Modified');
    const head = await send([GET.replace('GET', 'HEAD'), OWN, BR]);
    expect(head).toMatch(/cache-status: html; hit[^]*\r\n\r\n$/);
  });

  test.each<[string, readonly string[]]>([
    ['another host', [GET, 'host: other.example.org', BR]],
    ['two hosts', [GET, OWN, OWN, BR]],
    ['a country from which nobody has come', [GET, OWN, BR, 'x-country: FR']],
    ['a choice of one’s own', [GET, OWN, BR, 'cookie: a=b; currency=USD']],
    ['another query', [GET.replace('page=2', 'page=3'), OWN, BR]],
    ['a whole address', [GET.replace('/viaggi', `http://${HOST}/viaggi`), OWN, BR]],
    ['a body', [GET, OWN, BR, 'content-length: 0']],
    ['another method', [GET.replace('GET', 'PUT'), OWN, BR]],
    ['an encoding that is not packed yet', [GET, OWN]],
    ['an address longer than any', [`GET /${'x'.repeat(1_000)} HTTP/1.1`, OWN, BR]],
  ])('%s goes the long one', async (_, lines) => {
    expect(await send(lines)).toContain('the long way');
  });

  test('a body in parts goes the long one', async () => {
    const lines = [GET, OWN, BR, 'transfer-encoding: chunked'];
    expect(await send(lines, '0\r\n\r\n')).toContain('the long way');
  });

  test('SEC-09 and is logged without its query', async () => {
    logged.length = 0;
    await send([GET, OWN, BR]);
    expect(logged).toEqual([
      expect.objectContaining({ msg: 'request', host: HOST, path: '/viaggi', status: 200 }),
    ]);
  });
});

test('API-07 is not taken by a request that is ahead of a press', async () => {
  expect(await send([GET, OWN, BR, 'purpose: prefetch'])).toContain('the long way');
});

test('API-05 what was learnt under other flags is learnt anew', async () => {
  expect(await send([GET, OWN, BR])).toContain('set-cookie: of-one=visitor');
  version = '2';
  expect(await send([GET, OWN, BR])).toContain('the long way');
  version = '1';
});

test('SEC-08 of more addresses than anybody visits none takes memory for ever', () => {
  const looked: string[] = [];
  const fastPath = createFastPath({
    cache: { find: (key) => void looked.push(key), open: () => Promise.reject() },
    answers: pageAnswers({ cdnMaxAgeS: 0 }),
    log: pino({ level: 'silent' }),
    readsCookies: () => false,
    countryOf: () => null,
    version: () => '1',
    ownHeaders: () => ({}),
  });
  const ask = fastPath.wrap(() => {});
  const askFor = (url: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {
      method: 'GET',
      url,
      headers: { host: HOST },
      rawHeaders: ['host', HOST],
    });
    ask(request, new ServerResponse(request));
  };
  const admit = (at: number) =>
    fastPath.admit(
      { host: HOST, target: `/${at}`, country: null },
      { key: `key ${at}`, isForAll: true },
    );
  for (let at = 0; at <= 20_000; at += 1) admit(at);
  askFor('/0');
  askFor('/20000');
  expect(looked).toEqual(['key 20000']);
});
