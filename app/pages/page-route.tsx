/** The drawing half of the splat route: the page's component, its head, and its errors. */
import type {
  ClientLoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ComponentType } from 'react';
import { matchRoute } from '../../contract/route-paths.ts';
import { loadStyles } from '../custom-styles/load-styles.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { browserMarket } from '../i18n/browser-market.ts';
import { preloadFrame } from '../layout/loaded-frame.ts';
import { differByModal } from '../modals/modal-address.ts';
import { metaOf } from '../seo/meta.ts';
import type { LoadedPage } from './page-answer.ts';
import { pageKindOf, WITHOUT_QUERY } from './page-kinds.ts';
import { pageComponent, preloadPage, preloadWholePage } from './page-modules.ts';
import type { loader } from './page-route.server.ts';

/**
 * Data and code of a navigation are fetched side by side: the path alone tells the page kind. Which
 * blocks there are, the data tells.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  try {
    return await loadInBrowser(args);
  } catch (error) {
    // What `fetch` and `import` throw where there is no answer: the browser may get the page itself, and
    // knows best what to say where it does not. One that was left is not wanted any more.
    if (!(error instanceof TypeError) || args.request.signal.aborted) throw error;
    window.location.assign(args.request.url);
    return new Promise<never>(() => undefined);
  }
}

async function loadInBrowser({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const market = browserMarket();
  const match = matchRoute(decodeURI(new URL(request.url).pathname), market.id);
  const guess = match ? pageKindOf(match.key) : 'custom-page';
  const [page] = await Promise.all([
    serverLoader<typeof loader>() as Promise<LoadedPage>,
    guess ? preloadPage(guess, market.textLocale) : undefined,
    // Without it the header is the one of the page before: then it is asked of the server.
    preloadFrame().catch(() => undefined),
  ]);
  await Promise.all([
    preloadWholePage(page, market.textLocale),
    loadStyles(page.frame.customStyles),
  ]);
  return page;
}

/** A modal opens and closes over a page that stays as it is (LAY-11); after a form it is asked anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const isSameData = differByModal(currentUrl, nextUrl) || differByChoice(currentUrl, nextUrl);
  return (isForm || !isSameData) && defaultShouldRevalidate;
}

/** Whether two addresses are of one page whose data the query does not change. */
function differByChoice(one: URL, other: URL): boolean {
  if (one.pathname !== other.pathname || one.search === other.search) return false;
  const match = matchRoute(decodeURI(other.pathname), browserMarket().id);
  const kind = match && pageKindOf(match.key);
  return kind !== null && WITHOUT_QUERY.includes(kind);
}

/** What an error says of itself, such as `Allow` and `Retry-After`, reaches the document too. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  metaOf(data as LoadedPage | undefined, matches, error);

export function PageRoute() {
  const page = useLoaderData() as LoadedPage;
  // The union of kinds holds component and data together; TypeScript cannot see it across the map.
  const Page = pageComponent(page.kind) as ComponentType<{ data: LoadedPage['data'] }>;
  return <Page data={page.data} />;
}

export function PageErrorBoundary() {
  return <ErrorPage />;
}
