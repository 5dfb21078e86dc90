/** The head of a document from a page's `PageSeo` (SEO-01). */
import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import { errorKindOf } from '../../domain/error-kind.ts';
import { MARKETS, MARKET_IDS } from '../../domain/market.ts';
import type { RootData } from '../i18n/site.ts';
import type { PageSeo } from './page-seo.ts';

/** Head elements of the page; where it could not be loaded, the title that its error page shows. */
export function metaOf(
  page: { readonly seo: PageSeo; readonly preloads: readonly string[] } | undefined,
  matches: readonly { readonly id: string; readonly data: unknown }[],
  error?: unknown,
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
  if (!root) return [];
  if (!page) {
    const kind = errorKindOf(isRouteErrorResponse(error) ? error.status : 500);
    const title = root.errorTitles[kind];
    return [{ title: `${title} | ${root.brand.name}` }, { name: 'robots', content: 'noindex' }];
  }

  const { seo } = page;
  const canonical = root.origins[root.marketId] + seo.canonical.replace(/^\/$/, '');
  const head: MetaDescriptor[] = [
    { title: `${seo.title} | ${root.brand.name}` },
    { name: 'description', content: seo.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: root.brand.name },
    { property: 'og:type', content: 'website' },
  ];
  if (seo.robots) head.push({ name: 'robots', content: seo.robots });
  for (const id of MARKET_IDS) {
    const path = seo.alternates[id];
    if (path === undefined) continue;
    head.push({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: MARKETS[id].hreflang,
      href: root.origins[id] + path.replace(/^\/$/, ''),
    });
  }
  for (const href of page.preloads) {
    head.push({ tagName: 'link', rel: 'modulepreload', href });
  }
  return head;
}
