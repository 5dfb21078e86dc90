import { describe, expect, test } from 'vitest';
import { pagePathOf } from './site-path.ts';

describe('SEC-03 the path of a page, as a backend names it', () => {
  test.each([
    ['/', '/'],
    ['/viaggi/giappone', '/viaggi/giappone'],
    ['/viaggi/', '/viaggi'],
    ['/reisen/s%C3%BCdafrika', '/reisen/s%C3%BCdafrika'],
  ])('%s is %s', (named, path) => expect(pagePathOf(named)).toBe(path));

  test.each([
    '',
    'viaggi',
    '@evil.example/x',
    '.evil.example/',
    ':80/',
    'https://evil.example/',
    '//evil.example',
    '//',
    '/.//evil.example',
    '/a//b',
    '/../a',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/a\tb',
    '/a\nb',
    '/a b',
    '/a\u2028b',
    '/a%00',
    '/a%0d%0ab',
    '/%E0%A4%A',
    '/a?x',
    '/a#y',
  ])('%j is none', (named) => expect(pagePathOf(named)).toBeNull());
});
