/**
 * A page of the CMS (RTE-05): found by the route's key where there is one, else by slug, with the data
 * of its blocks asked for in one round (CMS-01).
 */
import { redirect } from '@remix-run/node';
import type { ArrivedPage } from '../../../contract/custom-page.ts';
import type { MarketId } from '../../../domain/market.ts';
import { parseSearchFilters, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import type { LoadedBlock } from '../../blocks/blocks.server.ts';
import { lacksAnswer, loadBlocks, showsFilters } from '../../blocks/load-blocks.server.ts';
import {
  scopeOfBlock,
  scopeOfPage,
  stylesOfPage,
} from '../../custom-styles/custom-styles.server.ts';
import { stylesAddress } from '../../custom-styles/styles-address.server.ts';
import type { PageFrame } from '../../layout/page-frame.ts';
import { isKeptOutByFilters } from '../../listing/index-rule.ts';
import { queryOfForm } from '../../search/form-query.ts';
import { isKeptOut } from '../../seo/is-kept-out.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { siteLog } from '../../site-log.server.ts';
import { departureViewOf } from '../../travel/departure.ts';
import { requireData, type PageLoader, type PageLoaderArguments } from '../page-loader.server.ts';
import { pageHead } from './page-head.server.ts';

export interface CustomPageData {
  /** The page's heading where no block gives it one. */
  readonly title: string;
  readonly blocks: readonly LoadedBlock[];
  /** Class of the page in its custom stylesheet, where it has CSS of its own (CMS-03). */
  readonly scope?: string;
}

/** @throws Response as `requireData` does: 404, 410, 503, or the redirect that the backend asks for. */
export const loadCustomPage: PageLoader<CustomPageData> = async (args) => {
  const { url, api, routingKey, parameters, context } = args;
  const found = await api.customPage(
    routingKey === null ? { slug: parameters.slug ?? '' } : { routingKey },
  );
  const page = requireData(found, args).data;
  const asked = filtersAsked(page, url);
  const name = routingKey ?? url.pathname;
  const styles = stylesOfPage(page, name);
  const blocks = await loadBlocks(page.blocks, {
    api,
    ...departureViewOf(args),
    log: context.log ?? siteLog(),
    asked: asked ?? undefined,
    page: name,
    scopeAt: (position) => scopeOfBlock(styles, position),
  });
  return {
    status: 200,
    seo: {
      title: page.seo.title,
      description: page.seo.description,
      robots: robotsOf(page, blocks, asked),
      // The page's own path unless it names another of this site.
      canonical: page.seo.canonical ?? url.pathname,
      alternates: alternatesOf(page, args),
      ...(await pageHead({ name: page.seo.title, path: url.pathname }, blocks, args)),
    },
    frame: { ...frameOf(page), customStyles: stylesAddress(styles, url.pathname) },
    data: { title: page.seo.title, blocks, scope: scopeOfPage(styles) },
  };
};

/**
 * The filters of the address, on a page with a listing that shows its own (CMS-05); null on any other.
 * @throws Response to those filters where a form was sent, whose fields have names that are none
 */
function filtersAsked(
  { blocks }: ArrivedPage,
  { pathname, searchParams }: URL,
): SearchFilters | null {
  if (!blocks.some(showsFilters)) return null;
  const sent = queryOfForm(searchParams);
  if (sent) throw redirect(sent.size > 0 ? `${pathname}?${sent}` : pathname, 302);
  return parseSearchFilters(searchParams);
}

/**
 * The page's own, unless a list of it could not be loaded: what stands there for a moment is not for an
 * index (SEO-01). Under filters the rule is that of the search page (RES-11).
 */
function robotsOf(
  { seo }: ArrivedPage,
  blocks: readonly LoadedBlock[],
  asked: SearchFilters | null,
): string | null {
  const isPassing = blocks.some(lacksAnswer) || (asked !== null && isKeptOutByFilters(asked));
  return !isKeptOut(seo.robots) && isPassing ? 'noindex' : seo.robots;
}

function alternatesOf(
  page: ArrivedPage,
  { routingKey }: PageLoaderArguments,
): Readonly<Partial<Record<MarketId, string>>> {
  const { urls } = page.seo;
  const saysNothing = routingKey !== null && Object.keys(urls).length === 0;
  return saysNothing ? routeAlternates(routingKey) : urls;
}

/** What the page asks of the layout (RTE-08). Words that are no class names are dropped. */
function frameOf({ attributes, customHtmlClasses }: ArrivedPage): PageFrame {
  return {
    hideLayout: attributes.hideLayout,
    transparentHeader: attributes.transparentHeader,
    htmlClasses: (customHtmlClasses ?? '')
      .split(/\s+/)
      .filter((word) => /^[a-z][\w-]*$/i.test(word)),
  };
}
