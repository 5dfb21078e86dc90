/**
 * Pages that are the same for everybody, kept as finished bytes (decision 0027). A page is
 * made once for all who ask for it at a time, and made again when the catalogue or the time has changed.
 * Only a whole page is kept: no error, no redirect, nothing that sets a cookie or says itself how it is
 * to be cached. Where a page cannot be made again now, the last good one stands (REL-01).
 */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { AnswerSource } from '../contract/answer-source.ts';
import {
  cachePage,
  isOfOneCatalogue,
  isRight,
  type CachedPage,
  type PageStart,
} from './cached-page.ts';

/** What is told while a page is made. */
export interface PageMaker {
  readonly noteSource: (source: AnswerSource) => void;
}

interface AskedPage {
  readonly key: string;
  /** When time makes it another page (ms since 1970). */
  readonly changesAtMs: number;
  /** Makes the page, and tells of all that it is made of. */
  readonly make: (maker: PageMaker) => Promise<Response>;
}

type FoundPage =
  | {
      readonly kind: 'page';
      readonly page: CachedPage;
      readonly from: 'cache' | 'stale' | 'origin';
    }
  /** Something else that everybody gets who asks for it now: an error. */
  | { readonly kind: 'answer'; readonly isFault: boolean; readonly answer: () => Response }
  /** Whoever asks gets an answer of his own. */
  | { readonly kind: 'own' };

export interface PageCache {
  /** The page as it is right now, if it is there. */
  find(key: string): CachedPage | undefined;
  open(asked: AskedPage): Promise<FoundPage>;
}

export interface PageCacheOptions {
  readonly mostBytes: number;
  /** Of the catalogue, as far as the process knows; null: unknown. */
  readonly version: () => string | null;
  /** Changes whenever a flag may have changed (API-05). */
  readonly flagsVersion?: () => string;
  /** Adds to the headers of a page what every answer has. */
  readonly addHeaders: (headers: Headers) => void;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A page that was asked for so often is worth the work of packing it small. */
const HITS_TO_SHRINK = 3;
/** Pages that wait for it stay in memory, whether they are still kept or not. */
const MOST_TO_SHRINK = 100;
/** How long the last good page stands until it is tried again. */
const RETRY_MS = 2_000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { mostBytes, version, flagsVersion, addHeaders, onFailure, now = Date.now } = options;
  const store = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underWay = new Map<string, Promise<FoundPage>>();
  const oneAtATime = pLimit(1);

  /**
   * What an item that is kept tells of its size. Made here, since a function holds all that stands around it:
   * in the midst of making a page, that is the bare page, its answer and all that it was made of.
   */
  const noticeOf = (key: string) => (): void => {
    const page = store.peek(key);
    if (!page) return;
    // `set` does not measure a value anew that is there already.
    store.delete(key);
    store.set(key, page);
  };

  const present = () => ({ version: version(), flagsVersion: flagsVersion?.(), now: now() });

  const find = (key: string): CachedPage | undefined => {
    const page = store.get(key);
    if (!page || !isRight(page, present())) return undefined;
    page.hits += 1;
    if (page.hits === HITS_TO_SHRINK && page.version !== null) {
      if (oneAtATime.pendingCount < MOST_TO_SHRINK) shrink(key, page);
      // It is asked for again, and then others may have had their turn.
      else page.hits = 0;
    }
    return page;
  };

  const shrink = (key: string, page: CachedPage): void => {
    const work = async (): Promise<void> => {
      // It may be gone before its turn comes.
      if (store.get(key) !== page) return;
      await page.body.shrink();
    };
    oneAtATime(work).catch(onFailure);
  };

  const make = async (asked: AskedPage): Promise<FoundPage> => {
    const { changesAtMs } = asked;
    const { now: startedMs, ...versions } = present();
    const start: PageStart = { ...versions, startedMs, changesAtMs };
    const sources: AnswerSource[] = [];
    const answer = await asked.make({ noteSource: (source) => sources.push(source) });
    // A list that stands empty for want of an answer comes with 200, and is a fault all the same.
    const isFault = answer.status >= 500 || sources.some(({ isFallback }) => isFallback);
    // What was there is gone, and does not come back when the backend is away.
    if (!isFault && answer.status !== 200) store.delete(asked.key);
    if (!isForEverybody(answer)) return { kind: 'own' };
    addHeaders(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    if (isFault || answer.status !== 200 || !isOfOneCatalogue(sources)) {
      return { kind: 'answer', isFault, answer: () => new Response(body, answer) };
    }
    const parts = { body, headers: answer.headers, sources };
    const page = await cachePage(parts, start, noticeOf(asked.key));
    store.set(asked.key, page);
    return { kind: 'page', page, from: 'origin' };
  };

  const makeOrKeep = async (asked: AskedPage): Promise<FoundPage> => {
    const last = store.get(asked.key);
    const isStanding = last !== undefined && now() < last.changesAtMs;
    try {
      const made = await make(asked);
      if (!isStanding || made.kind !== 'answer' || !made.isFault) return made;
    } catch (error) {
      if (!isStanding) throw error;
      onFailure(error);
    }
    last.heldUntilMs = now() + RETRY_MS;
    return { kind: 'page', page: last, from: 'stale' };
  };

  return {
    find,
    async open(asked) {
      const page = find(asked.key);
      if (page) return { kind: 'page', page, from: 'cache' };
      const known = underWay.get(asked.key);
      if (known) return known;
      const making = makeOrKeep(asked).finally(() => underWay.delete(asked.key));
      underWay.set(asked.key, making);
      return making;
    },
  };
}

function isForEverybody({ status, headers }: Response): boolean {
  const isElsewhere = status !== 200 && status < 400;
  return !isElsewhere && !headers.has('set-cookie') && !headers.has('cache-control');
}
