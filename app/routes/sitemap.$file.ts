/**
 * `/sitemap/{section}-{number}.xml`: one file of a market's sitemap (SEO-01). It is one page of a section of the
 * backend, so its size is bounded however large the catalogue is.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SITEMAP_SECTIONS } from '../../contract/sitemap.ts';
import { apiForFiles, dataOrUnavailable, fileResponse } from '../seo/file-response.server.ts';
import {
  ownSitemapUrls,
  pageCount,
  printSitemap,
  SITEMAP_TYPE,
  sitemapSite,
  sitemapTag,
  sitemapUrls,
} from '../seo/sitemap.server.ts';

/** The file that also has the site's own pages. */
const FIRST_PAGES = 'pages-1';

/** @throws Response 404 for a section or a page that the sitemap does not have */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.file ?? '') ?? [];
  const section = SITEMAP_SECTIONS.find((each) => each === name);
  if (!section) throw notFound();
  const page = Number(number);
  const site = sitemapSite(request, context);
  const api = await apiForFiles(request, context);
  const { version, sections } = dataOrUnavailable(await api.sitemap()).data;
  const found = sections.find((each) => each.section === section);
  if (page > pageCount(section, found?.pages ?? 0)) throw notFound();
  const file = `${section}-${page}`;
  const tag = sitemapTag(version, site, file);
  return fileResponse(request, { tag, type: SITEMAP_TYPE }, async () => {
    const entries = dataOrUnavailable(await api.sitemapPage(section, page)).data;
    const own = file === FIRST_PAGES ? ownSitemapUrls(site) : [];
    return printSitemap([...sitemapUrls(entries, site), ...own]);
  });
}

function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}
