import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withBootstrapLock } from './bootstrap-lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'cordata-lock-'));
  file = path.join(folder, '.cache/bootstrap.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('one at a time', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  await Promise.all([withBootstrapLock(folder, work('a')), withBootstrapLock(folder, work('b'))]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

test('a failure releases it', async () => {
  const failing = withBootstrapLock(folder, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});

test.each([
  [
    'a killed process of this machine',
    () => writeFileSync(file, `999999999\n${hostname()}\n${file}`),
  ],
  [
    'another machine, long ago',
    () => {
      writeFileSync(file, `1\nanother-machine\n${file}`);
      utimesSync(file, 1, 1);
    },
  ],
  [
    'a folder that this one was copied from',
    () => writeFileSync(file, `${process.pid}\n${hostname()}\n/elsewhere/.cache/bootstrap.lock`),
  ],
])('the lock of %s holds nobody up', async (_case, leaveLock) => {
  mkdirSync(path.dirname(file));
  leaveLock();
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await withBootstrapLock(folder, work);
  expect(work).toHaveBeenCalledOnce();
});
