/** The drawing half of the splat route: the page's component, its head, and its errors. */
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import type { HeadersFunction } from '@remix-run/node';
import { createElement } from 'react';
import { isRefused } from '../network/is-refused.ts';
import { fallbackToDocument } from '../network/fallback-to-document.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { browserMarket } from '../i18n/browser-market.ts';
import { differByModal, readModal } from '../modals/modal-address.ts';
import { metaOf } from '../seo/meta.ts';
import { factsOf, pagePlaceAt } from './page-kinds.ts';
import { pageComponent, preloadPage, preloadWholePage } from './page-modules.ts';
import type { loader } from './page-route.server.ts';
import type { LoadedPage, PageKind } from './pages.server.ts';

/** Those that share this page module. */
const ROUTES = ['routes/$', 'routes/_index'];

/**
 * Data and code of a navigation are fetched side by side: the path alone tells the page kind. Which
 * blocks there are, the data tells.
 */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return fallbackToDocument(args, () => loadInBrowser(args), ROUTES);
}

async function loadInBrowser({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const market = browserMarket();
  const guess = kindAt(new URL(request.url));
  const [page] = await Promise.all([
    serverLoader<typeof loader>() as Promise<LoadedPage>,
    guess ? preloadPage(guess, market.textLocale) : undefined,
  ]);
  await Promise.all([
    preloadWholePage(page, market.textLocale),
    loadStyles(page.frame.customStyles),
  ]);
  return page;
}

/** A modal opens and closes over a page that stays as it is (LAY-11); after a form it is asked anew. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  return (
    (isForm ? !isRefused(change) : hasOtherData(currentUrl, nextUrl)) && defaultShouldRevalidate
  );
}

/** Whether whoever goes from one address to the other asks for data. */
export function hasOtherData(one: URL, other: URL): boolean {
  return asksForModal(one, other) || !(differByModal(one, other) || differByChoice(one, other));
}

/** Whether a modal opens whose data no other address has. */
function asksForModal(one: URL, other: URL): boolean {
  const opened = readModal(other)?.name;
  if (!opened || opened === readModal(one)?.name) return false;
  const kind = kindAt(other);
  return kind !== null && (factsOf(kind).modalsWithData?.includes(opened) ?? false);
}

/** Whether two addresses are of one page whose data the query does not change. */
function differByChoice(one: URL, other: URL): boolean {
  if (one.pathname !== other.pathname || one.search === other.search) return false;
  const kind = kindAt(other);
  if (kind === null) return false;
  const { loadReadsQuery: read } = factsOf(kind);
  return typeof read === 'function' ? read(one.searchParams) === read(other.searchParams) : !read;
}

/** As far as the path alone tells: at one that no route has, an operator's page may be. */
export function kindAt(url: URL): PageKind | null {
  return pagePlaceAt(decodeURI(url.pathname), browserMarket().id)?.kind ?? null;
}

/** What an error says of itself, such as `Allow` and `Retry-After`, reaches the document too. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data as LoadedPage | undefined, matches, error);

export function PageRoute() {
  const page = useLoaderData() as LoadedPage;
  return createElement(pageComponent(page.kind), { data: page.data });
}

export function PageErrorBoundary() {
  return <ErrorPage />;
}

/** Milliseconds that a page waits for its stylesheet; it can be read without. */
const PATIENCE_MS = 1_500;

/**
 * Loads the custom stylesheet of the next page before the page is rendered, which avoids a flash of unstyled
 * content. The current page does not change, because its parts have other classes.
 */
function loadStyles(address: string | undefined): Promise<void> {
  if (address === undefined || isThere(address)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const done = (): void => resolve();
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    setTimeout(done, PATIENCE_MS);
    document.head.append(link);
  });
}

function isThere(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return [...document.styleSheets].some((sheet) => sheet.href === href);
}
