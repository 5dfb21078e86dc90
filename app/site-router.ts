/**
 * The router of the site, which Remix puts into the window under a name of its own. Its documented ways are hooks, for
 * components alone: what calls this listens to the document, outside of any component and before some are hydrated.
 * `RemixBrowser` makes the router itself, takes none, and hands it to nobody.
 */
import type { Location, Navigation } from '@remix-run/react';

export interface RouterState {
  readonly location: Location;
  /** The one that is under way. */
  readonly navigation: Pick<Navigation, 'state' | 'location' | 'formMethod'>;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Forms that are sent beside the page. */
  readonly fetchers: ReadonlyMap<string, Pick<Navigation, 'formMethod'>>;
}

export interface SiteRouter {
  readonly state: RouterState;
  readonly navigate: (
    to: string,
    options: { readonly replace: boolean; readonly preventScrollReset: boolean },
  ) => Promise<void>;
  /** Calls with each change; what it gives back ends that. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
}

/** Undefined until React takes the page over. */
export function siteRouter(): SiteRouter | undefined {
  return Reflect.get(window, '__remixRouter') as SiteRouter | undefined;
}

/**
 * Whether the site is at the address already, or on the way there: a second press of a link would make
 * another step of the history, and going back would change nothing.
 */
export function isHeadedFor(href: string): boolean {
  const state = siteRouter()?.state;
  if (!state) return false;
  const { pathname, search } = state.navigation.location ?? state.location;
  return href.split('#')[0] === pathname + search;
}

/** Whether another address is on its way, which React may not have heard of yet. */
export function isSiteLoading(): boolean {
  return siteRouter()?.state.navigation.state === 'loading';
}
