/**
 * Listening sockets, and how they end: what was accepted is answered, nothing new comes in. And the answers to
 * requests that nothing behind the socket can read: what is not HTTP, headers too large or too slow, an
 * expectation that nobody meets, an address that no `Request` can be made of. Node and Hono's adapter would
 * answer them themselves, without the headers of every answer (SEC-04).
 */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { EVERY_ADDRESS } from '../config/settings.ts';
import { securityHeaders, type SecurityHeaderSettings } from './security-headers.ts';
import { METHODS } from './site-environment.ts';

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** A header must arrive within this time; slow senders do not hold sockets. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** An address of a hundred thousand letters gets a page that says what is wrong with it. */
const MOST_HEADER_BYTES = 128 * 1024;
/** Between two requests of one connection. */
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** For an answer that nobody reads. */
const IDLE_TIMEOUT_MS = 60_000;
const PROBES: readonly string[] = ['/healthz', '/readyz'];
/** How often Node looks for senders beyond those times; its own 30 s would stretch them. */
const TIMEOUT_CHECK_MS = 2_000;

/** The port is taken or may not be opened: one line for the person who started the process. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

export interface ListenOptions {
  readonly port: number;
  /** The setting that the port comes from, for the person who has to change it. */
  readonly portSetting: 'PORT' | 'BACKEND_PORT';
  /** One address, or null for both loopback addresses. */
  readonly address: string | null;
  /** Connections at a time; each further one is answered with 503. */
  readonly mostConnections: number;
  /** Told of the first connection past them, with the address that it comes from. */
  readonly logConnectionLimit: (address: string) => void;
  /** Of answers that no request came about for (SEC-04). */
  readonly errorHeaders: Headers;
}

export interface Listening {
  readonly servers: readonly Server[];
  /** Refuses new connections, waits for the answers under way, then cuts what is left. */
  readonly drain: (timeoutMs: number) => Promise<void>;
}

/**
 * Opens the port on an address, or on both loopback addresses: browsers try `::1` first for names
 * under `localhost`.
 * @throws CannotListen
 */
export async function listen(
  listener: RequestListener,
  options: ListenOptions,
): Promise<Listening> {
  const servers: Server[] = [];
  const drains: Listening['drain'][] = [];
  const connections = { count: 0 };
  for (const host of options.address === null ? LOOPBACK : [options.address]) {
    const refused = new WeakSet<Socket>();
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
        // Whoever makes a request of what came refuses one without it, with every answer's headers.
        requireHostHeader: false,
        maxHeaderSize: MOST_HEADER_BYTES,
      },
      refuseCrowd(answerWholeServer(listener, options.errorHeaders), refused, options.errorHeaders),
    );
    server.setTimeout(IDLE_TIMEOUT_MS);
    limitConnections(server, options, { connections, refused });
    answerProtocolErrors(server, options.errorHeaders);
    drains.push(watchConnections(server));
    try {
      // Node itself chooses between `::` and `0.0.0.0` when it is given no address.
      await open(server, options.port, host === EVERY_ADDRESS ? undefined : host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 has no `::1`; that is no fault.
      if (servers.length > 0 && !isCode(error, 'EADDRINUSE')) continue;
      for (const opened of servers) opened.close();
      throw new CannotListen(reasonOf(error, host, options));
    }
  }
  return {
    servers,
    drain: async (timeoutMs) => {
      await Promise.all(drains.map((drain) => drain(timeoutMs)));
    },
  };
}

function open(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function reasonOf(
  error: unknown,
  host: string,
  { port, portSetting, address }: ListenOptions,
): string {
  if (isCode(error, 'EADDRINUSE')) {
    return `Port ${port} is in use: stop what listens there, or set ${portSetting} to another one.`;
  }
  if (isCode(error, 'EACCES')) {
    return `Port ${port} may not be opened by this user: set ${portSetting}.`;
  }
  const reason = `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`;
  return address === null ? reason : `${reason}; set HOST to an address of this machine.`;
}

/** Connections past the limit that are told so; further ones are cut without a word, or telling them costs too much. */
const MOST_REFUSED = 500;

/** Notes connections past the limit, so that what is asked on them is refused: each costs memory while it is open. */
function limitConnections(
  server: Server,
  { mostConnections, logConnectionLimit }: ListenOptions,
  {
    connections,
    refused,
  }: {
    /** Of all listeners of the process together. */
    readonly connections: { count: number };
    readonly refused: WeakSet<Socket>;
  },
): void {
  server.maxConnections = mostConnections + MOST_REFUSED;
  server.prependListener('connection', (socket: Socket) => {
    connections.count += 1;
    if (connections.count > mostConnections) refused.add(socket);
    if (connections.count === mostConnections + 1) logConnectionLimit(socket.remoteAddress ?? '');
    socket.once('close', () => {
      connections.count -= 1;
    });
  });
}

/** Answers on refused connections itself, except for who asks whether the process lives: it is only busy. */
function refuseCrowd(
  listener: RequestListener,
  refused: WeakSet<Socket>,
  headers: Headers,
): RequestListener {
  return (request, response) => {
    const isProbe = PROBES.includes(request.url ?? '');
    if (isProbe || !refused.has(request.socket)) return listener(request, response);
    response.setHeader('retry-after', RETRY_AFTER_S);
    writePlain(response, SERVICE_UNAVAILABLE, headers);
  };
}

/** For a request that is on its way when the end begins, on a connection that was opened for it. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Watches a server from its start, and gives what ends it: new connections are refused, those between
 * two requests are closed at once, those on which nothing was asked yet a moment later, each other one when
 * its last answer has left, and what is left after the time is cut.
 *
 * Node's own `closeIdleConnections` takes a connection for idle as soon as its answer is written, be it
 * to a buffer of this process; a slow reader would lose the rest. And it takes none for idle on which
 * nothing was asked yet: browsers open such ahead, and each end would wait for them to the last second.
 */
function watchConnections(server: Server): (timeoutMs: number) => Promise<void> {
  const answering = new Map<Socket, number>();
  const unused = new Set<Socket>();
  let isEnding = false;

  server.on('connection', (socket) => {
    unused.add(socket);
    // It carries many requests, and closes once.
    socket.once('close', () => {
      unused.delete(socket);
      answering.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    // Written to the end, or given up by the client.
    response.once('close', () => {
      const before = answering.get(socket);
      if (before === undefined) return;
      const left = before - 1;
      answering.set(socket, left);
      if (left === 0 && isEnding) socket.destroySoon();
    });
  });

  return async (timeoutMs) => {
    isEnding = true;
    // Called by `close` as well.
    server.closeIdleConnections = () => {
      for (const [socket, count] of answering) if (count === 0) socket.destroySoon();
    };
    const closeUnused = () => {
      for (const socket of unused) socket.destroySoon();
    };
    const timers = [
      setTimeout(closeUnused, Math.min(FIRST_REQUEST_MS, timeoutMs)),
      setTimeout(() => server.closeAllConnections(), timeoutMs),
    ];
    await new Promise<void>((resolve) => server.close(() => resolve()));
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Of Node's error codes; whatever else cannot be read is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;
const EXPECTATION_FAILED = 417;
const SERVICE_UNAVAILABLE = 503;
const RETRY_AFTER_S = '5';
const ALLOW = METHODS.join(', ');

/** How long a client may take to read such an answer; then its socket is of no more use. */
const READING_TIME_MS = 1_000;

/** @param headers of every answer */
function answerProtocolErrors(server: Server, headers: Headers): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (!canAnswer(error, socket)) {
      socket.destroy();
      return;
    }
    socket.setTimeout(READING_TIME_MS, () => socket.destroy());
    socket.end(rawAnswer(STATUSES[error.code ?? ''] ?? BAD_REQUEST, headers));
  });
  // Without a word Node cuts whoever takes us for a proxy.
  server.on('connect', (_request: IncomingMessage, stream) => {
    const refused = new Headers(headers);
    refused.set('allow', ALLOW);
    stream.on('error', () => stream.destroy());
    stream.end(rawAnswer(METHOD_NOT_ALLOWED, refused));
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    writePlain(response, EXPECTATION_FAILED, headers);
  });
}

/** `OPTIONS *` asks about the server and has no path, so that no `Request` can be made of it. */
function answerWholeServer(listener: RequestListener, headers: Headers): RequestListener {
  return (request, response) => {
    if (request.url !== '*') {
      listener(request, response);
      return;
    }
    response.setHeader('allow', ALLOW);
    writePlain(response, METHOD_NOT_ALLOWED, headers);
  };
}

function writePlain(response: ServerResponse, status: number, headers: Headers): void {
  response.shouldKeepAlive = false;
  response.setHeaders(headers);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(STATUS_CODES[status]);
}

/** Not on a socket that is gone, nor in the middle of the answer to the request before. */
function canAnswer(error: NodeJS.ErrnoException, socket: Socket): boolean {
  const { _httpMessage: underWay } = socket as { readonly _httpMessage?: ServerResponse };
  return error.code !== 'ECONNRESET' && socket.writable && !underWay?.headersSent;
}

/** The bytes of an answer; there is no response object to write it. */
function rawAnswer(status: number, headers: Headers): string {
  const reason = STATUS_CODES[status] ?? '';
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(reason)}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${reason}`;
}

/**
 * Encodes backslashes in the path: no browser sends one, and Hono's adapter would refuse it in words of its
 * own before anything of ours sees it. Encoded it is refused like any other unreadable path (SEC-03).
 */
export function encodeBackslashes(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '' } = request;
    if (url.includes('\\')) {
      const [path = '', ...query] = url.split('?');
      request.url = [path.replaceAll('\\', '%5C'), ...query].join('?');
    }
    listener(request, response);
  };
}

/** For Hono's adapter: the answer where no `Request` can be made of host and address. */
export function answerUnreadable(settings: SecurityHeaderSettings): (error: unknown) => Response {
  return (error) => {
    // The adapter's own error, which it does not export.
    const isTheirs = error instanceof Error && error.name === 'RequestError';
    const [text, status] = isTheirs
      ? (['Bad Request', 400] as const)
      : (['Internal Server Error', 500] as const);
    return new Response(text, { status, headers: securityHeaders(settings) });
  };
}
