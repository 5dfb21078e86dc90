/**
 * Fetches data and code of the page that a link leads to before the link is pressed (API-07, docs/decisions/0093).
 * Remix's own `prefetch` leaves out the data of routes with a `clientLoader`, which all pages have.
 */
import { PREFETCH, PREFETCH_MAX_AGE_S, PURPOSE_HEADER } from '../../contract/prefetch.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { browserMarket } from '../i18n/browser-market.ts';
import type { RootData } from '../i18n/site.ts';
import { isConnectionSlow, savesData } from '../network/saves-data.ts';
import { siteRouter } from '../site-router.ts';
import { preloadPage } from './page-modules.ts';
import { hasOtherData, kindAt } from './page-route.tsx';
import type { PageKind } from './pages.server.ts';

/** How long a pointer or the focus is on a link before its page is fetched. */
const INTENT_MS = 100;
const GIVE_UP_MS = 2_000;

/** Each visitor's own: no answer may be used later. */
export const PRIVATE_KINDS: readonly PageKind[] = ['wishlist'];

/** Links that scripts follow have this attribute of Remix; those that load a document have not. */
const FOLLOWED_LINK = 'a[data-discover]';

/** Watches all links of the document, those of blocks too that are not hydrated yet. */
export function prefetchLinks(): void {
  let intended: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (link: HTMLAnchorElement | null): void => {
    if (link === intended) return;
    intended = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => prefetchPage(link), INTENT_MS);
  };
  const look = ({ target }: Event): void =>
    intend(target instanceof Element ? target.closest<HTMLAnchorElement>(FOLLOWED_LINK) : null);
  addEventListener('pointerover', look, { passive: true });
  addEventListener('focusin', look);
  // A finger that scrolls the page wants no link.
  addEventListener('pointercancel', () => intend(null));
  // This code comes when somebody is on the first link already.
  intend(document.querySelector<HTMLAnchorElement>(`${FOLLOWED_LINK}:is(:hover, :focus)`));
}

function prefetchPage({ href, target }: HTMLAnchorElement): void {
  const root = siteRouter()?.state.loaderData.root as RootData | undefined;
  // Without data we do not know whether somebody is logged in, whose pages no browser keeps (SEC-05).
  if (!root || root.user || savesData() || isConnectionSlow()) return;
  const url = new URL(href);
  const { origin, pathname, search } = location;
  if (url.origin !== origin || (target && target !== '_self')) return;
  if (isSystemSegment(url.pathname.split('/')[1] ?? '')) return;
  if (url.pathname === pathname && url.search === search) return;
  const kind = kindAt(url);
  if (!kind || !hasOtherData(new URL(location.href), url)) return;
  preloadPage(kind, browserMarket().textLocale).catch(() => undefined);
  if (!PRIVATE_KINDS.includes(kind)) void prefetchData(dataAddress(url));
}

/** Where Remix asks for the data of a localised page when a link to it is followed. */
export function dataAddress({ href }: URL): string {
  const data = new URL(href);
  const isHome = data.pathname === '/';
  data.pathname = isHome ? '/_root.data' : `${data.pathname.replace(/\/$/, '')}.data`;
  data.searchParams.set('_routes', isHome ? 'routes/_index' : 'routes/$');
  return data.pathname + data.search;
}

/** What the browser has, or is about to have. */
const fetched = new Set<string>();

/**
 * Has the browser's own cache keep the data for a moment, where Remix finds it. What fails or takes longer than two
 * seconds is forgotten: the link asks for it again when it is followed.
 */
export async function prefetchData(address: string): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), GIVE_UP_MS);
  try {
    const answer = await fetch(address, {
      headers: { [PURPOSE_HEADER]: PREFETCH },
      priority: 'low',
      signal: controller.signal,
    });
    // Without its end it is not kept.
    await answer.arrayBuffer();
    setTimeout(() => fetched.delete(address), PREFETCH_MAX_AGE_S * 1_000);
  } catch {
    fetched.delete(address);
  } finally {
    clearTimeout(timer);
  }
}
