/** Redirects of the backend that lead round in a circle are obeyed no more (RTE-07). */
import { decodePath } from '../../contract/resolve-address.ts';
import { matchRoute } from '../../contract/route-paths.ts';
import { MARKET_IDS, MARKETS, type Market } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiInMarket } from '../api/request-api.server.ts';
import { obeyedRedirect } from '../seo/obeyed-redirect.server.ts';
import { pageCall } from './page-call.server.ts';
import { pageKindOf } from './page-kinds.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';

/** So many addresses one after another that nobody meant it. */
const MOST_ADDRESSES = 8;

type Asked = Pick<
  PageLoaderArguments,
  'request' | 'context' | 'settings' | 'market' | 'api' | 'url'
>;

/**
 * The redirect as it is, where it comes to an end; 502 where following it comes back to an address it was
 * at, or to too many. The way is gone here, by the calls that the pages on it begin with: what a visitor
 * has behind them stands nowhere in a request, and their answer is everybody's.
 */
export async function endingRedirect(redirect: Response, asked: Asked): Promise<Response> {
  return (await isEndless(asked)) ? new Response(null, { status: 502 }) : redirect;
}

async function isEndless({ request, context, settings, ...asked }: Asked): Promise<boolean> {
  const apis = new Map<Market, ApiClient>([[asked.market, asked.api]]);
  const seen = new Set<string>();
  let step: Step | null = asked;
  while (step) {
    const { market, url }: Step = step;
    // The backend is asked by path alone, so that no query makes another way of it.
    const address = url.origin + url.pathname;
    if (seen.has(address) || seen.size >= MOST_ADDRESSES) return true;
    seen.add(address);
    const api = apis.get(market) ?? (await apiInMarket(market, request, context));
    apis.set(market, api);
    step = await nextStep({ market, url }, api, settings);
  }
  return false;
}

interface Step {
  readonly market: Market;
  readonly url: URL;
}

/** Null where the page does not lead on, to nowhere that is allowed, or cannot be asked for. */
async function nextStep(
  { market, url }: Step,
  api: ApiClient,
  settings: Asked['settings'],
): Promise<Step | null> {
  const path = decodePath(url.pathname);
  if (path === null) return null;
  const match = matchRoute(path, market.id);
  const kind = match ? pageKindOf(match.key) : 'custom-page';
  const { key: routingKey = null, parameters = { slug: path.slice(1) } } = match ?? {};
  const found = kind && (await pageCall(kind, api, { routingKey, parameters }));
  if (found?.outcome !== 'redirect') return null;
  const { headers } = obeyedRedirect(found.redirect, { settings, market, url });
  const location = headers.get('location');
  if (location === null) return null;
  const target = new URL(location, url);
  const id = MARKET_IDS.find((each) => settings.origins[each] === target.origin);
  return id ? { market: MARKETS[id], url: target } : null;
}
