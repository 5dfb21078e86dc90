/** What the page cache holds in memory is what it counts. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from '../test/support/collect-garbage.ts';
import { createPageCache } from './page-cache.ts';
import { packPage } from './cached-page.ts';

test('a page that is kept holds neither its bare text nor what it was made of', async () => {
  const cache = createPageCache({
    mostBytes: 1_000_000,
    version: () => '1',
    addHeaders: () => undefined,
    onFailure: () => undefined,
    now: () => 0,
  });
  const madeOf: WeakRef<object>[] = [];
  const found = await cache.open({
    key: 'a',
    changesAtMs: 1,
    make: ({ noteSource }) => {
      const source = { version: '1', changesAtMs: null, isFallback: false };
      const answer = new Response('a page');
      madeOf.push(new WeakRef(source), new WeakRef(answer));
      noteSource(source);
      return Promise.resolve(answer);
    },
  });
  expect(found).toMatchObject({ kind: 'page', from: 'origin' });
  // A weak reference is kept to the end of the task that has made or read it.
  await expect
    .poll(async () => {
      await wait(1);
      collectGarbage();
      return madeOf.map((made) => made.deref());
    })
    .toEqual([undefined, undefined]);
  expect(cache.find('a')).toBeDefined();
});

test.each(['br', 'gzip'] as const)(
  'bytes in %s lie in no more memory than they are',
  async (encoding) => {
    const page = await packPage(Buffer.from(randomBytes(9_000).toString('hex')), () => undefined);
    const held = async () => (await page.get(encoding)).buffer.byteLength;
    expect(await held()).toBe((await page.get(encoding)).length);
    await page.shrink();
    expect(await held()).toBe((await page.get(encoding)).length);
  },
);
