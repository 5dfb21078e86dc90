/**
 * A page of the CMS (RTE-05): found by the route's key where there is one, else by slug, with the data
 * of its blocks asked for in one round (CMS-01).
 */
import type { CustomPage } from '../../../contract/custom-page.ts';
import type { MarketId } from '../../../domain/market.ts';
import type { LoadedBlock } from '../../blocks/block-props.ts';
import { lacksAnswer, loadBlocks } from '../../blocks/load-blocks.server.ts';
import type { PageFrame } from '../../layout/page-frame.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { siteLog } from '../../site-log.server.ts';
import { requireData, type PageLoader, type PageLoaderArguments } from '../page-loader.server.ts';

export interface CustomPageData {
  /** The page's heading where no block gives it one. */
  readonly title: string;
  readonly blocks: readonly LoadedBlock[];
}

/** @throws Response as `requireData` does: 404, 410, 503, or the redirect that the backend asks for. */
export const loadCustomPage: PageLoader<CustomPageData> = async (args) => {
  const { url, api, routingKey, parameters, currency, layoutSettings, context } = args;
  const found = await api.customPage(
    routingKey === null ? { slug: parameters.slug ?? '' } : { routingKey },
  );
  const page = requireData(found, args).data;
  const blocks = await loadBlocks(page.blocks, {
    api,
    currency,
    exchangeRates: layoutSettings.exchangeRates,
    log: context.log ?? siteLog(),
    page: routingKey ?? url.pathname,
  });
  return {
    status: 200,
    seo: {
      title: page.seo.title,
      description: page.seo.description,
      robots: robotsOf(page, blocks),
      canonical: canonicalOf(page, url.pathname),
      alternates: alternatesOf(page, args),
    },
    frame: frameOf(page),
    data: { title: page.seo.title, blocks },
  };
};

/** The page's own path unless it names another of this site; without a trailing slash (SEO-01). */
function canonicalOf(page: CustomPage, path: string): string {
  const { canonical } = page.seo;
  if (!canonical || !/^\/(?![/\\])/.test(canonical)) return path;
  return canonical.length > 1 ? canonical.replace(/\/+$/, '') : canonical;
}

/**
 * The page's own, unless a list of it could not be loaded: what stands there for a moment is not for an
 * index (SEO-01).
 */
function robotsOf({ seo }: CustomPage, blocks: readonly LoadedBlock[]): string | null {
  const isKeptOut = /\b(noindex|none)\b/i.test(seo.robots ?? '');
  return !isKeptOut && blocks.some(lacksAnswer) ? 'noindex' : seo.robots;
}

function alternatesOf(
  page: CustomPage,
  { routingKey }: PageLoaderArguments,
): Readonly<Partial<Record<MarketId, string>>> {
  return routingKey === null ? page.seo.urls : routeAlternates(routingKey);
}

/** What the page asks of the layout (RTE-08). Words that are no class names are dropped. */
function frameOf({ attributes, customHtmlClasses }: CustomPage): PageFrame {
  return {
    hideLayout: attributes.hideLayout,
    transparentHeader: attributes.transparentHeader,
    htmlClasses: (customHtmlClasses ?? '')
      .split(/\s+/)
      .filter((word) => /^[a-z][\w-]*$/i.test(word)),
  };
}
