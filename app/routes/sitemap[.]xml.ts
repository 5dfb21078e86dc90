/** `/sitemap.xml`: names the files of a market's sitemap (SEO-01). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiForFiles, dataOrUnavailable, fileResponse } from '../seo/file-response.server.ts';
import {
  pageCount,
  printSitemapIndex,
  SITEMAP_TYPE,
  sitemapSite,
  sitemapTag,
} from '../seo/sitemap.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const site = sitemapSite(request, context);
  const api = await apiForFiles(request, context);
  const { version, sections } = dataOrUnavailable(await api.sitemap()).data;
  const origin = site.origins[site.marketId];
  const files = sections.flatMap(({ section, pages, changedAt }) =>
    Array.from({ length: pageCount(section, pages) }, (_, index) => ({
      address: `${origin}/sitemap/${section}-${index + 1}.xml`,
      changedAt,
    })),
  );
  const tag = sitemapTag(version, site, 'index');
  return fileResponse(request, { tag, type: SITEMAP_TYPE }, () => printSitemapIndex(files));
}
