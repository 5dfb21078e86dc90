/** `/robots.txt` (SEO-01). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { entityTag, taggedAnswer } from './tagged-answer.server.ts';

/**
 * What is no page: forms, the login, requests for a seat. Filtered lists are not here: they say `noindex`
 * themselves (RES-11), which only who may read them sees.
 */
const CLOSED: readonly string[] = [
  '/banner-bars',
  '/booking/',
  '/currency',
  '/dev/',
  '/login',
  '/logout',
];

export function loadRobots({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origins, isIndexed } = siteSettings();
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  if (isIndexed)
    lines.push('', `Sitemap: ${origins[marketOfRequest(request, context).id]}/sitemap.xml`);
  const body = `${lines.join('\n')}\n`;
  return taggedAnswer(request, { tag: entityTag(body), type: 'text/plain' }, () => body);
}
