import { expect, test } from 'vitest';
import type { HstsOption } from '../config/live-security.ts';
import { readSettings } from '../config/settings.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const settings = readSettings({});

test('SEC-04 an answer that says nothing itself is closed', () => {
  expect(Object.fromEntries(securityHeaders(settings))).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('SEC-04 an answer keeps the policies that it has, and loses no other header', () => {
  const own = {
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  };
  const headers = new Headers({ ...own, 'x-frame-options': 'SAMEORIGIN' });
  addSecurityHeaders(headers, settings);
  expect(Object.fromEntries(headers)).toMatchObject({ ...own, 'x-frame-options': 'DENY' });
});

test('SEC-04 a site on HTTPS is never asked for over HTTP again', () => {
  const origins = { ...settings.origins, 'en-WE': 'https://www.example.org' };
  const toldWith = (hstsOptions: readonly HstsOption[]) =>
    securityHeaders({ ...settings, origins, hstsOptions }).get('strict-transport-security');
  expect(toldWith([])).toBe('max-age=63072000');
  expect(toldWith(['includeSubDomains', 'preload'])).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

test.each([
  ['text/x-script', true, 'noindex'],
  ['text/x-script; charset=utf-8', true, 'noindex'],
  ['text/html; charset=utf-8', true, null],
  ['text/x-script', false, 'noindex, nofollow'],
])('SEO-01 %s of a site in indexes (%s) is for robots: %s', (type, isIndexed, expected) => {
  const headers = new Headers({ 'content-type': type });
  addSecurityHeaders(headers, { ...settings, isIndexed });
  expect(headers.get('x-robots-tag')).toBe(expected);
});
