/**
 * The path of each named route and fixed custom page in each market (RTE-01, RTE-04). Site and backend
 * share it: menus and pages name a routing key, and the paths stand in its table alone.
 */
import { MARKETS, type MarketId } from '../domain/market.ts';
import {
  CUSTOM_PAGE_KEYS,
  CUSTOM_PAGE_PATHS,
  DISABLED_ROUTES,
  LINKED_IN,
  MARKET_PATHS,
  NAMED_ROUTE_TABLE,
  NAMED_ROUTES,
  type CustomPageKey,
  type NamedRoute,
  type NamedRow,
} from './route-path-table.ts';

/** What a link may name. `index` is a named route and a custom page at once. */
export type RoutingKey = NamedRoute | CustomPageKey;

export function isNamedRoute(key: string): key is NamedRoute {
  return Object.hasOwn(NAMED_ROUTE_TABLE, key);
}

export function isCustomPageKey(key: string): key is CustomPageKey {
  return (CUSTOM_PAGE_KEYS as readonly string[]).includes(key);
}

/** Whether the table has a path for it. */
export function isRoutingKey(key: string | null): key is RoutingKey {
  return key !== null && (isNamedRoute(key) || isCustomPageKey(key));
}

/** Whether the market has switched the route off (RTE-02). */
export function isDisabledRoute(key: RoutingKey, marketId: MarketId): boolean {
  return isNamedRoute(key) && (DISABLED_ROUTES[key]?.includes(marketId) ?? false);
}

/** Whether links, sitemap and search engines know the route in the market (RTE-02, RTE-03). */
export function isPublicRoute(key: RoutingKey, marketId: MarketId): boolean {
  const isLinked = !isNamedRoute(key) || (LINKED_IN[key]?.includes(marketId) ?? true);
  return isLinked && !isDisabledRoute(key, marketId);
}

/** Kind of the page at a route, a folder of `app/pages`; null where there is none yet. */
export function pageKindOf(key: RoutingKey) {
  return isNamedRoute(key) ? NAMED_ROUTE_TABLE[key].page : 'custom-page';
}

/** Queries under which the sitemap lists a route that the backend does not. */
export function sitemapQueries(key: NamedRoute): readonly string[] {
  const row: NamedRow = NAMED_ROUTE_TABLE[key];
  return row.sitemap ?? [];
}

/** The path with its `{parameters}` as the table writes it. */
export function pathPattern(key: RoutingKey, marketId: MarketId): string {
  const { language } = MARKETS[marketId];
  if (!isNamedRoute(key)) return CUSTOM_PAGE_PATHS[key][language];
  return MARKET_PATHS[key]?.[marketId] ?? NAMED_ROUTE_TABLE[key].paths[language];
}

/**
 * The path of a page in a market, parameters filled in and encoded.
 * @throws Error when a parameter of the pattern is missing: a programming mistake, never input.
 */
export function pathOf(
  key: RoutingKey,
  marketId: MarketId,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return pathPattern(key, marketId).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`Path of ${key} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * The path of a page that a link names by its key alone; null where the market has switched the route off
 * (RTE-02), nothing leads to it (RTE-03), or it is a page of one travel, tour or coordinator.
 */
export function linkedPath(key: RoutingKey, marketId: MarketId): string | null {
  if (!isPublicRoute(key, marketId)) return null;
  const pattern = pathPattern(key, marketId);
  return pattern.includes('{') ? null : pattern;
}

export interface MatchedRoute {
  readonly key: RoutingKey;
  readonly parameters: Readonly<Record<string, string>>;
}

interface CompiledRoute {
  readonly key: RoutingKey;
  readonly segments: readonly string[];
}

/** A browser asks for one market alone. */
const routesByMarket = new Map<MarketId, readonly CompiledRoute[]>();

function routesOf(marketId: MarketId): readonly CompiledRoute[] {
  const routes = routesByMarket.get(marketId) ?? compileRoutes(marketId);
  routesByMarket.set(marketId, routes);
  return routes;
}

/** Static segments before parameters, segment by segment: `/destinations/x/itinerary` is no tour. */
function compileRoutes(marketId: MarketId): readonly CompiledRoute[] {
  return [...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]
    .filter((key) => !isDisabledRoute(key, marketId))
    .map((key) => ({ key, segments: segmentsOf(pathPattern(key, marketId)) }))
    .sort((a, b) => parameterMarks(a.segments) - parameterMarks(b.segments));
}

/** A digit for each segment; only paths of as many segments are compared. */
function parameterMarks(segments: readonly string[]): number {
  return Number(segments.map((segment) => (segment.startsWith('{') ? 1 : 0)).join(''));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * The named route or fixed page at a decoded path of a market, or null (RTE-05). Custom pages with a
 * slug of their own are the backend's to know.
 */
export function matchRoute(path: string, marketId: MarketId): MatchedRoute | null {
  const segments = segmentsOf(path);
  for (const route of routesOf(marketId)) {
    if (route.segments.length !== segments.length) continue;
    const parameters: Record<string, string> = {};
    const fits = route.segments.every((pattern, index) => {
      const segment = segments[index] as string;
      if (!pattern.startsWith('{')) return pattern === segment;
      parameters[pattern.slice(1, -1)] = segment;
      return true;
    });
    if (fits) return { key: route.key, parameters };
  }
  return null;
}
