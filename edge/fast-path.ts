/**
 * The fast path to a cached page. A request that says nothing of its own (GET or HEAD, one host, no cookie
 * that pages read, no body) for an address that has passed the guard before passes it again: so the page
 * is sent without making a `Request` of what came, which costs more than sending it. Where a proxy gives the visitor's
 * country, the page is the one that others of this country got.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { PURPOSE_HEADER } from '../contract/prefetch.ts';
import type { PageAnswers } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

/** Where a page was asked for, and from which country. */
interface AskedAddress {
  readonly host: string | undefined;
  readonly target: string | undefined;
  readonly country: string | null;
}

interface AdmittedPage {
  /** In the cache. */
  readonly key: string;
  readonly isForAll: boolean;
}

export interface FastPath {
  /** Remembers which cached page is at an address, once the guard has let it pass. */
  admit(address: AskedAddress, page: AdmittedPage): void;
  wrap(listener: RequestListener): RequestListener;
}

export interface FastPathOptions {
  readonly cache: PageCache;
  readonly answers: PageAnswers;
  readonly log: Logger;
  /** Whether a page could read anything of a `Cookie` header. */
  readonly readsCookies: (header: string | undefined) => boolean;
  readonly countryOf: (request: IncomingMessage) => string | null;
  /** Changes whenever another page may be the right one for a country. */
  readonly version: () => string;
  /** Headers of this one answer, beside the page's. */
  readonly ownHeaders: (request: IncomingMessage, cacheControl: string) => Record<string, string>;
}

/** Beyond these all are learnt anew. */
const MOST_ADDRESSES = 20_000;
const LONGEST_ADDRESS = 500;

export function createFastPath(options: FastPathOptions): FastPath {
  const { cache, answers, log, readsCookies, countryOf, version, ownHeaders } = options;
  const pages = new Map<string, AdmittedPage>();
  let learntUnder = '';

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(request)) return false;
    if (readsCookies(headers.cookie) || learntUnder !== version()) return false;
    const country = countryOf(request);
    const admitted = pages.get(textOf({ host: headers.host, target: url, country }));
    const page = admitted && cache.find(admitted.key);
    const answer =
      page &&
      answers.ready(page, {
        isHead: method === 'HEAD',
        acceptEncoding: oneOf(headers['accept-encoding']),
        ifNoneMatch: headers['if-none-match'],
        isForAll: admitted.isForAll,
      });
    if (!answer) return false;
    const own = ownHeaders(request, answer.headers['cache-control'] ?? '');
    response.writeHead(answer.status, { ...answer.headers, ...own }).end(answer.body ?? undefined);
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
    admit(address, page) {
      const text = textOf(address);
      if (text.length > LONGEST_ADDRESS) return;
      const present = version();
      if (pages.size >= MOST_ADDRESSES || learntUnder !== present) pages.clear();
      learntUnder = present;
      pages.set(text, page);
    },
    wrap: (listener) => (request, response) => {
      if (!send(request, response)) listener(request, response);
    },
  };
}

/** Neither a country nor a host holds a space, so no two addresses are written alike. */
function textOf({ host, target, country }: AskedAddress): string {
  return `${country} ${host} ${target}`;
}

/**
 * Whether it has one host and no body, which the guard has to check otherwise, and is no prefetch, whose answer is kept
 * for a moment.
 */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) {
    return false;
  }
  if (headers[PURPOSE_HEADER] !== undefined) return false;
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
