/**
 * What the splat route looks into before it refuses a page: whether a redirect of the backend comes to an end
 * (RTE-07), and whether this market has the page that an unknown address means (ERR-01, MKT-09).
 */
import { decodePath } from '../../contract/resolve-address.ts';
import { isPublicRoute, pathOf } from '../../contract/route-paths.ts';
import { LANGUAGES, MARKET_IDS, MARKETS, type Language, type Market } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiInMarket } from '../api/request-api.server.ts';
import type { Counterpart } from '../layout/error-page.tsx';
import { obeyedRedirect } from '../seo/obeyed-redirect.server.ts';
import { loadPage, type PageLoaderArguments } from './define-page.server.ts';
import { pagePlaceAt, type PagePlace } from './page-kinds.ts';
import { pageOfKind } from './pages.server.ts';

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
  const place = path === null ? null : pagePlaceAt(path, market.id);
  const found = place && (await pageOfKind(place.kind).fetchMain({ api, market, url, ...place }));
  if (found?.outcome !== 'redirect') return null;
  const { headers } = obeyedRedirect(found.redirect, { settings, market, url });
  const location = headers.get('location');
  if (location === null) return null;
  const target = new URL(location, url);
  const id = MARKET_IDS.find((each) => settings.origins[each] === target.origin);
  return id ? { market: MARKETS[id], url: target } : null;
}

type UnknownPage = Omit<PageLoaderArguments, 'routingKey' | 'parameters'>;

/**
 * Looks through the other languages for a page at this path, and offers this market's where it is really
 * there. Null where there is none. Never throws: it only helps on the way to a 404. It makes no call for a
 * path that no route of another language has, and asks for a travel in two languages at most: those that
 * share `/destinations`.
 */
export async function findCounterpart(
  path: string,
  page: UnknownPage,
): Promise<Counterpart | null> {
  for (const language of LANGUAGES.filter((other) => other !== page.market.language)) {
    const place = pagePlaceAt(path, marketIn(language).id);
    const found = place && (await ownPage(place, language, page).catch(() => null));
    if (found) return found;
  }
  return null;
}

/** Any market of the language: its paths and slugs are the same in all of them. */
function marketIn(language: Language): Market {
  const id = MARKET_IDS.find((each) => MARKETS[each].language === language) ?? 'en-WE';
  return MARKETS[id];
}

async function ownPage(
  { kind, routingKey, parameters }: PagePlace,
  language: Language,
  page: UnknownPage,
): Promise<Counterpart | null> {
  const { market, request, context } = page;
  if (routingKey === null || !isPublicRoute(routingKey, market.id)) return null;
  let own = parameters;
  if (parameters.travel !== undefined) {
    const api = await apiInMarket(marketIn(language), request, context);
    const answer = await api.travel(parameters.travel);
    const slug = answer.outcome === 'success' && answer.data.data.slugs[market.language];
    if (!slug) return null;
    own = { ...parameters, travel: slug };
  }
  const path = pathOf(routingKey, market.id, own);
  const url = new URL(path, page.url);
  const answer = await loadPage(pageOfKind(kind), { ...page, url, routingKey, parameters: own });
  return answer.status === 200 ? { path, title: answer.seo.title } : null;
}
