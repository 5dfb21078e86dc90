import { expect, test, vi } from 'vitest';
import type { BackendParts } from './backend-parts.ts';
import { oncePerVersion } from './once-per-version.ts';

const catalogueOf = () => ({ index: {}, view: {} }) as ReturnType<BackendParts['catalogue']>;

test('CMS-06 TRV-11 what hangs on the catalogue is read once for each version of it', async () => {
  let catalogue = catalogueOf();
  let count = 0;
  const read = async (key: string) => `${key}${(count += 1)}`;
  const ask = oncePerVersion(() => catalogue, read);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  catalogue = catalogueOf();
  expect(await ask('a')).toBe('a3');
  expect(await ask('a')).toBe('a3');
});

test('a failed read is tried again', async () => {
  const catalogue = catalogueOf();
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('locked'))
    .mockResolvedValue('there');
  const ask = oncePerVersion(() => catalogue, read);
  await expect(ask('a')).rejects.toThrow('locked');
  expect(await ask('a')).toBe('there');
});

test('it remembers so many and no more', async () => {
  const catalogue = catalogueOf();
  const read = vi.fn<(key: number) => Promise<number>>(async (key) => key);
  const ask = oncePerVersion(() => catalogue, read, 2);
  for (const key of [1, 2, 3, 1]) await ask(key);
  expect(read).toHaveBeenCalledTimes(4);
});
