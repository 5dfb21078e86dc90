import { expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { wayBack } from './way-back.ts';

const { origins } = readSettings({});

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
  ['/currency', '/'],
  ['/Currency/', '/'],
  ['/currency?a=1', '/'],
  ['http://it.localhost:3000/banner-bars#x', '/'],
])('SEC-03 ERR-01 the way back to %s is %s', (wish, path) => {
  expect(wayBack(wish, origins, 'it')).toBe(path);
});
