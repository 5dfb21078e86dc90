import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

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
