import { expect, test } from 'vitest';
import { canonicalPath, encodePath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/viaggi', '/viaggi'],
  ['/viaggi/', '/viaggi'],
  ['/Viaggi//Giappone/', '/viaggi/giappone'],
  ['//evil.example', '/evil.example'],
  ['/viaggi/x/jpn-20270412', '/viaggi/x/JPN-20270412'],
  ['/viaggi/x/JPN-20270412', '/viaggi/x/JPN-20270412'],
  ['//Request//AbC/', '/request/AbC'],
  ['/newsletter//Confirm/AbC', '/newsletter/confirm/AbC'],
])('RTE-06 SEC-09 %s has the one form %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/viaggi/giappone', '/viaggi/giappone'],
  ['/caffè', '/caff%C3%A8'],
  ['/a b', '/a%20b'],
  ['/a b ', '/a%20b%20'],
  ['/100%', '/100%25'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['/a\\b', '/a%5Cb'],
  ['/a|b[c]^', '/a%7Cb%5Bc%5D%5E'],
  ['/a?b#c', '/a%3Fb%23c'],
  ["/a'b(c)*!~@:$&+,;=", "/a'b(c)*!~@:$&+,;="],
])('RTE-06 the path %s is written %s, and stays so', (path, address) => {
  expect(encodePath(path)).toBe(address);
  const { pathname } = new URL(address, 'http://localhost');
  expect(encodePath(decodeURIComponent(pathname))).toBe(pathname);
});
