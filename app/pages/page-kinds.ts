/** What server and browser know of a page before it comes: its kind, which the path tells, and the kind's facts. */
import {
  matchRoute,
  pageKindOf,
  type MatchedRoute,
  type RoutingKey,
} from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import type { PageFacts } from './define-page.server.ts';
import type { PageKind } from './pages.server.ts';

const FACTS = import.meta.glob<PageFacts>('./*/page-facts.ts', { import: 'FACTS', eager: true });

export interface PagePlace {
  readonly kind: PageKind;
  /** Null for a custom page by slug. */
  readonly routingKey: RoutingKey | null;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * The page at a decoded path of a market. A path of no route may be an operator's page, which only the backend
 * knows. Null for a route that has no page yet.
 */
export function pagePlaceAt(path: string, marketId: MarketId): PagePlace | null {
  return pagePlaceOf(path, matchRoute(path, marketId));
}

/** The same, of a path whose route is known. */
export function pagePlaceOf(path: string, match: MatchedRoute | null): PagePlace | null {
  if (!match) {
    return { kind: 'custom-page', routingKey: null, parameters: { slug: path.slice(1) } };
  }
  const { key, parameters } = match;
  // Fails to compile where the table of routes names a kind that is not defined.
  const kind: PageKind | null = pageKindOf(key);
  return kind && { kind, routingKey: key, parameters };
}

/** @throws Error for a folder without its facts: a programming mistake. */
export function factsOf(kind: PageKind): PageFacts {
  const facts = FACTS[factsPath(kind)];
  if (!facts) throw new Error(`Page kind ${kind} has no page-facts.ts`);
  return facts;
}

export function isPageKind(name: string | undefined): name is PageKind {
  return factsPath(name) in FACTS;
}

function factsPath(kind: string | undefined): string {
  return `./${kind}/page-facts.ts`;
}
