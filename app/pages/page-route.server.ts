/**
 * The loader of the splat route: host and path become a market and a page kind, and the page's own
 * loader does the rest (RTE-05).
 */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { matchRoute, type MatchedRoute } from '../../contract/route-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { chosenCurrency } from '../layout/chosen-currency.server.ts';
import { canonicalPath, encodePath } from '../seo/canonical-path.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { siteSettings } from '../site-settings.server.ts';
import { beginPageCall } from './begin-page-call.server.ts';
import { chunksOf } from './page-chunks.server.ts';
import { findCounterpart } from './find-counterpart.server.ts';
import type { LoadedPage } from './page-answer.ts';
import { pageKindOf, type PageKind } from './page-kinds.ts';
import { PAGE_LOADERS } from './page-loaders.server.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const market = marketOfRequest(request);
  const url = new URL(request.url);
  const path = decodePath(url.pathname);

  const canonical = encodePath(canonicalPath(path));
  if (canonical !== url.pathname) {
    // Slashes too many, capitals and needless encodings are the same page (RTE-06).
    throw redirect(`${canonical}${withoutNul(url.search)}`, 301);
  }

  const match = matchRoute(path, market.id);
  const kind = kindOf(match);
  const api = await apiOf(request, context);
  const routingKey = match?.key ?? null;
  const parameters = match?.parameters ?? { slug: path.slice(1) };
  beginPageCall(kind, api, { routingKey, parameters });
  const [layout, i18next] = await Promise.all([readLayout(api), i18nextOf(market.textLocale)]);

  const args: PageLoaderArguments = {
    request,
    url,
    context,
    settings,
    market,
    api,
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    currency: chosenCurrency(request, market, layout),
    layoutSettings: layout.settings,
    t: i18next.t,
    routingKey,
    parameters,
  };
  const page = await loadPage(kind, args).catch((thrown) => refuse(thrown, path, args));
  return data(page, { status: page.status });
}

/** @throws Response 404 where the route has no page of its own yet. */
function kindOf(match: MatchedRoute | null): PageKind {
  if (!match) return 'custom-page';
  const kind = pageKindOf(match.key);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

/**
 * An unknown page stays unknown, but its 404 names the page of this market that an address in another
 * market's language means (ERR-01).
 * @throws what was thrown
 */
async function refuse(thrown: unknown, path: string, args: PageLoaderArguments): Promise<never> {
  if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
  const counterpart = await findCounterpart(path, args);
  throw counterpart ? Response.json({ counterpart }, { status: 404 }) : thrown;
}

async function loadPage(kind: PageKind, args: PageLoaderArguments): Promise<LoadedPage> {
  const answer = await PAGE_LOADERS[kind](args);
  return { kind, preloads: chunksOf(kind, args.market.textLocale), ...answer } as LoadedPage;
}

/** @throws Response 400 for an encoding that is no text, or a NUL byte in it (RTE-06). */
function decodePath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname);
    if (!path.includes('\0')) return path;
  } catch {
    // Falls through to the same answer.
  }
  throw new Response(null, { status: 400 });
}
