import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { bestEncoding, brotli, compress, QUICK, SMALLEST } from './compress.ts';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('of %s chooses %s', (accepted, encoding) => {
    expect(bestEncoding(accepted)).toBe(encoding);
  });

  const long = 'a group of ten '.repeat(200);
  const app = new Hono().use(compress);
  // With a length of its own, as files have, which the compressed body must not keep.
  app.get('/long', (context) => context.text(long, 200, { 'content-length': String(long.length) }));
  for (const [path, etag] of [
    ['/strong', '"a"'],
    ['/weak', 'W/"a"'],
  ] as const)
    app.get(path, (context) => context.text(long, 200, { etag }));
  app.get('/short', (context) => context.text('short'));
  app.get('/image', (context) => context.body(long, 200, { 'content-type': 'image/avif' }));

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s gives the same bytes back', async (encoding, unpack) => {
    const answer = await app.request('/long', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe(long);
  });

  test.each([
    [QUICK, 100],
    [QUICK, 300_000],
    [SMALLEST, 300_000],
  ])('quality %i finds in %i bytes what stands far before', async (quality, size) => {
    const half = randomBytes(size / 4).toString('hex');
    const packed = await brotli(Buffer.from(half + half), quality);
    expect(brotliDecompressSync(packed).toString()).toBe(half + half);
    expect(packed.length).toBeLessThan(half.length);
  });

  test.each(['/strong', '/weak'])('%s: the tag of packed bytes is weak', async (path) => {
    const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('etag')).toBe('W/"a"');
  });

  test('bytes that stay as they are keep their strong tag', async () => {
    expect((await app.request('/strong')).headers.get('etag')).toBe('"a"');
  });

  test('SEC-08 HEAD has the length of what GET sends, and no body', async () => {
    const headers = { 'accept-encoding': 'br' };
    for (const path of ['/long', '/short']) {
      const whole = await app.request(path, { headers });
      const head = await app.request(path, { headers, method: 'HEAD' });
      expect(head.headers.get('content-encoding')).toBe(whole.headers.get('content-encoding'));
      expect(Number(head.headers.get('content-length'))).toBe(
        (await whole.arrayBuffer()).byteLength,
      );
      expect(await head.text()).toBe('');
    }
  });

  test('what was chosen by the encoding already is left as it is', async () => {
    const chosen = new Hono().use(compress);
    chosen.get('/', ({ text }) => text(long, 200, { vary: 'cookie, accept-encoding' }));
    const answer = await chosen.request('/', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('cookie, accept-encoding');
  });

  test.each(['/short', '/image'])('%s is left alone', async (path) => {
    const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});
