import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGES } from './pages.server.ts';
import { dataAddress, prefetchData, PRIVATE_KINDS } from './prefetch-links.ts';

/** A server that answers after so many milliseconds, and what was asked of it. */
function answersAfter(delayMs: number) {
  const asked: AbortSignal[] = [];
  const answer = (_address: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      asked.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      setTimeout(() => resolve(new Response('data')), delayMs);
    });
  vi.stubGlobal('fetch', answer);
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('API-07 data that does not come is given up after 2 s, and can be asked for again', async () => {
  const asked = answersAfter(60_000);
  const first = prefetchData('/slow.data');
  vi.advanceTimersByTime(1_999);
  expect(asked[0]?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(asked[0]?.aborted).toBe(true);
  await first;
  void prefetchData('/slow.data');
  expect(asked.length).toBe(2);
});

test('API-07 data that the browser has is not asked for again until it is too old', async () => {
  const asked = answersAfter(0);
  const first = prefetchData('/quick.data');
  await vi.advanceTimersByTimeAsync(0);
  await first;
  void prefetchData('/quick.data');
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  void prefetchData('/quick.data');
  expect(asked.length).toBe(2);
});

test.each([
  ['/', '/_root.data?_routes=routes%2F_index'],
  ['/viaggi', '/viaggi.data?_routes=routes%2F%24'],
  ['/viaggi/?a=b%20c', '/viaggi.data?a=b+c&_routes=routes%2F%24'],
])('API-07 the data of %s is at %s', (path, address) => {
  expect(dataAddress(new URL(path, 'http://it.localhost'))).toBe(address);
});

test('API-07 nothing is fetched ahead of pages that are one visitor’s own', () => {
  const own = PAGES.filter(({ cache }) => cache !== 'shared').map(({ kind }) => kind);
  expect([...PRIVATE_KINDS]).toEqual(own);
});
