/** `/robots.txt` (SEO-01). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { marketOfRequest } from '../i18n/market.server.ts';
import { entityTag, fileResponse } from '../seo/file-response.server.ts';
import { siteSettings } from '../site-settings.server.ts';

/**
 * Addresses that are no pages: forms, the login, requests for a seat. Filtered lists are not among them: they say
 * `noindex` themselves (RES-11), and a crawler must be allowed to read that.
 */
const CLOSED: readonly string[] = [
  '/alerts',
  '/banner-bars',
  '/booking/',
  '/country-offer',
  '/currency',
  '/dev/',
  '/login',
  '/logout',
  '/offline',
  '/saved',
];

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origins, isIndexed } = siteSettings();
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  if (isIndexed)
    lines.push('', `Sitemap: ${origins[marketOfRequest(request, context).id]}/sitemap.xml`);
  const body = `${lines.join('\n')}\n`;
  return fileResponse(request, { tag: entityTag(body), type: 'text/plain' }, () => body);
}
