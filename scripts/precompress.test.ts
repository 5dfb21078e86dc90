import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

let folder: string;
const script = 'export const word = "travel";\n'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata-compress-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/page.js'), script);
  writeFileSync(path.join(folder, 'assets/small.js'), 'x'.repeat(1024));
  writeFileSync(path.join(folder, 'assets/photo.avif'), 'x'.repeat(5000));
  writeFileSync(path.join(folder, 'noise.js'), randomBytes(4096));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('text over 1 KB gets copies that unpack to it', async () => {
  const total = await precompress(folder);
  expect(
    brotliDecompressSync(readFileSync(path.join(folder, 'assets/page.js.br'))).toString(),
  ).toBe(script);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/page.js.gz'))).toString()).toBe(script);
  expect(total.files).toBe(2);
  expect(total.bytes).toBe(script.length + 4096);
});

test('small files, pictures and what does not get smaller have none', async () => {
  await precompress(folder);
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual([
    'page.js',
    'page.js.br',
    'page.js.gz',
    'photo.avif',
    'small.js',
  ]);
  expect(readdirSync(folder)).not.toContain('noise.js.br');
});
