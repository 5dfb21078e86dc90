/** The page that the splat route has loaded, for what stands around it: the document, the layout, the entries. */
import { useMatches, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { isExternalAddress } from '../../contract/link-address.ts';
import type { CookiesData } from '../routes/cookies/route.tsx';
import type { BookingStartData } from '../routes/booking.$tour.start/booking-start.server.ts';
import type { EnquiryLinkData } from '../routes/request.$token.tsx';
import { useSiteIfLoaded, type RootData } from '../i18n/site.ts';
import { WORD_NAMESPACES, type WordNamespace } from '../i18n/word-namespaces.ts';
import type { PageFrame } from '../layout/page-frame.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import { reloadPage } from '../network/load-again.ts';
import { isPageKind } from './page-kinds.ts';
import type { LoadedPage, PageKind } from './pages.server.ts';

export function useLoadedPage(): LoadedPage | undefined {
  const splat = useRouteLoaderData('routes/$');
  const index = useRouteLoaderData('routes/_index');
  return (splat ?? index) as LoadedPage | undefined;
}

/** What the page asks of the layout around it; also of the pages that have a route of their own. */
export function useLoadedFrame(): PageFrame | undefined {
  const page = useLoadedPage();
  const booking = useRouteLoaderData('routes/booking.$tour.start') as BookingStartData | undefined;
  const cookies = useRouteLoaderData('routes/cookies') as CookiesData | undefined;
  const newsletter = useNewsletterPage();
  const chat = useRouteLoaderData('routes/chat') as Pick<LoadedPage, 'frame'> | undefined;
  const request = useRouteLoaderData('routes/request.$token') as EnquiryLinkData | undefined;
  const loaded = [page, booking, cookies, newsletter, chat, request].find((one) => one);
  return loaded?.frame;
}

function useNewsletterPage(): Pick<LoadedPage, 'frame'> | undefined {
  const form = useRouteLoaderData('routes/newsletter._index');
  const confirm = useRouteLoaderData('routes/newsletter.confirm.$token');
  const unsubscribe = useRouteLoaderData('routes/unsubscribe.$token');
  return (form ?? confirm ?? unsubscribe) as Pick<LoadedPage, 'frame'> | undefined;
}

/** What the routes have loaded, by what it is for; the same object until they load something new. */
export function useLoadedData(): LoadedData {
  const matches = useMatches();
  return useMemo(
    () => dataOfRoutes(Object.fromEntries(matches.map(({ id, data }) => [id, data]))),
    [matches],
  );
}

export function dataOfRoutes(byRoute: Readonly<Record<string, unknown>>): LoadedData {
  return {
    root: byRoute.root as RootData | undefined,
    page: (byRoute['routes/$'] ?? byRoute['routes/_index']) as LoadedPage | undefined,
    booking: byRoute['routes/booking.$tour.start'] as BookingStartData | undefined,
  };
}

/** Words that the page needs that the server drew, beside those of every page. */
export function browserPageWords(): readonly WordNamespace[] {
  const named = document.documentElement.dataset.words?.split(' ') ?? [];
  return WORD_NAMESPACES.filter((namespace) => named.includes(namespace));
}

/** Kind of the page that the server drew, as it wrote it on `<html>`; null for an error page. */
export function browserPageKind(): PageKind | null {
  const { page } = document.documentElement.dataset;
  return isPageKind(page) ? page : null;
}

/**
 * One currency on a page (MKT-07). What stands around the pages knows the currency of the document; where another
 * one was chosen meanwhile, in another tab, the next page has its prices in that one, and all of it comes anew.
 */
export function useOneCurrency(): void {
  const around = useSiteIfLoaded()?.currency;
  const within = useLoadedPage()?.currency;
  const areTwo = around !== undefined && within !== undefined && around !== within;
  useEffect(() => {
    if (areTwo) reloadPage();
  }, [areTwo]);
}

/**
 * Origins elsewhere that forms of a page are sent to by configuration (NEWS-01), for its policy (SEC-04). The
 * footer's is on every page; a block's alone counts only where its page is the first that a browser loads.
 */
export function formOrigins({ root, page }: Pick<LoadedData, 'root' | 'page'>): readonly string[] {
  const blocks = page?.kind === 'custom-page' ? page.data.blocks : [];
  const actions = [
    root?.layout.footer.newsletter?.action,
    ...blocks.map((block) => (block.type === 'newsletter' ? block.data.action : undefined)),
  ];
  const origins = actions
    .filter((action) => action !== undefined && isExternalAddress(action) && URL.canParse(action))
    .map((action) => new URL(action as string).origin)
    // Of an address of mail it is `null`.
    .filter((origin) => origin !== 'null');
  // The offer of another market leads there by a form (MKT-10).
  return [...new Set([...origins, ...(root?.offer ? Object.values(root.origins) : [])])];
}
