import { expect, test } from 'vitest';
import { isLinkAddress } from './link-address.ts';

test.each([
  ['/', true],
  ['/viaggi?a=1#b', true],
  ['https://cordata.it/', true],
  ['HTTP://cordata.it', true],
  ['mailto:people@example.org', true],
  ['tel:+390212345', true],
  ['', false],
  ['viaggi', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/\t/evil.example', false],
  ['https:evil.example', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['ftp://example.org', false],
])('SEC-03 a link to %j: %s', (address, expected) => expect(isLinkAddress(address)).toBe(expected));
