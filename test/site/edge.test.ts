import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { connect } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import { EDGE_WORDS } from '../../edge/words/edge-words.ts';
import { readHtml } from '../support/html-page.ts';
import { originOf, visit } from '../support/visit.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('SEC-01 forged form posts never reach an action', () => {
  const forged = [
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed page', { origin: 'null' }],
    ['no word of where it comes from', {}],
  ] as const;
  const addresses = ['/currency', '/currency.data', '/', '/?index', '/_root.data', '/cerca'];

  test.each(forged.flatMap(([name, headers]) => addresses.map((path) => [name, path, headers])))(
    'from %s to %s: 403',
    async (_, path, headers) => {
      const answer = await visit('it', path as string, {
        method: 'POST',
        headers: { ...FORM, ...(headers as Record<string, string>) },
        body: 'currency=USD&returnTo=%2F',
      });
      expect(answer.status).toBe(403);
      expect(readHtml(answer.text).lang).toBe('it');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  test('_data is refused for every method', async () => {
    const origin = originOf('it');
    expect((await visit('it', '/?_data=routes%2F_index')).status).toBe(400);
    const posted = await visit('it', '/currency?_data=routes%2Fcurrency', {
      method: 'POST',
      headers: { ...FORM, origin },
      body: 'currency=USD&returnTo=%2F',
    });
    expect(posted.status).toBe(400);
  });

  test('the site’s own form passes', async () => {
    const answer = await visit('it', '/currency', {
      method: 'POST',
      headers: { ...FORM, origin: originOf('it') },
      body: 'currency=USD&returnTo=%2Fviaggi',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/viaggi');
    expect(String(answer.headers['set-cookie'])).toContain('currency=USD');
  });
});

describe('SEC-08 methods and encodings', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s: 405',
    async (method) => {
      const answer = await visit('it', '/', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
    },
  );

  test.each(['/%', '/%E0%A4%A', '/viaggi/%00', '/viaggi/%zz', '/%ff'])('%s: 400', async (path) => {
    const answer = await visit('it', path);
    expect(answer.status).toBe(400);
  });

  test.each([
    '/cerca?textSearch=b%E0%A4',
    '/cerca?textSearch=%00',
    '/cerca?%',
    '/?a=%ff',
    '/viaggi?page=%',
  ])('RTE-06 %s: the query’s unusable part is dropped', async (path) =>
    expect((await visit('it', path)).status).toBe(200),
  );

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await visit('it', '/viaggi', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBe(0);
  });

  test('a body that is too large: 413', async () => {
    const answer = await visit('it', '/currency', {
      method: 'POST',
      headers: { ...FORM, origin: originOf('it'), accept: 'application/json' },
      body: `currency=${'x'.repeat(300_000)}`,
    });
    expect(answer.status).toBe(413);
    expect(answer.text).toBe('Content Too Large');
    const page = await visit('it', '/booking/JPN-20270612/start', {
      method: 'POST',
      headers: { ...FORM, origin: originOf('it'), accept: 'text/html' },
      body: `message=${'x'.repeat(300_000)}`,
    });
    expect([page.status, readHtml(page.text).lang]).toEqual([413, 'it']);
  });

  test('a body without a length: 411', async () => {
    const answer = await visit('it', '/currency', {
      method: 'POST',
      headers: { ...FORM, origin: originOf('it'), 'transfer-encoding': 'chunked' },
    });
    expect(answer.status).toBe(411);
  });

  test.each(['/viaggi', '/', '/?a=1', '/login', '/login/redirect', '/dev/blocks'])(
    'a form post to %s, which takes none: 405, as a page',
    async (path) => {
      const answer = await visit('it', path, {
        method: 'POST',
        headers: { ...FORM, origin: originOf('it') },
        body: 'a=1',
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text).toContain('rel="stylesheet"');
    },
  );

  test.each(['/currency', '/banner-bars'])('%s takes only a form: 405, as a page', async (path) => {
    const answer = await visit('it', path);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.text).toContain('rel="stylesheet"');
  });

  test.each([
    ['/%5C', 400],
    ['/%5Cevil.com', 400],
    ['/viaggi%5Cx', 400],
    ['/states', 404],
    ['/states/', 404],
    ['/states/none.svg', 404],
  ])('SEC-03 SEC-08 %s: %s', async (path, status) => {
    expect((await visit('it', path)).status).toBe(status);
  });

  test.each([
    ['/%', 'text/html'],
    ['/viaggi/%00', 'text/html,*/*;q=0.8'],
    ['/\\evil.com', 'text/html'],
    ['/a\\b?c=\\', 'text/html'],
    ['/?_data=root', 'text/html'],
    ['/%zz', '*/*'],
    ['/\\evil.com', 'application/json'],
    ['/%', 'application/json'],
  ])('RTE-06 %s for who takes %s: 400 that can be read', async (path, accept) => {
    const { status, text } = await visit('it', path, { headers: { accept } });
    expect(status).toBe(400);
    if (accept === 'application/json') expect(text).toBe('Bad Request');
    else {
      const { lang, textsOf } = readHtml(text);
      expect([lang, textsOf('h1')]).toEqual(['it', [EDGE_WORDS.it.badAddress.title]]);
      expect(text).toMatch(/^<!doctype html>/);
    }
  });

  test.each([
    ['headers too large', { 'x-large': 'x'.repeat(140_000) }, 431],
    ['an expectation', { expect: 'cake' }, 417],
    ['a host that is none', { host: 'a b' }, 400],
  ])('SEC-04 %s: %j has the headers of every answer', async (_, headers, status) => {
    const answer = await visit('it', '/', { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers.connection).toBe('close');
  });

  test('a request that is no HTTP does not end the process', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(inject('sitePort'), '127.0.0.1', () =>
        socket.write('\0\0GARBAGE\r\n\r\n'),
      );
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
      socket.resume();
    });
    expect((await visit('it', '/healthz')).text).toBe('ok');
  });
});

describe('SEC-04 headers on every answer', () => {
  const answers = [
    ['/', {}],
    ['/viaggi/nowhere', {}],
    ['/%', {}],
    ['/assets/nothing.js', {}],
    ['/favicon.svg', {}],
    ['/healthz', {}],
    ['/currency', { method: 'POST' }],
    ['/', { method: 'PUT' }],
  ] as const;

  test.each(answers)('%s %j', async (path, options) => {
    const { headers } = await visit('it', path, options);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('SEO-01 data beside a page is in no index, the page is', async () => {
    const page = await visit('it', '/cerca?textSearch=index');
    expect(page.headers['x-robots-tag']).toBeUndefined();
    for (const path of ['/cerca.data?textSearch=index', '/_root.data']) {
      const { status, headers } = await visit('it', path);
      expect(status, path).toBe(200);
      expect(headers['x-robots-tag'], path).toBe('noindex');
    }
  });

  test('every inline script of a page is allowed by its hash, and none by name', async () => {
    const { text, headers } = await visit('it', '/');
    const inline = [...text.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([^]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, script = ''] of inline) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    expect(text).not.toContain('nonce=');
    expect(String(headers['content-security-policy'])).toMatch(
      /script-src 'self'( 'sha256-[^']+')+;/,
    );
  });
});

describe('MKT-02 hosts', () => {
  test('no address on a page comes from the Host header', async () => {
    const answer = await visit('it', '/', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.text).not.toContain('evil.example');
  });

  test.each(MARKET_IDS)('the site of %s answers in its language', async (id) => {
    const { text } = await visit(id, '/');
    const root = readHtml(text).elements.find(({ name }) => name === 'html');
    expect(root?.attributes.get('data-market')).toBe(id);
  });
});

describe('compression and finished files', () => {
  test('pages are compressed as the visitor likes', async () => {
    const { headers, body } = await visit('it', '/', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(body).toString()).toContain('</html>');
  });

  test('hashed files never change; their compressed copies were made by the build', async () => {
    const { text } = await visit('it', '/');
    const addresses = readHtml(text).elements.map(({ attributes }) => attributes.get('href') ?? '');
    const path = addresses.find((href) => /^\/assets\/.+\.js$/.test(href)) ?? '';
    const answer = await visit('it', path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('files without a hash are not sent twice', async () => {
    const { headers } = await visit('it', '/favicon.svg');
    const again = await visit('it', '/favicon.svg', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('public, max-age=3600');
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/.vite/manifest.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/server/index.js',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('nothing beside the public files is served: %s', async (path) => {
    const answer = await visit('it', path);
    expect(answer.status).not.toBe(200);
    expect(answer.text).not.toContain('"dependencies"');
  });
});

test('REL-03 /healthz and /readyz answer whatever the host', async () => {
  expect((await visit('it', '/healthz', { headers: { host: '10.0.0.1' } })).text).toBe('ok');
  const { text } = await visit('it', '/readyz', { headers: { host: '10.0.0.1' } });
  // Between them stands a mail that waits, if one does.
  expect(text).toMatch(/^ready\n(.+\n)?departures of \d{4}-\d\d-\d\d, made \S+Z$/);
});
