/**
 * The loader of the splat route: host and path become a market and a page kind, and the kind's definition
 * does the rest (RTE-05).
 */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { secretPathOf } from '../../contract/secret-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { TextLocale } from '../../domain/market.ts';
import { apiOf } from '../api/request-api.server.ts';
import { followAccountAnswer } from '../auth/session.server.ts';
import { renderedFlagsOf } from '../flags/flags-of.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { addressOfRequest } from '../i18n/market.server.ts';
import { SHARED_NAMESPACES, type WordNamespace } from '../i18n/word-namespaces.ts';
import { readLayout } from '../layout/layout.server.ts';
import { chosenCurrency } from '../layout/visitor-choices.server.ts';
import { pageChunk } from '../chunk-names.ts';
import { neededChunks, wordModules } from '../needed-chunks.server.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { siteSettings } from '../site-settings.server.ts';
import { loadPage, type MainAnswer, type PageLoaderArguments } from './define-page.server.ts';
import { pagePlaceOf } from './page-kinds.ts';
import { endingRedirect, findCounterpart } from './page-refusals.server.ts';
import { pageOfKind, type LoadedPage, type PageKind, type SomePage } from './pages.server.ts';

/** @throws Response 400 for an address that is no text (RTE-06). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = siteSettings();
  const { market, path: resolved } = addressOfRequest(request, context);
  if (!resolved) throw new Response(null, { status: 400 });
  const { path, route, isCanonical: isTidy } = resolved;
  const url = new URL(request.url);
  url.pathname = resolved.pathname;

  // No page, and nobody is asked for one by a slug that would hold the secret (SEC-09).
  if (secretPathOf(path)) throw isTidy ? new Response(null, { status: 404 }) : tidyRedirect(url);

  const place = pagePlaceOf(path, route);
  if (!place) throw new Response(null, { status: 404 });
  const { kind, routingKey, parameters } = place;
  const page = pageOfKind(kind);
  const api = await apiOf(request, context);
  const main = page.fetchMain({ api, market, url, routingKey, parameters });
  const [layout, i18next] = await Promise.all([readLayout(api), i18nextOf(market.textLocale)]);

  const args: PageLoaderArguments = {
    request,
    url,
    context,
    settings,
    market,
    api,
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    currency: chosenCurrency(request, market, layout, context),
    layoutSettings: layout.settings,
    t: i18next.t,
    routingKey,
    parameters,
  };
  if (!isTidy) throw await redirectToTidy(page, args, main);
  const { headers, ...loaded } = await loadedPage(page, args, main).catch((thrown) =>
    refuse(thrown, path, args),
  );
  // A page that comes by a link is loaded without the root.
  await followAccountAnswer(request, context);
  return data(loaded as LoadedPage, { status: loaded.status, ...(headers && { headers }) });
}

async function loadedPage(
  page: SomePage,
  args: PageLoaderArguments,
  main: Promise<MainAnswer>,
): Promise<LoadedPage> {
  const [{ moreWords = [], ...answer }, flags] = await Promise.all([
    loadPage(page, args, main),
    renderedFlagsOf(args.request, args.context),
  ]);
  const { currency, market } = args;
  const words = [...page.facts.words, ...moreWords];
  const preloads = chunksOf(page.kind, words, market.textLocale);
  // The union of kinds holds kind and data together; TypeScript cannot see it across the list.
  return { kind: page.kind, words, preloads, flags, currency, ...answer } as LoadedPage;
}

/**
 * Addresses of the chunks that a page needs beyond those of every page; none in development. They are preloaded
 * beside the document, so that hydration waits for no chain of imports.
 */
function chunksOf(
  kind: PageKind,
  words: readonly WordNamespace[],
  locale: TextLocale,
): readonly string[] {
  const namespaces = [...SHARED_NAMESPACES, ...words];
  return neededChunks([pageChunk(kind), ...wordModules(namespaces, locale)]);
}

/** 301 to the tidy address; where that is led on itself, straight to where it leads. */
async function redirectToTidy(
  page: SomePage,
  args: PageLoaderArguments,
  main: Promise<MainAnswer>,
): Promise<Response> {
  const onward = await loadPage(page, args, main).catch((thrown: unknown) => thrown);
  return onward instanceof Response && onward.headers.has('location')
    ? endingRedirect(onward, args)
    : tidyRedirect(args.url);
}

function tidyRedirect({ pathname, search }: URL): Response {
  return redirect(`${pathname}${withoutNul(search)}`, 301);
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
