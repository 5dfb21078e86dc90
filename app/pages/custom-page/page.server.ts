/**
 * A page of the CMS (RTE-05): found by the route's key where there is one, else by slug, with the data
 * of its blocks asked for in one round (CMS-01).
 */
import { redirect } from '@remix-run/node';
import type { ArrivedPage } from '../../../contract/custom-page.ts';
import type { Image } from '../../../contract/image.ts';
import {
  parseSearchFilters,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import type { MarketId } from '../../../domain/market.ts';
import type { LoadedBlock } from '../../blocks/blocks.server.ts';
import {
  parsePeopleQuery,
  printPeopleQuery,
  type PeopleQuery,
} from '../../blocks/coordinators-list/people-query.ts';
import {
  firstPicture,
  lacksAnswer,
  loadBlocks,
  showsFilters,
} from '../../blocks/load-blocks.server.ts';
import {
  scopeOfBlock,
  scopeOfPage,
  stylesOfPage,
  stylesAddress,
} from '../../custom-styles/custom-styles.server.ts';
import { contactLines, socialLinks } from '../../layout/contact-books.ts';
import { readLayout } from '../../layout/layout.server.ts';
import type { PageFrame } from '../../layout/page-frame.ts';
import { isNoindexByFilters } from '../../listing/index-rule.ts';
import {
  type ListedPage,
  pagesOfCoordinators,
  pagesOfTours,
  pagesOfTravels,
} from '../../listing/listed-pages.ts';
import { queryOfForm } from '../../search/form-query.ts';
import { isNoindex, type PageSeo } from '../../seo/page-seo.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import {
  contactPageData,
  organizationData,
  webSiteData,
} from '../../seo/structured-data/brand-data.ts';
import {
  breadcrumbData,
  countrySteps,
  oneStepData,
  type Step,
} from '../../seo/structured-data/breadcrumb-data.ts';
import { faqData } from '../../seo/structured-data/faq-data.ts';
import { listingData } from '../../seo/structured-data/listing-data.ts';
import {
  siteOfData,
  type SiteOfData,
  type StructuredThing,
} from '../../seo/structured-data/structured-thing.ts';
import { siteLog } from '../../site-log.server.ts';
import { printAskedCount, readAskedCount } from '../../listing/asked-count.ts';
import { displayName } from '../../travel/travel-view.server.ts';
import { departureViewOf } from '../../travel/departure.ts';
import type { BreadcrumbProps } from '../../ui/breadcrumb/breadcrumb.tsx';
import {
  definePage,
  type PageAnswer,
  type PageLoaderArguments,
  requireData,
} from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

export interface CustomPageData {
  /** The page's heading where no block gives it one. */
  readonly title: string;
  readonly blocks: readonly LoadedBlock[];
  /** The name of the language that some of them are in, where it is not the market's. */
  readonly writtenIn?: string;
  /** Class of the page in its custom stylesheet, where it has CSS of its own (CMS-03). */
  readonly scope?: string;
}

interface CustomPageQuery {
  /** The filters that a sent form means; null where none was sent. */
  readonly sent: URLSearchParams | null;
  readonly filters: SearchFilters;
  readonly people: PeopleQuery;
  /** How much of its long list a page shows. */
  readonly shown: number;
}

export const customPage = definePage({
  kind: 'custom-page',
  facts: FACTS,
  cache: 'shared',
  query: {
    // Listing blocks follow the filters (CMS-05), and the list of coordinators its own query (TRV-10).
    parse: (params): CustomPageQuery => ({
      sent: queryOfForm(params),
      filters: parseSearchFilters(params),
      people: parsePeopleQuery(params),
      shown: readAskedCount(params),
    }),
    print: ({ sent, filters, people, shown }) =>
      sent
        ? null
        : new URLSearchParams([
            ...printSearchFilters(filters),
            ...printPeopleQuery(people),
            ...printAskedCount(shown),
          ]),
  },
  fetchMain: ({ api, routingKey, parameters }) =>
    api.customPage(routingKey === null ? { slug: parameters.slug ?? '' } : { routingKey }),
  load: async ({ main, query, ...args }): Promise<PageAnswer<CustomPageData>> => {
    const { url, api, routingKey, context } = args;
    const page = requireData(await main, args).data;
    const [unknown] = page.middleware;
    if (unknown !== undefined) {
      throw new Response(`Unknown middleware ${unknown}`, { status: 500 });
    }
    const asked = filtersAsked(page, url, query);
    const name = routingKey ?? url.pathname;
    const styles = stylesOfPage(page, name);
    const { countryName } = page;
    const head = { name: countryName ?? page.seo.title, path: url.pathname };
    const blocks = await loadBlocks(page.blocks, {
      api,
      ...departureViewOf(args),
      freeCancellationDays: args.layoutSettings.freeCancellationDays,
      log: context.log ?? siteLog(),
      asked: asked ?? undefined,
      shown: query.shown,
      page: name,
      ...(countryName !== null && { breadcrumb: breadcrumbOfCountry(head, args) }),
      scopeAt: (position) => scopeOfBlock(styles, position),
    });
    const lang = blocks.find((block) => block.lang)?.lang;
    return {
      status: 200,
      seo: {
        title: page.seo.title,
        description: page.seo.description,
        robots: robotsOf(page, blocks, asked),
        // The page's own path unless it names another of this site.
        canonical: page.seo.canonical ?? url.pathname,
        alternates: alternatesOf(page, args),
        ...(await pageHead(head, blocks, args, countryName !== null)),
      },
      frame: {
        ...frameOf(page),
        customStyles: stylesAddress(styles, url.pathname),
        ...(blocks.some(({ type }) => type === 'newsletter') && { hasNewsletter: true }),
      },
      data: {
        title: page.seo.title,
        blocks,
        ...(lang && { writtenIn: displayName('language', lang, args.market) }),
        scope: scopeOfPage(styles),
      },
    };
  },
});

/**
 * The filters of the address, on a page with a listing that shows its own (CMS-05); null on any other.
 * @throws Response to those filters where a form was sent, whose fields have names that are none
 */
function filtersAsked(
  { blocks }: ArrivedPage,
  { pathname }: URL,
  { sent, filters }: CustomPageQuery,
): SearchFilters | null {
  if (!blocks.some(showsFilters)) return null;
  if (sent) throw redirect(sent.size > 0 ? `${pathname}?${sent}` : pathname, 302);
  return filters;
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
  const isPassing = blocks.some(lacksAnswer) || (asked !== null && isNoindexByFilters(asked));
  return !isNoindex(seo.robots) && isPassing ? 'noindex' : seo.robots;
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
    hideMenus: attributes.hideMenus,
    htmlClasses: (customHtmlClasses ?? '')
      .split(/\s+/)
      .filter((word) => /^[a-z][\w-]*$/i.test(word)),
  };
}

/**
 * What a custom page says of itself beside its words: picture, preloads, structured data (SEO-01, SEO-02).
 *
 * @param page its title or its country, and its path without a query
 */
export async function pageHead(
  page: Step,
  blocks: readonly LoadedBlock[],
  args: PageLoaderArguments,
  isOfCountry = false,
): Promise<Pick<PageSeo, 'image' | 'cover' | 'structuredData'>> {
  const site = siteOfData(args.settings, args.market.id);
  return {
    image: firstImage(blocks),
    cover: firstPicture(blocks[0]),
    structuredData: [
      ...(isOfCountry
        ? [breadcrumbData(site, countrySteps(site, args.t, page))]
        : await ownData(page, site, args)),
      ...questionsOf(blocks, site),
      ...blocks.flatMap((block) => listingOf(block, site) ?? []),
    ],
  };
}

/** What structured data says of the way to a country's page, to be shown on it. */
function breadcrumbOfCountry(
  page: Step,
  { settings, market, t }: PageLoaderArguments,
): BreadcrumbProps {
  const steps = countrySteps(siteOfData(settings, market.id), t, page);
  return {
    label: t('travel:breadcrumb.label'),
    items: steps.map((step) => ({ label: step.name, href: step === page ? null : step.path })),
  };
}

/** For who is told of the page: its cover's, else that of any block that has one. */
function firstImage(blocks: readonly LoadedBlock[]): Image | null {
  for (const { data } of blocks) {
    if ('image' in data && data.image) return data.image;
  }
  return null;
}

/** What the page is, whatever its blocks hold. */
async function ownData(
  page: Step,
  site: SiteOfData,
  { api, settings, routingKey, t }: PageLoaderArguments,
): Promise<readonly StructuredThing[]> {
  const way = oneStepData(site, t, page);
  if (routingKey !== 'index' && routingKey !== 'contacts') return [way];
  const { books } = (await readLayout(api)).contacts;
  const profiles = socialLinks(books).map(({ href }) => href);
  const { email } = settings.brand;
  if (routingKey === 'index')
    return [organizationData(site, { email, profiles }), webSiteData(site)];
  const telephones = contactLines(books, settings.company).flatMap(({ href, value }) =>
    value && href.startsWith('tel:') ? [value] : [],
  );
  return [contactPageData(site, { ...page, email, telephones, profiles }), way];
}

/** One page of questions, however many blocks they stand in. */
function questionsOf(blocks: readonly LoadedBlock[], site: SiteOfData): StructuredThing[] {
  const questions = blocks.flatMap((block) =>
    block.type === 'faqs' ? block.data.groups.flatMap(({ items }) => items) : [],
  );
  return questions.length > 0 ? [faqData(site, questions)] : [];
}

function listingOf(block: LoadedBlock, site: SiteOfData): StructuredThing | null {
  const pages = listedPages(block, site);
  return pages.length > 0 ? listingData(site, listTitle(block), pages) : null;
}

function listTitle({ data }: LoadedBlock): string {
  return 'title' in data ? data.title : '';
}

/** What a block of a listing leads to; nothing for other blocks, and for one without an answer. */
function listedPages(block: LoadedBlock, { market }: SiteOfData): readonly ListedPage[] {
  switch (block.type) {
    case 'travels-list':
      return pagesOfTravels(block.data.travels ?? [], market.id);
    case 'tours-list':
      return pagesOfTours(block.data.tours ?? [], market.id);
    case 'coordinators-list':
      return pagesOfCoordinators(block.data.coordinators ?? [], market.id);
    default:
      return [];
  }
}
