/**
 * Requests that nothing behind the socket can read: what is not HTTP, headers too large or too slow, an
 * expectation that nobody meets, an address that no `Request` can be made of. Node and Hono's adapter would
 * answer them themselves, without the headers of every answer (SEC-04).
 */
import {
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../config/settings.ts';
import { securityHeaders } from './security-headers.ts';

/** All that a page, a form or a file is asked with. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

/** Of Node's error codes; whatever else cannot be read is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;
const EXPECTATION_FAILED = 417;
const ALLOW = METHODS.join(', ');

/** How long a client may take to read such an answer; then its socket is of no more use. */
const READING_TIME_MS = 1_000;

/** @param headers of every answer */
export function answerProtocolErrors(server: Server, headers: Headers): void {
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
export function answerWholeServer(listener: RequestListener, headers: Headers): RequestListener {
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
export function answerUnreadable(
  settings: Pick<Settings, 'origins' | 'isIndexed'>,
): (error: unknown) => Response {
  return (error) => {
    // The adapter's own error, which it does not export.
    const isTheirs = error instanceof Error && error.name === 'RequestError';
    const [text, status] = isTheirs
      ? (['Bad Request', 400] as const)
      : (['Internal Server Error', 500] as const);
    return new Response(text, { status, headers: securityHeaders(settings) });
  };
}
