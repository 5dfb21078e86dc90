import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'cordata-static-'));
const MODIFIED = new Date('2026-05-04T10:00:00.750Z');
const LAST_MODIFIED = 'Mon, 04 May 2026 10:00:00 GMT';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';

for (const name of ['assets', 'states']) mkdirSync(join(folder, name));
for (const [name, text] of Object.entries({
  'favicon.svg': ICON,
  'favicon.svg.gz': gzipSync(ICON),
  'robots.txt': 'User-agent: *',
  'states/lost.avif': 'lost',
  'assets/root-abc.js': 'export {}',
})) {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), MODIFIED, MODIFIED);
}
afterAll(() => rmSync(folder, { recursive: true }));

const files = staticFiles(folder);
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.request(path, { headers, method });

describe.each(['/favicon.svg', '/robots.txt', '/states/lost.avif'])(
  'a file without a hash in its name: %s',
  (path) => {
    test('says when it changed, and how to ask for it again', async () => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get('last-modified')).toBe(LAST_MODIFIED);
      expect(headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
    });

    test.each(['GET', 'HEAD'])('is not sent twice: %s', async (method) => {
      const tag = (await ask(path)).headers.get('etag') ?? '';
      const known: Record<string, string>[] = [
        { 'if-none-match': tag },
        { 'if-none-match': `"other", ${tag.replace('W/', '')}` },
        { 'if-none-match': '*' },
        { 'if-modified-since': LAST_MODIFIED },
        { 'if-modified-since': 'Tue, 05 May 2026 10:00:00 GMT' },
      ];
      for (const headers of known) {
        const answer = await ask(path, headers, method);
        expect(answer.status, JSON.stringify(headers)).toBe(304);
        expect(await answer.text()).toBe('');
        expect(answer.headers.get('etag')).toBe(tag);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
        expect(answer.headers.has('content-length')).toBe(false);
        expect(answer.headers.has('content-type')).toBe(false);
      }
    });

    test.each<[Record<string, string>]>([
      [{ 'if-none-match': '"other"' }],
      [{ 'if-modified-since': 'Sun, 03 May 2026 10:00:00 GMT' }],
      [{ 'if-modified-since': 'yesterday' }],
      // The tag counts.
      [{ 'if-none-match': '"other"', 'if-modified-since': LAST_MODIFIED }],
    ])('is sent whole to who has another: %j', async (headers) => {
      const answer = await ask(path, headers);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(0);
    });
  },
);

test('a compressed copy varies with what the visitor takes, 304 or not', async () => {
  const asked = { 'accept-encoding': 'gzip' };
  const answer = await ask('/favicon.svg', asked);
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(ICON);
  const tag = answer.headers.get('etag') ?? '';
  const again = await ask('/favicon.svg', { ...asked, 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('vary')).toBe('Accept-Encoding');
  expect(again.headers.has('content-encoding')).toBe(false);
});

test('hashed files never change, missing ones are 404', async () => {
  const { headers } = await ask('/assets/root-abc.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/none.js')).status).toBe(404);
});

test.each(['/states/none.svg', '/states', '/states/', '/assets/none.js'])(
  'SEC-08 %s is no file: 404',
  async (path) => {
    for (const method of ['GET', 'HEAD']) expect((await ask(path, {}, method)).status).toBe(404);
  },
);

test.each(['/favicon.svg', '/states/lost.avif', '/states/none.svg', '/assets/root-abc.js'])(
  'SEC-08 a form sent to %s gets 405, and what it may do',
  async (path) => {
    const answer = await ask(path, {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  },
);

test('what is beside the files is left to the pages', async () => {
  const site = new Hono().route('/', files);
  site.all('*', (context) => context.text('a page'));
  expect(await (await site.request('/viaggi')).text()).toBe('a page');
});
