/**
 * The loader of the splat route: host and path become a market and a page kind, and the page's own
 * loader does the rest (RTE-05).
 */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { MatchedRoute } from '../../contract/route-paths.ts';
import { secretPathOf } from '../../contract/secret-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { apiOf } from '../api/request-api.server.ts';
import { drawnFlagsOf } from '../flags/flags-of.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { addressOfRequest } from '../i18n/market.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { chosenCurrency } from '../layout/visitor-choices.server.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { siteSettings } from '../site-settings.server.ts';
import { chunksOf } from './page-chunks.server.ts';
import { findCounterpart } from './find-counterpart.server.ts';
import { endingRedirect } from './ending-redirect.server.ts';
import type { LoadedPage } from './page-answer.ts';
import { pageCall } from './page-call.server.ts';
import { pageKindOf, type PageKind } from './page-kinds.ts';
import { PAGE_LOADERS } from './page-loaders.server.ts';
import type { PageLoaderArguments } from './page-loader.server.ts';
import { wordsOfPage } from './page-words.ts';

/** @throws Response 400 for an address that is no text (RTE-06). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const { market, path: resolved } = addressOfRequest(request, context);
  if (!resolved) throw new Response(null, { status: 400 });
  const { path, route: match, isCanonical: isTidy } = resolved;
  const url = new URL(request.url);
  url.pathname = resolved.pathname;

  // No page, and nobody is asked for one by a slug that would hold the secret (SEC-09).
  if (secretPathOf(path)) throw isTidy ? new Response(null, { status: 404 }) : tidyRedirect(url);

  const kind = kindOf(match);
  const api = await apiOf(request, context);
  const routingKey = match?.key ?? null;
  const parameters = match?.parameters ?? { slug: path.slice(1) };
  void pageCall(kind, api, { routingKey, parameters });
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
  if (!isTidy) throw await redirectToTidy(kind, args);
  const page = await loadPage(kind, args).catch((thrown) => refuse(thrown, path, args));
  return data(page, { status: page.status });
}

/** 301 to the tidy address; where that is led on itself, straight to where it leads. */
async function redirectToTidy(kind: PageKind, args: PageLoaderArguments): Promise<Response> {
  const onward = await PAGE_LOADERS[kind](args).catch((thrown: unknown) => thrown);
  return onward instanceof Response && onward.headers.has('location')
    ? endingRedirect(onward, args)
    : tidyRedirect(args.url);
}

function tidyRedirect({ pathname, search }: URL): Response {
  return redirect(`${pathname}${withoutNul(search)}`, 301);
}

/** @throws Response 404 where the route has no page of its own yet. */
function kindOf(match: MatchedRoute | null): PageKind {
  if (!match) return 'custom-page';
  const kind = pageKindOf(match.key);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

/**
 * A redirect that does not end is none (RTE-07). An unknown page stays unknown, but its 404 names the page of
 * this market that an address in another market's language means (ERR-01).
 * @throws what was thrown, or 502 for such a redirect
 */
async function refuse(thrown: unknown, path: string, args: PageLoaderArguments): Promise<never> {
  if (!(thrown instanceof Response)) throw thrown;
  if (thrown.headers.has('location')) throw await endingRedirect(thrown, args);
  if (thrown.status !== 404) throw thrown;
  const counterpart = await findCounterpart(path, args);
  throw counterpart ? Response.json({ counterpart }, { status: 404 }) : thrown;
}

async function loadPage(kind: PageKind, args: PageLoaderArguments): Promise<LoadedPage> {
  const [answer, flags] = await Promise.all([
    PAGE_LOADERS[kind](args),
    drawnFlagsOf(args.request, args.context),
  ]);
  // The union of kinds holds kind and data together; TypeScript cannot see it across the map.
  const { currency } = args;
  const page = { kind, preloads: [], flags, currency, ...answer } as LoadedPage;
  return { ...page, preloads: chunksOf(kind, wordsOfPage(page), args.market.textLocale) };
}
