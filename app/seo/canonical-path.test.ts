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
])('RTE-06 %s has the one form %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/viaggi/giappone', '/viaggi/giappone'],
  ['/caffè', '/caff%C3%A8'],
  ['/a b', '/a%20b'],
  ['/100%', '/100%25'],
  ['/a?b#c', '/a%3Fb%23c'],
  ["/a'b(c)*!~@:$&+,;=", "/a'b(c)*!~@:$&+,;="],
])('RTE-06 the path %s is written %s, and stays so', (path, address) => {
  expect(encodePath(path)).toBe(address);
  const { pathname } = new URL(address, 'http://localhost');
  expect(encodePath(decodeURIComponent(pathname))).toBe(pathname);
});
