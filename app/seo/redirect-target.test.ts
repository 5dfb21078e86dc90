import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { safeRedirectTarget, safeReturnPath } from './redirect-target.ts';

const { origins } = readSettings({});
const safe = (target: string) => safeRedirectTarget(target, origins, 'it');

describe('SEC-03 RTE-07 redirect targets', () => {
  test.each([
    ['/viaggi', '/viaggi'],
    ['/viaggi?a=1#b', '/viaggi?a=1#b'],
    ['http://it.localhost:3000/cerca', '/cerca'],
    ['http://de.localhost:3000/suche', 'http://de.localhost:3000/suche'],
    ['?a=1', '/?a=1'],
  ])('%s leads to %s', (target, expected) => expect(safe(target)).toBe(expected));

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'http://it.localhost:3000@evil.example/',
    'http://it.localhost:3000.evil.example/',
    'http://user@it.localhost:3000/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '\n//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/%2f%2fevil.example',
    'http://it.localhost:3000//evil.example',
    'http:\u2044\u2044evil.example@',
    'http://',
    'blob:http://it.localhost:3000/x',
  ])('%j is refused or stays on the site', (target) => {
    const result = safe(target);
    if (result !== null) {
      expect(Object.values(origins)).toContain(new URL(result, origins.it).origin);
    }
  });

  test.each(['/%5Cevil.example', '/%2f%2fevil.example', '/a%2Fb?c', '/a%0ab'])(
    '%s is led to nowhere: some would read another address than others',
    (target) => expect(safe(target)).toBeNull(),
  );

  test.each(['http:evil.example', 'HTTP:/evil.example', 'http:', 'https:evil.example'])(
    '%s names another site, and no path of this one',
    (target) => expect(safe(target)).toBeNull(),
  );

  test('no text at all leads to a host that is not configured', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      '@',
      ':',
      'http:',
      '.',
      '\t',
      '%2f',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const result = safe(pieces.join(''));
        if (result === null) return;
        expect(Object.values(origins)).toContain(new URL(result, origins.it).origin);
      }),
    );
  });
});

test.each([
  ['/viaggi?a=1#b', '/viaggi?a=1#b'],
  ['http://it.localhost:3000/viaggi', '/viaggi'],
  ['/currency-guide', '/currency-guide'],
  // A page that asks.
  ['/logout', '/logout'],
  // Another market is another site.
  ['http://de.localhost:3000/reisen', '/'],
  ['https://evil.example/', '/'],
  ['/banner-bars', '/'],
  ['/saved', '/'],
  ['/alerts', '/'],
  ['/alerts/off?all=yes', '/alerts/off?all=yes'],
  ['/currency', '/'],
  ['/Currency/', '/'],
  ['/currency?a=1', '/'],
  ['http://it.localhost:3000/banner-bars#x', '/'],
])('SEC-03 ERR-01 the way back to %s is %s', (wish, path) => {
  expect(safeReturnPath(wish, origins, 'it')).toBe(path);
});
