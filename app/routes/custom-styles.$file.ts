/**
 * `/custom-styles/{hash}.css`: the customer's own CSS of a page or of the banner bars (CMS-03). Nothing of the
 * address becomes part of it: what is served is the backend's current CSS, cleaned, if it has the requested hash.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchRoute } from '../../contract/route-paths.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import {
  servedStyles,
  stylesOfBars,
  stylesOfPage,
  type CustomStyles,
} from '../custom-styles/custom-styles.server.ts';
import { readLayout } from '../layout/layout.server.ts';

const FILE = /^([0-9a-f]{32})\.css$/;

const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** @throws Response 404 for a stylesheet that no page or bar has now */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const hash = FILE.exec(params.file ?? '')?.[1];
  if (!hash) throw new Response('Not Found', { status: 404 });
  const css =
    servedStyles(hash) ?? (await buildStyles(hash, await apiOf(request, context), request));
  if (css === null) throw new Response('Not Found', { status: 404 });
  return new Response(css, { headers: HEADERS });
}

async function buildStyles(hash: string, api: ApiClient, { url }: Request): Promise<string | null> {
  const page = new URL(url).searchParams.get('page');
  const styles =
    page === null ? stylesOfBars((await readLayout(api)).beans) : await ofPage(page, api);
  return styles?.hash === hash ? styles.css : null;
}

async function ofPage(path: string, api: ApiClient): Promise<CustomStyles | null> {
  if (!path.startsWith('/')) return null;
  const decoded = decodePath(path);
  const routingKey = matchRoute(decoded, api.market.id)?.key;
  const found = await api.customPage(routingKey ? { routingKey } : { slug: decoded.slice(1) });
  // A 404 would be wrong, since it may exist.
  if (found.outcome === 'unavailable') throw new Response(null, { status: 503 });
  return found.outcome === 'success' ? stylesOfPage(found.data.data, routingKey ?? decoded) : null;
}

/** @throws Response 400 for an invalid encoding */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Response(null, { status: 400 });
  }
}
