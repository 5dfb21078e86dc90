import { expect, test } from 'vitest';
import { isNewsletterPage, isOneClickPath, newsletterLinkPath } from './newsletter-paths.ts';

const TOKEN = 'aB3-_'.padEnd(43, 'x');

test.each([
  [newsletterLinkPath('unsubscribe', TOKEN), true],
  [newsletterLinkPath('confirm', TOKEN), false],
  [`/unsubscribe/${TOKEN}/`, false],
  [`/unsubscribe/${TOKEN.slice(1)}`, false],
  ['/unsubscribe/', false],
  [`/unsubscribe/../${TOKEN}`, false],
  ['/newsletter', false],
])('NEWS-01 SEC-01 programs may post to %s: %s', (path, expected) => {
  expect(isOneClickPath(path)).toBe(expected);
});

test.each([
  ['/newsletter', true],
  [newsletterLinkPath('confirm', TOKEN), true],
  [newsletterLinkPath('unsubscribe', TOKEN), true],
  ['/', false],
  ['/newsletters', false],
])('NEWS-01 %s is about the newsletter: %s', (path, expected) => {
  expect(isNewsletterPage(path)).toBe(expected);
});
