import { expect, test } from 'vitest';
import { isHostName } from './web-address.ts';

test.each([
  'localhost',
  'it.localhost:3000',
  'www.example.org',
  'a-b.c',
  'a:1',
  'a:65535',
  '10.0.0.1',
])('MKT-02 %s is a host', (text) => expect(isHostName(text)).toBe(true));

test.each([
  '',
  '..',
  '.',
  'a..b',
  '.a',
  'a.',
  '-',
  'a-',
  'a.-b',
  'A.b',
  'a:',
  'a:0',
  'a:65536',
  'a:99999',
])('MKT-02 %j is none', (text) => expect(isHostName(text)).toBe(false));

test.each(['a.999', 'a/b', 'a b', 'user@a', 'a?b', 'http://a', '[::1]'])(
  'MKT-02 %j is none either',
  (text) => expect(isHostName(text)).toBe(false),
);
