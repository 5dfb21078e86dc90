/**
 * The fast path to a cached page. A request that says nothing of its own (GET or HEAD, one host, no cookie
 * that pages read, no body) for an address that has passed the guard before passes it again: so the page
 * is sent without making a `Request` of what came, which costs more than sending it.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PageAnswers } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

export interface FastPath {
  /** Remembers which cached page is at an address, once the guard has let it pass. */
  admit(host: string, target: string, key: string): void;
  wrap(listener: RequestListener): RequestListener;
}

export interface FastPathOptions {
  readonly cache: PageCache;
  readonly answers: PageAnswers;
  readonly log: Logger;
  /** Whether a page could read anything of a `Cookie` header. */
  readonly readsCookies: (header: string | undefined) => boolean;
}

/** Beyond these all are learnt anew. */
const MOST_ADDRESSES = 20_000;
const LONGEST_ADDRESS = 500;

export function createFastPath({ cache, answers, log, readsCookies }: FastPathOptions): FastPath {
  const keys = new Map<string, string>();

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(request)) return false;
    const key = keys.get(addressOf(headers.host, url));
    if (key === undefined || readsCookies(headers.cookie)) return false;
    const page = cache.find(key);
    const answer =
      page &&
      answers.ready(page, {
        isHead: method === 'HEAD',
        acceptEncoding: oneOf(headers['accept-encoding']),
        ifNoneMatch: headers['if-none-match'],
        isForAll: true,
      });
    if (!answer) return false;
    response.writeHead(answer.status, answer.headers).end(answer.body ?? undefined);
    if (log.isLevelEnabled('info')) {
      const path = url?.split('?')[0];
      const { status } = answer;
      log.info(
        { requestId: randomUUID(), method, host: headers.host, path, status, ms: 0 },
        'request',
      );
    }
    return true;
  };

  return {
    admit(host, target, key) {
      const address = addressOf(host, target);
      if (address.length > LONGEST_ADDRESS) return;
      if (keys.size >= MOST_ADDRESSES) keys.clear();
      keys.set(address, key);
    },
    wrap: (listener) => (request, response) => {
      if (!send(request, response)) listener(request, response);
    },
  };
}

/** A host holds no space, so no two addresses are written alike. */
function addressOf(host: string | undefined, target: string | undefined): string {
  return `${host} ${target}`;
}

/** Whether it has one host and no body: what has more is for the guard to check. */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) {
    return false;
  }
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
