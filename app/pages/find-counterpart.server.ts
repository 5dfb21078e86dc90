/** The page of this market that an address of another market's language means (ERR-01, MKT-09). */
import {
  isDisabledRoute,
  matchRoute,
  pathOf,
  type MatchedRoute,
} from '../../contract/route-paths.ts';
import { LANGUAGES, MARKET_IDS, MARKETS, type Language, type Market } from '../../domain/market.ts';
import { apiInMarket } from '../api/request-api.server.ts';
import type { Counterpart } from '../layout/error-page.tsx';
import { pageKindOf } from './page-kinds.ts';
import { PAGE_LOADERS } from './page-loaders.server.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';

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
    const match = matchRoute(path, marketIn(language).id);
    const found = match && (await ownPage(match, language, page).catch(() => null));
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
  { key, parameters }: MatchedRoute,
  language: Language,
  page: UnknownPage,
): Promise<Counterpart | null> {
  const { market, request, context } = page;
  const kind = pageKindOf(key);
  if (!kind || isDisabledRoute(key, market.id)) return null;
  let own = parameters;
  if (parameters.travel !== undefined) {
    const api = await apiInMarket(marketIn(language), request, context);
    const answer = await api.travel(parameters.travel);
    const slug = answer.outcome === 'success' && answer.data.data.slugs[market.language];
    if (!slug) return null;
    own = { ...parameters, travel: slug };
  }
  const path = pathOf(key, market.id, own);
  const url = new URL(path, page.url);
  const answer = await PAGE_LOADERS[kind]({ ...page, url, routingKey: key, parameters: own });
  return answer.status === 200 ? { path, title: answer.seo.title } : null;
}
