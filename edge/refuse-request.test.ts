import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { refusalOf } from './refuse-request.ts';

const settings = readSettings({});
const live = { ...settings, mode: 'live' } as const;

function request(
  parts: { method?: string; target?: string } & Record<string, string | undefined> = {},
) {
  const { method = 'GET', target = '/', ...headers } = parts;
  const all: Record<string, string | undefined> = { host: 'it.localhost:3000', ...headers };
  return { method, target, header: (name: string) => all[name] };
}

describe('SEC-08 RTE-06 paths and methods', () => {
  test.each(['/', '/viaggi/giappone', '/caff%C3%A8', '/cerca?textSearch=%E0%A4%A', '/x?y=%00'])(
    '%s passes',
    (target) => expect(refusalOf(request({ target }), settings)).toBeNull(),
  );

  test.each(['/%E0%A4%A', '/%', '/a%00b', '/a%0ab', '/%c0%ae', 'http://other/x', '*', ''])(
    '%s gets 400',
    (target) => expect(refusalOf(request({ target }), settings)?.status).toBe(400),
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'])(
    '%s gets 405 with the methods that there are',
    (method) => {
      const refusal = refusalOf(request({ method }), settings);
      expect(refusal?.status).toBe(405);
      expect(refusal?.headers?.allow).toBe('GET, HEAD, POST');
    },
  );
});

describe('SEC-02 hosts', () => {
  test('an unknown host gets 421 in live mode', () => {
    expect(refusalOf(request({ host: 'evil.example' }), live)?.status).toBe(421);
    expect(refusalOf(request({ host: undefined }), live)?.status).toBe(421);
    expect(refusalOf(request({ host: 'it.localhost:3000' }), live)).toBeNull();
  });
});

describe('SEC-01 unsafe methods', () => {
  const origin = 'http://it.localhost:3000';
  test.each([
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['by Origin', { origin }],
    ['by Sec-Fetch-Site before Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('from the same site pass, %s', (_, headers) => {
    expect(refusalOf(request({ method: 'POST', ...headers }), live)).toBeNull();
  });

  test.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['another market', { origin: 'http://de.localhost:3000' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a program without either header', {}],
    ['a broken Origin', { origin: 'http://' }],
  ])('from %s get 403', (_, headers) => {
    expect(refusalOf(request({ method: 'POST', ...headers }), live)?.status).toBe(403);
    expect(refusalOf(request({ method: 'POST', ...headers }), settings)?.status).toBe(403);
  });

  test.each(['/?_data=routes%2F%24', '/cerca?a=1&_data', '/?%5Fdata=root'])(
    '_data is refused: %s',
    (target) => {
      expect(refusalOf(request({ target }), settings)?.status).toBe(400);
      expect(
        refusalOf(request({ target, method: 'POST', 'sec-fetch-site': 'same-origin' }), settings)
          ?.status,
      ).toBe(400);
    },
  );
});
