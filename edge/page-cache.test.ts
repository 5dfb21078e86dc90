import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerSource } from '../contract/answer-source.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const NOW = 1_000_000;
const MIDNIGHT = NOW + 60_000;

let now: number;
let version: string | null;
let flagsVersion: string;
let made: number;
let cache: PageCache;
const onFailure = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  [now, version, made] = [NOW, '1', 0];
  flagsVersion = '0';
  onFailure.mockClear();
  cache = cacheOf(1_000_000);
});

function cacheOf(mostBytes: number): PageCache {
  return createPageCache({
    mostBytes,
    version: () => version,
    flagsVersion: () => flagsVersion,
    addHeaders: (headers) => headers.set('x-content-type-options', 'nosniff'),
    onFailure,
    now: () => now,
  });
}

interface Making extends Partial<AnswerSource> {
  readonly answer?: () => Response;
}

const source = (of: Partial<AnswerSource> = {}): AnswerSource => ({
  version,
  changesAtMs: null,
  isFallback: false,
  ...of,
});

function open({ answer, ...of }: Making = {}, key = 'a') {
  return cache.open({
    key,
    changesAtMs: MIDNIGHT,
    make: async ({ noteSource }) => {
      made += 1;
      noteSource(source(of));
      await new Promise((resolve) => setTimeout(resolve, 1));
      return answer?.() ?? new Response(`page ${made}`);
    },
  });
}

const textOf = (page: CachedPage) =>
  brotliDecompressSync(page.body.ready('br') as Buffer).toString();
/** What is shown, and whether it was kept. */
async function shown(making?: Making, key?: string): Promise<string> {
  const found = await open(making, key);
  if (found.kind === 'page') return `${found.from}: ${textOf(found.page)}`;
  return found.kind === 'own' ? 'own' : `answer: ${await found.answer().text()}`;
}

describe('REL-04 a page is kept', () => {
  test('until the catalogue is another', async () => {
    expect(await shown()).toBe('origin: page 1');
    expect(await shown()).toBe('cache: page 1');
    version = '2';
    expect(await shown()).toBe('origin: page 2');
  });

  test('API-05 until a flag may be another, also one that changed meanwhile', async () => {
    await shown();
    flagsVersion = '1';
    const found = open();
    flagsVersion = '2';
    await found;
    expect(await shown()).toBe('origin: page 3');
    expect(await shown()).toBe('cache: page 3');
  });

  test('API-05 REL-01 though a flag has changed, while no better page can be made', async () => {
    await shown();
    flagsVersion = '1';
    expect(await shown({ isFallback: true })).toBe('stale: page 1');
    expect(await shown()).toBe('cache: page 1');
  });

  test('until the market’s next day', async () => {
    await shown();
    now = MIDNIGHT - 1;
    expect(await shown()).toBe('cache: page 1');
    now = MIDNIGHT;
    expect(await shown()).toBe('origin: page 2');
  });

  test('MEET-01 until something on it begins', async () => {
    await shown({ changesAtMs: NOW + 500 });
    now += 499;
    expect(await shown()).toBe('cache: page 1');
    now += 1;
    expect(await shown()).toBe('origin: page 2');
  });

  test('for as long as a change may take to show, where nobody knows of a version', async () => {
    version = null;
    await shown();
    now += 1_999;
    expect(await shown()).toBe('cache: page 1');
    now += 1;
    expect(await shown()).toBe('origin: page 2');
  });

  test('by the version of what it is made of, not of the moment that it is done', async () => {
    const found = open({ version: '1' });
    version = '2';
    await found;
    expect(await shown()).toBe('origin: page 2');
  });

  test('with the headers of every answer', async () => {
    const found = await open();
    expect(found).toMatchObject({ page: { headers: { 'x-content-type-options': 'nosniff' } } });
  });

  test('and packed smaller once it is asked for repeatedly', async () => {
    const long = () => new Response('a group of ten people, '.repeat(500));
    const found = await open({ answer: long });
    if (found.kind !== 'page') throw new Error('not kept');
    const { page } = found;
    const before = page.bytes;
    for (let count = 0; count < 5; count += 1) await open();
    await vi.waitFor(() => expect(page.bytes).toBeLessThan(before));
    expect(textOf(page)).toBe(await long().text());
    expect(made).toBe(1);
  });
});

describe('nothing is kept', () => {
  test.each<[string, () => Response, string]>([
    ['of an error', () => new Response('x', { status: 404 }), 'answer: x'],
    ['of a fault', () => new Response('x', { status: 503 }), 'answer: x'],
    ['that leads elsewhere', () => new Response(null, { status: 302 }), 'own'],
    ['that leads elsewhere as data', () => new Response('x', { status: 202 }), 'own'],
    ['that sets a cookie', () => new Response('x', { headers: { 'set-cookie': 'a=b' } }), 'own'],
    [
      'that says itself how it is cached',
      () => new Response('x', { headers: { 'cache-control': 'no-store' } }),
      'own',
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await shown({ answer })).toBe(expected);
    expect(await shown()).toBe('origin: page 2');
  });

  test('where something stands in for an answer that did not come', async () => {
    expect(await shown({ isFallback: true })).toBe('answer: page 1');
    expect(await shown()).toBe('origin: page 2');
  });

  test('that is made of two catalogues', async () => {
    const mixed = cache.open({
      key: 'a',
      changesAtMs: MIDNIGHT,
      make: async ({ noteSource }) => {
        noteSource(source());
        noteSource(source({ version: '2' }));
        return new Response('mixed');
      },
    });
    expect(await mixed).toMatchObject({ kind: 'answer' });
    expect(await shown()).toBe('origin: page 1');
  });

  test('under another key', async () => {
    await shown();
    expect(await shown({}, 'b')).toBe('origin: page 2');
  });
});

describe('REL-01 the last good page', () => {
  const failing = { answer: () => new Response('x', { status: 503 }) };
  const broken = {
    answer: () => {
      throw new Error('broken');
    },
  };

  test.each([
    ['with 503', failing],
    ['by a broken page', broken],
    ['by a list without an answer', { isFallback: true }],
  ])('stands where it cannot be made again, %s', async (_, making) => {
    await shown();
    version = '2';
    expect(await shown(making)).toBe('stale: page 1');
    const tries = made;
    expect(await shown(making)).toBe('cache: page 1');
    expect(made).toBe(tries);
    now += 2_000;
    expect(await shown()).toBe(`origin: page ${tries + 1}`);
  });

  test('does not come back once it was gone', async () => {
    await shown();
    version = '2';
    await shown({ answer: () => new Response('gone', { status: 404 }) });
    expect(await shown(failing)).toBe('answer: x');
  });

  test('does not stand for another day, nor for a page that is gone', async () => {
    await shown();
    version = '2';
    const gone = { answer: () => new Response('gone', { status: 410 }) };
    expect(await shown(gone)).toBe('answer: gone');
    now = MIDNIGHT;
    expect(await shown(failing)).toBe('answer: x');
    await expect(open(broken)).rejects.toThrow('broken');
  });
});

describe('of the space for pages', () => {
  const openOf = async (bytes: number, key: string) => {
    const found = await open({ answer: () => new Response(randomBytes(bytes)) }, key);
    if (found.kind !== 'page') throw new Error('not kept');
    return found.page;
  };
  const keptOf = (keys: readonly string[]) => keys.filter((key) => cache.find(key));

  test('what was not used for longest gives way', async () => {
    for (const key of ['a', 'b', 'c']) await openOf(300_000, key);
    cache.find('a');
    await openOf(300_000, 'd');
    expect(keptOf(['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  test('a page in the place of another is counted once', async () => {
    await openOf(450_000, 'a');
    await openOf(450_000, 'b');
    version = '2';
    await openOf(450_000, 'b');
    version = '1';
    expect(keptOf(['a'])).toEqual(['a']);
  });

  test('what a page holds more for gzip counts', async () => {
    await openOf(450_000, 'a');
    const { body } = await openOf(450_000, 'b');
    expect(keptOf(['a', 'b'])).toEqual(['a', 'b']);
    await body.get('gzip');
    expect(keptOf(['a', 'b'])).toEqual(['b']);
  });

  test('a page that is larger than all of it is shown and not kept', async () => {
    await openOf(450_000, 'a');
    await openOf(1_100_000, 'b');
    expect(keptOf(['a', 'b'])).toEqual(['a']);
  });
});

test('of many who ask at a time one has the page made', async () => {
  const found = await Promise.all([open(), open(), open()]);
  expect(made).toBe(1);
  expect(new Set(found.map((each) => each.kind === 'page' && each.page)).size).toBe(1);
});

test('an error is made once for all who ask at a time, and each gets it whole', async () => {
  const missing = { answer: () => new Response('missing', { status: 404 }) };
  expect(await Promise.all([shown(missing), shown(missing)])).toEqual([
    'answer: missing',
    'answer: missing',
  ]);
  expect(made).toBe(1);
});
