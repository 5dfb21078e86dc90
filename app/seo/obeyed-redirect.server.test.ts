import { describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { MARKETS } from '../../domain/market.ts';
import { obeyedRedirect, tidyAddress } from './obeyed-redirect.server.ts';

const settings = readSettings({});
const url = new URL('http://it.localhost:3000/vecchia?a=1');

const obeyed = (status: number, to: string, asked: URL = url) =>
  obeyedRedirect({ status, to }, { settings, market: MARKETS.it, url: asked });

describe('RTE-07 a redirect that the backend asks for', () => {
  test.each([301, 302, 307, 308])('is obeyed with its own status %i', (status) => {
    const answer = obeyed(status, '/offerte?a=1#b');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe('/offerte?a=1#b');
  });

  test.each([
    ['http://it.localhost:3000/cerca', '/cerca'],
    ['http://de.localhost:3000/suche', 'http://de.localhost:3000/suche'],
    ['/vecchia', '/vecchia'],
    ['/vecchia?a=2', '/vecchia?a=2'],
    ['http://de.localhost:3000/vecchia?a=1', 'http://de.localhost:3000/vecchia?a=1'],
    ['/newsletter/confirm/AbC', '/newsletter/confirm/AbC'],
  ])('to %s leads to %s', (to, location) => {
    expect(obeyed(301, to).headers.get('location')).toBe(location);
  });

  test.each([
    ['/Offerte/', '/offerte'],
    ['/%6Ffferte//?a=B#C', '/offerte?a=B#C'],
    ['/viaggi/giappone/jpn-20270503/', '/viaggi/giappone/JPN-20270503'],
    ['/offerte?a=%001', '/offerte?a=1'],
    ['http://de.localhost:3000/Suche/', 'http://de.localhost:3000/suche'],
  ])('RTE-06 to %s leads to %s in one step', (to, location) => {
    expect(obeyed(301, to).headers.get('location')).toBe(location);
  });

  const pages = ['/zz', '/ZZ', '/%7Az', '/zz/', '//zz', 'http://it.localhost:3000/zz/'];
  test.each(pages.flatMap((to) => [to, `${to}#a`]))(
    'to the page itself, written %s, is a fault of the backend: 502',
    (to) => {
      for (const asked of ['/zz', '/ZZ/', '/z%7A']) {
        // The host of `//zz` is another one.
        const answer = obeyed(301, to, new URL(asked, settings.origins.it));
        expect(answer.status).toBe(502);
        expect(answer.headers.has('location')).toBe(false);
      }
    },
  );

  test.each([
    ['SEC-03 to another site', 301, 'https://evil.example/'],
    ['SEC-03 to another site, in disguise', 301, '//evil.example'],
    ['SEC-03 to another site, without slashes', 301, 'http:evil.example'],
    ['SEC-03 to a backslash in disguise', 301, '/%5cevil.example'],
    ['SEC-03 to slashes in disguise', 301, '/%2f%2fevil.example'],
    ['to no address', 301, 'http://'],
    ['to nothing', 301, ''],
    ['to a query alone', 301, '?a=2'],
    ['to a place on the page alone', 301, '#b'],
    ['to a path that is none', 301, '/offerte/%E0%A4%A'],
    ['to a path with a NUL byte', 301, '/offerte%00'],
    ['to the address itself', 301, '/vecchia?a=1'],
    ['to the address itself, in full', 302, 'http://it.localhost:3000/vecchia?a=1'],
    ['with 300', 300, '/offerte'],
    ['with 303', 303, '/offerte'],
    ['with 200', 200, '/offerte'],
    ['with 404', 404, '/offerte'],
  ])('%s is a fault of the backend: 502', (_, status, to) => {
    const answer = obeyed(status, to);
    expect(answer.status).toBe(502);
    expect(answer.headers.has('location')).toBe(false);
  });
});

describe('RTE-06 the one address of a page', () => {
  test.each([
    ['/Viaggi//Giappone/', '/viaggi/giappone'],
    ['/%7Az?A=%7A#B', '/zz?A=%7A#B'],
    ['/z%2F.', '/z'],
    ['/z%2F..%2F', '/'],
    ['/z%5C', '/z%5C'],
    ['/z%252F.', '/z%252f.'],
    ['/', '/'],
  ])('%s is %s', (address, tidy) => {
    const url = new URL(address, 'http://it.localhost:3000');
    expect(tidyAddress(url)?.href).toBe(`http://it.localhost:3000${tidy}`);
  });

  test.each(['/%E0%A4%A', '/a%00'])('%s has none', (address) => {
    expect(tidyAddress(`http://it.localhost:3000${address}`)).toBeNull();
  });
});
