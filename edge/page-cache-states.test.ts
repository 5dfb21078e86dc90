import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const NOW = 1_000_000;
const MIDNIGHT = NOW + 60_000;

let version: string | null;
let cache: PageCache;
beforeEach(() => {
  version = '1';
  cache = cacheOf(1_000_000);
});

function cacheOf(mostBytes: number): PageCache {
  return createPageCache({
    mostBytes,
    version: () => version,
    addHeaders: () => {},
    onFailure: () => {},
    now: () => NOW,
  });
}

describe('what the scripts of a page go on from', () => {
  const withState = (text: string, answer?: () => Response, key = 'a') =>
    cache.open({
      key,
      changesAtMs: MIDNIGHT,
      make: async ({ noteSource, takeState }) => {
        noteSource({ version, changesAtMs: null, isStandIn: answer !== undefined });
        takeState({ hash: `hash of ${text}`, text });
        return answer?.() ?? new Response('page');
      },
    });
  const stateOf = async (text: string) =>
    (await cache.findState(`hash of ${text}`)?.body.get(null))?.toString();

  test('is found by its hash, and still when the page has become another', async () => {
    await withState('one');
    expect(await stateOf('one')).toBe('one');
    version = '2';
    await withState('two');
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['one', 'two']);
    expect(await stateOf('three')).toBeUndefined();
  });

  test('REL-01 is there for a page too that is not kept for want of an answer', async () => {
    const found = await withState('of a fault', () => new Response('page'));
    expect(found.kind).toBe('answer');
    expect(await stateOf('of a fault')).toBe('of a fault');
  });

  const large = (name: string) => name + randomBytes(20_000).toString('hex');

  test('gives way to what was asked for later', async () => {
    cache = cacheOf(120_000);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map(large);
    for (const text of texts) await withState(text, undefined, text.slice(0, 1));
    expect(await stateOf(texts[0] ?? '')).toBeUndefined();
    expect(await stateOf(texts[5] ?? '')).toBe(texts[5]);
  });

  test('is used whenever its page is', async () => {
    cache = cacheOf(120_000);
    // A page of no version is not packed anew, which would use both.
    version = null;
    const often = large('often');
    await withState(often);
    for (const name of ['b', 'c', 'd', 'e', 'f']) {
      await withState(large(name), undefined, name);
      expect(cache.find('a')).toBeDefined();
    }
    expect(await stateOf(often)).toBe(often);
  });

  test('and without it no page is sent, but made again', async () => {
    cache = cacheOf(120_000);
    const first = large('first');
    await withState(first);
    // Of pages that are not kept themselves.
    for (const name of ['b', 'c', 'd', 'e', 'f']) {
      await withState(large(name), () => new Response('page'), name);
    }
    expect(await stateOf(first)).toBeUndefined();
    expect(cache.find('a')).toBeUndefined();
    expect(await withState(first)).toMatchObject({ kind: 'page', from: 'origin' });
    expect(await stateOf(first)).toBe(first);
  });
});
