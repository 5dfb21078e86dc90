import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  'example.com',
  'EXAMPLE.com',
  'www.example.co.uk/ada?x=1#y',
  'https://example.com/',
  'http://example.com:8080',
  'instagram.com/ada',
  'bücher.example',
])('AUTH-07 %j is a web address', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  '',
  'not a site!',
  'site',
  '@ada',
  'ada@example.com',
  'mailto:ada@example.com',
  'https://user:secret@example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'https://',
  'example.',
  '.com',
  '1.2.3.4',
  'exam\u0000ple.com',
])('AUTH-07 %j is none', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
