/** Which addresses of a market are pages, as far as content tells: for those that lead there (RTE-07). */
import { canonicalPath } from '../../contract/canonical-path.ts';
import {
  isRoutingKey,
  matchRoute,
  pageKindOf,
  pathPattern,
  type MatchedRoute,
  type RoutingKey,
} from '../../contract/route-paths.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import type { Page } from './read-pages.ts';
import type { TravelDraft } from './read-travel.ts';

export interface KnownPages {
  readonly pages: readonly Page[];
  readonly travels: readonly Pick<TravelDraft, 'name' | 'words'>[];
  readonly coordinators: readonly { readonly id: string }[];
}

/** What is wrong with a former address: it is a page's or the system's, so that nobody would be led on. */
export function faultOfFormer(
  path: string,
  marketId: MarketId,
  known: KnownPages | null,
): string | null {
  const route = matchRoute(path, marketId);
  if (route?.parameters.travel !== undefined) {
    return `${path} is the path of ${route.key}: a travel’s former address is one of its oldSlugs`;
  }
  if (route) return `${path} is the path of ${route.key}`;
  if (isSystemSegment(path.split('/')[1] ?? '')) return `${path} is an address of the system`;
  const page = known && pageAt(path, marketId, known);
  return page ? `${path} is the path of ${page.key}` : null;
}

/** What is wrong with the path that a redirect leads to. */
export function faultOfTarget(path: string, marketId: MarketId, known: KnownPages): string | null {
  if (canonicalPath(path) !== path) return `${path} is led on to ${canonicalPath(path)}`;
  const route = matchRoute(path, marketId);
  const isPage = route ? isKnownRoute(route, marketId, known) : pageAt(path, marketId, known);
  if (isPage) return null;
  if (route?.key === 'travels-travel-tour') return `${path} is a departure’s, which passes`;
  const present = route && presentSlug(route.parameters.travel, marketId, known);
  if (present) return `${path} is a former address: the travel’s slug is ${present}`;
  return `${path} is no page`;
}

function isKnownRoute(
  { key, parameters }: MatchedRoute,
  marketId: MarketId,
  { pages, travels, coordinators }: KnownPages,
): boolean {
  switch (key) {
    case 'travels-travel-tour':
      return false;
    case 'travels-travel':
    case 'travels-travel-itinerary': {
      const { language } = MARKETS[marketId];
      return travels.some(({ words }) => words[language]?.slug === parameters.travel);
    }
    case 'coordinators-coordinator':
      return coordinators.some(({ id }) => id === parameters.coordinator);
    default:
      return isOwnPage(key) ? pageKindOf(key) !== null : hasPage(key, pages);
  }
}

/** Whether a link by a routing key leads to something: a page, or what the site makes by itself. */
export function isPageOfKey(key: string, { pages }: Pick<KnownPages, 'pages'>): boolean {
  return (isRoutingKey(key) && isOwnPage(key)) || hasPage(key, pages);
}

/** Whether the route needs no page of the content, and stands for one page alone. */
function isOwnPage(key: RoutingKey): boolean {
  return pageKindOf(key) !== 'custom-page' && !pathPattern(key, 'en-WE').includes('{');
}

function hasPage(key: string, pages: readonly Page[]): boolean {
  return pages.some(({ byLocale }) => byLocale.en.routingKey === key);
}

/** The page of the CMS at a path of its own. */
function pageAt(path: string, marketId: MarketId, { pages }: KnownPages): Page | null {
  const { textLocale, language } = MARKETS[marketId];
  const slug = path.slice(1);
  return (
    pages.find(
      ({ languages, byLocale }) =>
        languages.includes(language) && byLocale[textLocale].slug === slug,
    ) ?? null
  );
}

/** The present slug of the travel that once had this one. */
function presentSlug(
  slug: string | undefined,
  marketId: MarketId,
  { travels }: KnownPages,
): string | null {
  if (slug === undefined) return null;
  const { language } = MARKETS[marketId];
  const travel = travels.find(({ words }) => words[language]?.oldSlugs.includes(slug));
  return travel?.words[language]?.slug ?? null;
}
