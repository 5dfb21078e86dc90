/** Headers on every answer, errors included (SEC-04); what keeps a copy of the site out of indexes too (SEO-01). */
import type { Settings } from '../config/settings.ts';

/** For answers that are no document; `entry.server.tsx` sets a document's own. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Media type of what Remix's `….data` addresses answer. */
const PAGE_DATA_TYPE = 'text/x-script';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

export type SecurityHeaderSettings = Pick<Settings, 'origins' | 'isIndexed' | 'hstsOptions'>;

/** Adds what is missing to the headers of an answer. */
export function addSecurityHeaders(headers: Headers, settings: SecurityHeaderSettings): void {
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', CLOSED_POLICY);
  }
  // With `no-referrer` browsers send `Origin: null` and no form works (SEC-01).
  if (!headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  }
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  // Images may be shown by the other markets, and through a CDN: they say so themselves.
  if (!headers.has('cross-origin-resource-policy')) {
    headers.set('cross-origin-resource-policy', 'same-origin');
  }
  headers.set('origin-agent-cluster', '?1');
  headers.set('permissions-policy', PERMISSIONS);
  // A header, and no robots.txt: who may not read a page does not see that it is not to be kept.
  if (!settings.isIndexed) headers.set('x-robots-tag', 'noindex, nofollow');
  // The data of a page is no page of its own.
  else if (headers.get('content-type')?.startsWith(PAGE_DATA_TYPE)) {
    headers.set('x-robots-tag', 'noindex');
  }
  if (settings.origins['en-WE'].startsWith('https:')) {
    const directives = ['max-age=63072000', ...settings.hstsOptions];
    headers.set('strict-transport-security', directives.join('; '));
  }
}

/** The headers by themselves, for answers that are made outside the edge's app. */
export function securityHeaders(settings: SecurityHeaderSettings): Headers {
  const headers = new Headers();
  addSecurityHeaders(headers, settings);
  return headers;
}
