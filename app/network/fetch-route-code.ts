/** The code of routes that every page leads to, fetched before anybody goes there, and once somebody is there. */
import { savesData } from './saves-data.ts';

/** They are small; what the localised pages are made of comes with each of them (`pages/page-modules.ts`). */
const ROUTES_OF_EVERY_PAGE = [
  'routes/$',
  'routes/_index',
  'routes/currency',
  'routes/banner-bars',
  'routes/saved',
  'routes/alerts._index',
  'routes/newsletter._index',
  'routes/search-bar.places',
  'routes/search-bar.calendar',
  'routes/search-bar.counts',
] as const;

/**
 * As much of Remix's manifest as is needed. The documented `PrefetchPageLinks` reads it too, but asks the server for
 * each page's data along with its code, and there is no documented way to the code alone.
 */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
}

/** What tells that somebody is there, who may press something next. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** Calls at the first sign of a person; never for whoever saves data, who gets code when it is needed. */
export function atFirstSign(call: () => void): void {
  if (savesData()) return;
  const signs = new AbortController();
  const callOnce = () => {
    signs.abort();
    call();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, callOnce, { passive: true, signal: signs.signal });
  }
}

/**
 * Fetches it, at the first sign of a person: these are a dozen small files, and a page that is only loaded needs
 * none of them. Remix fetches one when a link is pressed or a form is sent, and where it does not come by then,
 * without a connection or after a deployment, it loads the page again: what was typed is lost, and the press
 * (ERR-02). Browsers keep a module once it is there.
 */
export function fetchRouteCode(): void {
  const manifest = Reflect.get(window, '__remixManifest') as Manifest | undefined;
  for (const id of ROUTES_OF_EVERY_PAGE) {
    const address = manifest?.routes[id]?.module;
    // What does not come now may come later.
    if (address) import(/* @vite-ignore */ address).catch(() => undefined);
  }
}
