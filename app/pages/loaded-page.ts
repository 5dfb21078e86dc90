/** The page that the splat route has loaded, for what stands around it. */
import { useMatches, useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { CookiesData } from '../routes/cookies/route.tsx';
import type { BookingStartData } from '../routes/booking.$tour.start/booking-start.server.ts';
import type { EnquiryLinkData } from '../routes/request.$token.tsx';
import type { RootData } from '../i18n/site.ts';
import { WORD_NAMESPACES, type WordNamespace } from '../i18n/word-namespaces.ts';
import type { PageFrame } from '../layout/page-frame.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import type { LoadedPage } from './page-answer.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

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
  const request = useRouteLoaderData('routes/request.$token') as EnquiryLinkData | undefined;
  return page?.frame ?? booking?.frame ?? cookies?.frame ?? newsletter?.frame ?? request?.frame;
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
  return PAGE_KINDS.find((kind) => kind === page) ?? null;
}
