/** Answers a request with a kept page: in an encoding that it takes, or with 304 where it has the page. */
import { namesTag } from '../contract/entity-tag.ts';
import { bestEncoding, type Encoding } from './compress.ts';
import type { KeptPage } from './kept-page.ts';

export interface PageReader {
  readonly isHead: boolean;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Whether everybody without cookies of ours gets these very bytes. */
  readonly isForAll: boolean;
}

interface PageAnswer {
  readonly status: 200 | 304;
  readonly headers: Record<string, string>;
  /** Null without a body. */
  readonly body: Buffer<ArrayBuffer> | null;
}

export interface PageAnswers {
  /** Null where bytes have to be made first. */
  ready(page: KeptPage, reader: PageReader): PageAnswer | null;
  make(page: KeptPage, reader: PageReader, from: string): Promise<PageAnswer>;
}

const FROM_CACHE = 'hit';

/** @param cdnMaxAgeS seconds that shared caches may keep a page of everybody's; 0: not at all */
export function pageAnswers({
  cdnMaxAgeS,
  now = Date.now,
}: {
  readonly cdnMaxAgeS: number;
  readonly now?: () => number;
}): PageAnswers {
  const encodingOf = remembered(bestEncoding);

  const answer = (
    page: KeptPage,
    { isHead, ifNoneMatch, isForAll }: PageReader,
    given: {
      readonly encoding: Encoding | null;
      readonly body: Buffer | null;
      readonly from: string;
    },
  ): PageAnswer => {
    const headers: Record<string, string> = {
      ...page.headers,
      etag: page.tag,
      // Cookies hold a session, a currency, closed bars (docs/decisions/0027).
      vary: 'cookie, accept-encoding',
      'cache-control': isForAll ? sharedFor(cdnMaxAgeS, page, now()) : PRIVATE,
      'cache-status': `html; ${given.from}`,
    };
    if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, page.tag)) {
      delete headers['content-type'];
      return { status: 304, headers, body: null };
    }
    if (given.encoding) headers['content-encoding'] = given.encoding;
    headers['content-length'] = String(given.body?.length ?? 0);
    return { status: 200, headers, body: isHead ? null : (given.body as Buffer<ArrayBuffer>) };
  };

  return {
    ready(page, reader) {
      const encoding = encodingOf(reader.acceptEncoding);
      const body = page.body.ready(encoding);
      return body ? answer(page, reader, { encoding, body, from: FROM_CACHE }) : null;
    },
    async make(page, reader, from) {
      const encoding = encodingOf(reader.acceptEncoding);
      return answer(page, reader, { encoding, body: await page.body.get(encoding), from });
    },
  };
}

/** It is asked for again each time, and 304 says that it is right. */
const PRIVATE = 'private, no-cache';

/** Half of the time that is left to be fresh, half to be shown while a new one is fetched. */
function sharedFor(cdnMaxAgeS: number, page: KeptPage, now: number): string {
  if (cdnMaxAgeS === 0) return PRIVATE;
  const left = Math.floor((page.changesAtMs - now) / 1000 / 2);
  const age = Math.max(0, Math.min(cdnMaxAgeS, left));
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${age}`;
}

/** Few browsers are told apart by this header, and reading it costs more than sending the page. */
function remembered(
  read: (header: string | undefined) => Encoding | null,
): (header: string | undefined) => Encoding | null {
  const known = new Map<string | undefined, Encoding | null>();
  return (header) => {
    const found = known.get(header);
    if (found !== undefined) return found;
    if (known.size >= MOST_HEADERS) known.clear();
    const value = read(header);
    known.set(header, value);
    return value;
  };
}

const MOST_HEADERS = 200;
