import { describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { loginPath, returnPath } from './return-path.ts';

const { origins } = readSettings({});

describe('AUTH-01 SEC-03 SEC-09 the path after a login', () => {
  test.each([
    ['/viaggi', '/viaggi'],
    ['/cerca?textSearch=mare&page=2', '/cerca?textSearch=mare&page=2'],
    ['http://it.localhost:3000/viaggi', '/viaggi'],
    ['/', '/'],
  ])('%s is the site’s own', (wish, expected) => {
    expect(returnPath(wish, origins, 'it')).toBe(expected);
  });

  test.each([
    null,
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example/',
    'https://evil.example/',
    'http://de.localhost:3000/reisen',
    'http://it.localhost:3000@evil.example/',
    'javascript:alert(1)',
    '/logout',
    '/login/redirect?code=a&state=b',
    '/\t/evil.example',
    '/.//evil.example',
    `/${'x'.repeat(2_000)}`,
    `/${'é'.repeat(100)}`,
    `/${'旅'.repeat(60)}`,
    '/request/AbC',
    'http://it.localhost:3000//Request/AbC?modal=language',
  ])('%j leads home instead', (wish) => {
    expect(returnPath(wish, origins, 'it')).toBe('/');
  });

  test('a login remembers where it came from', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath(`/${'x'.repeat(2_000)}`)).toBe('/login');
    expect(loginPath('/cerca?a=1&b=2')).toBe('/login?returnTo=%2Fcerca%3Fa%3D1%26b%3D2');
  });
});
