/**
 * A page in the cache: its finished bytes in the encodings that visitors ask for, until when they are valid,
 * and the answer that a request gets with them.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { AnswerSource } from '../contract/answer-source.ts';
import { namesTag } from '../contract/entity-tag.ts';
import { bestEncoding, brotli, QUICK, SMALLEST, type Encoding } from './compress.ts';

const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

export interface CachedPage {
  /** Of every answer with it, whatever the encoding; security headers are among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly body: PageBytes;
  readonly bytes: number;
  /** Of the catalogue that it was made of; null where nobody could tell. */
  readonly version: string | null;
  /** Of the flags, as it was when the page was begun. */
  readonly flagsVersion: string;
  /** When time makes it another page (ms since 1970). */
  readonly changesAtMs: number;
  /** Until then it is right whatever the version: where there is none, or no better page could be made. */
  heldUntilMs: number;
  hits: number;
}

/** How long a page lives whose catalogue has no version: a change shows within two seconds (REL-04). */
const UNVERSIONED_MS = 2_000;

const NO_FLAGS = '';

/** What the process knew when it began to make a page. */
export interface PageStart {
  readonly version: string | null;
  /** Of the flags; the same where there are none. */
  readonly flagsVersion?: string;
  readonly startedMs: number;
  readonly changesAtMs: number;
}

/** What it has become by the time it is made. */
export interface MadePage {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly sources: readonly AnswerSource[];
}

/** Whether a page that was made of these shows nothing of two catalogues. */
export function isOfOneCatalogue(sources: readonly AnswerSource[]): boolean {
  return new Set(versionsOf(sources)).size <= 1;
}

/** @param onResize told whenever the page holds other bytes than before */
export async function cachePage(
  { body, headers, sources }: MadePage,
  start: PageStart,
  onResize: () => void,
): Promise<CachedPage> {
  const packed = await packPage(body, onResize);
  const version = versionsOf(sources)[0] ?? start.version;
  const moments = sources.flatMap(({ changesAtMs }) => changesAtMs ?? []);
  const fields = Object.fromEntries(headers);
  return {
    headers: fields,
    tag: tagOf(body, fields),
    body: packed,
    get bytes() {
      return packed.bytes + OVERHEAD_BYTES;
    },
    version,
    flagsVersion: start.flagsVersion ?? NO_FLAGS,
    changesAtMs: Math.min(start.changesAtMs, ...moments),
    heldUntilMs: version === null ? start.startedMs + UNVERSIONED_MS : 0,
    hits: 0,
  };
}

/** Headers, key and objects of a page, about. */
const OVERHEAD_BYTES = 4 * 1024;

/** What the process knows when a page is asked for. */
export interface PresentState {
  readonly version: string | null;
  readonly flagsVersion?: string;
  readonly now: number;
}

export function isRight(
  page: CachedPage,
  { version, flagsVersion = NO_FLAGS, now }: PresentState,
): boolean {
  if (now >= page.changesAtMs) return false;
  if (now < page.heldUntilMs) return true;
  return version !== null && page.version === version && page.flagsVersion === flagsVersion;
}

function versionsOf(sources: readonly AnswerSource[]): string[] {
  return sources.flatMap(({ version }) => version ?? []);
}

/** Weak: one tag for all encodings (RFC 9110, 8.8.1). Headers such as the policy of scripts count too. */
function tagOf(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * A page's bytes. Brotli is made at once and kept, gzip when it is first asked for, and the bare bytes are
 * unpacked each time: hardly anybody wants them.
 */
interface PageBytes {
  /** All that is held. */
  readonly bytes: number;
  /** Undefined where they would have to be made first. */
  ready(encoding: Encoding | null): Buffer | undefined;
  get(encoding: Encoding | null): Promise<Buffer>;
  /** Packs the page as small as can be, once it is asked for repeatedly. */
  shrink(): Promise<void>;
}

/** @param onResize told whenever other bytes are held than before */
export async function packPage(page: Buffer, onResize: () => void): Promise<PageBytes> {
  let br = ownBytes(await brotli(page, QUICK));
  let gz: Buffer | undefined;
  const whole = (): Promise<Buffer> => unpackBrotli(br);

  return {
    get bytes() {
      return br.length + (gz?.length ?? 0);
    },
    ready(encoding) {
      if (encoding === 'br') return br;
      return encoding === 'gzip' ? gz : undefined;
    },
    async get(encoding) {
      if (encoding === 'br') return br;
      if (encoding === null) return whole();
      if (gz) return gz;
      gz = ownBytes(await packGzip(await whole()));
      onResize();
      return gz;
    },
    async shrink() {
      br = ownBytes(await brotli(await whole(), SMALLEST));
      onResize();
    },
  };
}

/** zlib hands out a part of a working space of 64 KB, which would be held with it and counted nowhere. */
function ownBytes(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}

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
  ready(page: CachedPage, reader: PageReader): PageAnswer | null;
  make(page: CachedPage, reader: PageReader, from: string): Promise<PageAnswer>;
}

const FROM_CACHE = 'hit';

/**
 * @param cdnMaxAgeS seconds that shared caches may keep a page of everybody's; 0: not at all
 * @param countryHeader by which a proxy says the visitor's country, which may make it another page (MKT-07)
 */
export function pageAnswers({
  cdnMaxAgeS,
  countryHeader = null,
  now = Date.now,
}: {
  readonly cdnMaxAgeS: number;
  readonly countryHeader?: string | null;
  readonly now?: () => number;
}): PageAnswers {
  const encodingOf = remembered(bestEncoding);
  const vary = ['cookie', 'accept-encoding', ...(countryHeader ? [countryHeader] : [])].join(', ');

  const answer = (
    page: CachedPage,
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
      vary,
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
function sharedFor(cdnMaxAgeS: number, page: CachedPage, now: number): string {
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
