/**
 * What the address of a request means: its market, the canonical form of its path (RTE-06), and the route that
 * this matches there (RTE-05). The edge resolves each address once; loaders read the result from their context.
 */
import type { Market } from '../domain/market.ts';
import { canonicalPath, encodePath } from './canonical-path.ts';
import { matchRoute, type MatchedRoute } from './route-paths.ts';

export interface ResolvedAddress {
  /** Of the host. */
  readonly market: Market;
  /** Null for a path that is not text. */
  readonly path: ResolvedPath | null;
}

export interface ResolvedPath {
  /** The canonical path as an address has it, encoded. */
  readonly pathname: string;
  /** The same path, decoded. */
  readonly path: string;
  /** Whether the request asked for it in this form. */
  readonly isCanonical: boolean;
  /** The named route or fixed page; null for a custom page by slug, which only the backend knows. */
  readonly route: MatchedRoute | null;
}

/** Remix asks for the data of a page alone at the page's path with this suffix (single fetch). */
export const DATA_SUFFIX = '.data';
/** The home page has no path to add the suffix to. */
const HOME_DATA_PATH = '/_root.data';

/**
 * Resolves the path of an address in the market of its host, which `config` knows. The data of a page has the
 * path of the page.
 */
export function resolveAddress(address: string, market: Market): ResolvedAddress {
  const page = new URL(address);
  const asked = pagePathname(page);
  page.pathname = asked;
  const pathname = canonicalAddress(page)?.pathname;
  const path = pathname === undefined ? null : decodePath(pathname);
  if (pathname === undefined || path === null) return { market, path: null };
  const route = matchRoute(path, market.id);
  return { market, path: { pathname, path, isCanonical: pathname === asked, route } };
}

/** As text: a parser would resolve the dots that `/a/%2e%2e.data` ends with. */
function pagePathname({ pathname }: URL): string {
  if (pathname === HOME_DATA_PATH) return '/';
  return pathname.endsWith(DATA_SUFFIX) ? pathname.slice(0, -DATA_SUFFIX.length) : pathname;
}

/** The address with the canonical form of its path; null where `decodePath` gives none. */
export function canonicalAddress(address: string | URL): URL | null {
  const url = new URL(address);
  const path = decodePath(url.pathname);
  if (path === null) return null;
  url.pathname = encodePath(canonicalPath(path));
  // The parser has resolved encoded dot segments by now, as in `/a%2F.`, and may leave a slash.
  return url.pathname.length > 1 && url.pathname.endsWith('/') ? canonicalAddress(url) : url;
}

/** Null for an encoding that is not text, or a NUL byte in it. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}
