/**
 * `/sitemap.xml`, which names the files of a market's sitemap, and `/sitemap/{section}-{number}.xml` (SEO-01).
 * A file is a page of the backend's section, so its size is bounded however large the catalogue is.
 */
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { SITEMAP_SECTIONS, type SitemapOverview } from '../../../contract/sitemap.ts';
import { marketOfRequest } from '../../i18n/market.server.ts';
import { siteSettings } from '../../site-settings.server.ts';
import { longApi, requireAnswer } from '../long-api.server.ts';
import { entityTag, taggedAnswer } from '../tagged-answer.server.ts';
import { printSitemap, printSitemapIndex } from './print-sitemap.ts';
import { ownSitemapUrls, sitemapUrls, type SitemapSite } from './sitemap-urls.ts';

const TYPE = 'application/xml';
/** Of the page that also has what the site knows by itself. */
const FIRST_PAGES = 'pages-1';
/** Of what is printed: another one makes other tags. */
const FORM = '1';

export async function loadSitemapIndex({ request, context }: LoaderFunctionArgs) {
  const site = siteOf(request, context);
  const api = await longApi(request, context);
  const { version, sections } = requireAnswer(await api.sitemap()).data;
  const origin = site.origins[site.marketId];
  const files = sections.flatMap(({ section, pages, changedAt }) =>
    Array.from({ length: atLeastOne(section, pages) }, (_, index) => ({
      address: `${origin}/sitemap/${section}-${index + 1}.xml`,
      changedAt,
    })),
  );
  const tag = tagOf(version, site, 'index');
  return taggedAnswer(request, { tag, type: TYPE }, () => printSitemapIndex(files));
}

export async function loadSitemapFile({ request, context, params }: LoaderFunctionArgs) {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.file ?? '') ?? [];
  const section = SITEMAP_SECTIONS.find((each) => each === name);
  if (!section) throw notFound();
  const page = Number(number);
  const site = siteOf(request, context);
  const api = await longApi(request, context);
  const { version, sections } = requireAnswer(await api.sitemap()).data;
  const found = sections.find((each) => each.section === section);
  if (page > atLeastOne(section, found?.pages ?? 0)) throw notFound();
  const file = `${section}-${page}`;
  const tag = tagOf(version, site, file);
  return taggedAnswer(request, { tag, type: TYPE }, async () => {
    const entries = requireAnswer(await api.sitemapPage(section, page)).data;
    const own = file === FIRST_PAGES ? ownSitemapUrls(site) : [];
    return printSitemap([...sitemapUrls(entries, site), ...own]);
  });
}

/** The site has pages of its own where the backend has none. */
function atLeastOne(section: SitemapOverview['sections'][number]['section'], pages: number) {
  return section === 'pages' ? Math.max(1, pages) : pages;
}

function siteOf(request: Request, context: AppLoadContext): SitemapSite {
  const { origins, imagesBaseUrl } = siteSettings();
  return { marketId: marketOfRequest(request, context).id, origins, imagesBaseUrl };
}

function tagOf(version: string, { marketId, origins, imagesBaseUrl }: SitemapSite, file: string) {
  return entityTag(FORM, version, marketId, imagesBaseUrl, ...Object.values(origins), file);
}

function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}
