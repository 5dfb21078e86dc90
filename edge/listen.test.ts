import { connect, createServer as createPlainServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import {
  answerUnreadable,
  CannotListen,
  listen,
  type Listening,
  type ListenOptions,
} from './listen.ts';
import { securityHeaders } from './security-headers.ts';

const settings = readSettings({});
const LARGE_BYTES = 30_000_000;

let open: Listening | null = null;
afterEach(async () => {
  await open?.drain(0);
  open = null;
});

async function start(listener: RequestListener, more: Partial<ListenOptions> = {}) {
  const options: ListenOptions = {
    port: 0,
    portSetting: 'PORT',
    address: '127.0.0.1',
    mostConnections: 1_000,
    logConnectionLimit: () => {},
    errorHeaders: securityHeaders(settings),
    ...more,
  };
  open = await listen(listener, options);
  const address = open.servers[0]?.address() as AddressInfo;
  return { port: address.port, sockets: open };
}

/** Everything that comes back, until the server closes the connection. */
function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
  });
}

describe('SEC-04 SEC-08 what is no request', () => {
  const listener = getRequestListener(() => new Response('a page'), {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable(settings),
  });

  test.each([
    ['no HTTP', '\0\0GARBAGE\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nhost: a\r\n b ad\x01: x\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(140_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: cake\r\n\r\n', 417],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['OPTIONS of the whole server', 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n', 405],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n', 400],
  ])('%s gets its status with the headers of every answer', async (_, bytes, status) => {
    const { port } = await start(listener);
    const answer = (await answerTo(port, bytes)).toLowerCase();
    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^http/1\\.1 ${status} `));
    for (const [name, value] of securityHeaders(settings)) {
      expect(answer).toContain(`${name}: ${value.toLowerCase()}`);
    }
    expect(answer).toContain('connection: close');
    expect(answer.includes('allow: get, head, post')).toBe(status === 405);
  });

  test('a client that is gone harms nobody', async () => {
    const { port } = await start(listener);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: y');
        socket.resetAndDestroy();
      });
      socket.on('close', () => resolve());
    });
    const bytes = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    expect(await answerTo(port, bytes)).toContain('a page');
  });
});

test('REL-03 a connection that carries many requests is watched once', async () => {
  const counts: number[] = [];
  const { port } = await start((request, response) => {
    counts.push(request.socket.listenerCount('close'));
    response.end('done');
  });
  const asked = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
  await answerTo(port, asked.repeat(20) + last);
  expect(counts).toHaveLength(21);
  // Node itself adds one or two for answers that wait.
  expect(Math.max(...counts)).toBeLessThan((counts[0] ?? 0) + 5);
});

test('an address that is no address of this machine names the setting', async () => {
  await expect(start(() => {}, { address: 'nonsense.invalid' })).rejects.toThrow(/set HOST to/);
});

describe('REL-03 draining', () => {
  const large: RequestListener = (_request, response) => response.end(Buffer.alloc(LARGE_BYTES));

  /** A client that has asked, and reads nothing yet. */
  function askSlowly(port: number): Promise<{ socket: Socket; read: () => Promise<number> }> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
        socket.once('readable', () => resolve({ socket, read }));
      });
      const read = () =>
        new Promise<number>((done) => {
          let bytes = 0;
          socket.on('data', (chunk) => (bytes += chunk.length));
          socket.on('close', () => done(bytes));
          socket.on('error', () => {});
        });
    });
  }

  test('a slow reader gets the whole answer', async () => {
    const { port, sockets } = await start(large);
    const { read } = await askSlowly(port);
    const drained = sockets.drain(60_000);
    expect(await read()).toBeGreaterThan(LARGE_BYTES);
    await drained;
  });

  test('a reader who never reads is cut when the time is over', async () => {
    const { port, sockets } = await start(large);
    const { socket, read } = await askSlowly(port);
    await sockets.drain(50);
    expect(await read()).toBeLessThan(LARGE_BYTES);
    socket.destroy();
  });

  test('a connection between two requests does not hold it up', async () => {
    const { port, sockets } = await start((_request, response) => response.end('done'));
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'),
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await sockets.drain(60_000);
    await closed;
  });

  /** A connection that the server has, and on which nothing was asked yet. */
  async function openAhead(listener: RequestListener) {
    const { port, sockets } = await start(listener);
    const accepted = new Promise((resolve) => sockets.servers[0]?.once('connection', resolve));
    const socket = connect(port, '127.0.0.1');
    await accepted;
    return { socket, sockets };
  }

  test('nor does one on which nothing was asked yet', async () => {
    const { socket, sockets } = await openAhead(() => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await sockets.drain(60_000);
    await closed;
  });

  test('what is asked on it in the last moment is answered', async () => {
    const { socket, sockets } = await openAhead((_request, response) => response.end('done'));
    const drained = sockets.drain(60_000);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(await text(socket)).toContain('done');
    await drained;
  });
});

test.each(['PORT', 'BACKEND_PORT'] as const)(
  'a port in use names the setting: %s',
  async (portSetting) => {
    const other = createPlainServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const failed = start(() => {}, { port, portSetting });
    await expect(failed).rejects.toThrow(CannotListen);
    await expect(failed).rejects.toThrow(` or set ${portSetting} to`);
    other.close();
  },
);

describe('SEC-08 more connections than may be', () => {
  const ASK = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  const openConnection = (port: number) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => {});
      opened.push(socket);
    });

  test('are told to come again, and are taken once others have gone', async () => {
    const crowds: string[] = [];
    const { port } = await start((_request, response) => response.end('a page'), {
      mostConnections: 3,
      logConnectionLimit: (address) => crowds.push(address),
    });
    const [first] = await Promise.all([1, 2, 3].map(() => openConnection(port)));
    const refused = await answerTo(port, ASK);
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/retry-after: 5\r\n/i);
    expect(refused).toMatch(/x-content-type-options: nosniff\r\n/i);
    expect(crowds).toEqual(['127.0.0.1']);
    first?.destroy();
    const taken = `${ASK.trimEnd()}\r\nconnection: close\r\n\r\n`;
    await expect.poll(() => answerTo(port, taken)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
