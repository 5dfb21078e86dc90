/**
 * First parts of paths that are no page of the CMS: forms, probes, files, the login, what is to come. A
 * page of such a slug would never be seen, or would hide one of them.
 */
const SYSTEM_SEGMENTS: readonly string[] = [
  'account',
  'alerts',
  'apple-touch-icon.png',
  'assets',
  'banner-bars',
  'booking',
  'chat',
  'compare',
  'cookies',
  'country-offer',
  'currency',
  'custom-styles',
  'dev',
  'favicon.ico',
  'feed.xml',
  'healthz',
  'icons',
  'login',
  'logout',
  'manifest.webmanifest',
  'meet-ups',
  'metrics',
  'newsletter',
  'offline',
  'oidc',
  'page-errors',
  'page-events',
  'readyz',
  'request',
  'resource',
  'robots.txt',
  'search-bar',
  'route-maps',
  'saved',
  'states',
  'sw.js',
  'unsubscribe',
  'v1',
];
/** There may be several, by market and kind. */
const SITEMAP = 'sitemap';

export function isSystemSegment(segment: string): boolean {
  return SYSTEM_SEGMENTS.includes(segment) || segment.startsWith(SITEMAP);
}
