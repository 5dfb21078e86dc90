import { beforeAll, describe, expect, test } from 'vitest';
import {
  cachePage,
  pageAnswers,
  type CachedPage,
  type PageReader,
  type PageStart,
} from './cached-page.ts';

const NOW = 1_000_000;
const reader: PageReader = {
  isHead: false,
  acceptEncoding: 'br',
  ifNoneMatch: undefined,
  isForAll: true,
};
const keep = (headers: Headers, start: PageStart) =>
  cachePage({ body: Buffer.from('page'), headers, sources: [] }, start, () => {});
let page: CachedPage;
beforeAll(async () => {
  const start = { version: '1', startedMs: NOW, changesAtMs: NOW + 60_000 };
  page = await keep(new Headers({ 'content-type': 'text/html' }), start);
});

const cacheControl = (cdnMaxAgeS: number, now: number, isForAll = true) =>
  pageAnswers({ cdnMaxAgeS, now: () => now }).ready(page, { ...reader, isForAll })?.headers[
    'cache-control'
  ];

describe('who may keep a page on its way', () => {
  test.each<[string, number, number, boolean, string]>([
    ['nobody by default', 0, NOW, true, 'private, no-cache'],
    [
      'a CDN, if it is told to',
      10,
      NOW,
      true,
      'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
    ],
    ['nobody, of a visitor’s own choices', 10, NOW, false, 'private, no-cache'],
    [
      'never beyond the market’s day',
      300,
      NOW + 40_000,
      true,
      'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
    ],
  ])('%s', (_, seconds, now, isForAll, expected) => {
    expect(cacheControl(seconds, now, isForAll)).toBe(expected);
  });

  test('it depends on cookies', () => {
    const answer = pageAnswers({ cdnMaxAgeS: 10 }).ready(page, reader);
    expect(answer?.headers.vary).toBe('cookie, accept-encoding');
  });
});

test('304 has no word of a body', () => {
  const answer = pageAnswers({ cdnMaxAgeS: 0 }).ready(page, { ...reader, ifNoneMatch: page.tag });
  expect(answer).toMatchObject({ status: 304, body: null });
  expect(Object.keys(answer?.headers ?? {}).filter((name) => name.startsWith('content-'))).toEqual(
    [],
  );
});

test('SEC-08 HEAD has the length of the body, and none', () => {
  const answer = pageAnswers({ cdnMaxAgeS: 0 }).ready(page, { ...reader, isHead: true });
  expect(answer?.body).toBeNull();
  expect(answer?.headers['content-length']).toBe(String(page.body.ready('br')?.length));
});

test('what has to be packed first is not ready, and the same page', async () => {
  const answers = pageAnswers({ cdnMaxAgeS: 0 });
  const bare = { ...reader, acceptEncoding: undefined };
  expect(answers.ready(page, bare)).toBeNull();
  const made = await answers.make(page, bare, 'hit');
  expect(String(made.body)).toBe('page');
  expect(made.headers).not.toHaveProperty('content-encoding');
});

test('a page with another policy of scripts is another page', async () => {
  const start = { version: '1', startedMs: NOW, changesAtMs: NOW };
  const headers = new Headers({ 'content-security-policy': 'other' });
  expect((await keep(headers, start)).tag).not.toBe(page.tag);
});
