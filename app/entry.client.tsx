/** Hydration: the words and the code of the page that the server drew come first. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { createLightI18next } from './i18n/light-i18next.ts';
import { addWords, setBrowserWords } from './i18n/loaded-words.ts';
import { SHARED_NAMESPACES, WORD_NAMESPACES } from './i18n/word-namespaces.ts';
import { browserMarket } from './i18n/browser-market.ts';
import { setModalLoader } from './modals/modal-intent.ts';
import { browserModal, preloadModal } from './modals/modal-modules.ts';
import { browserPageKind, browserPageWords, dataOfRoutes } from './pages/loaded-page.ts';
import { preloadPage } from './pages/page-modules.ts';
import { allowsStatistics } from './cookies/consent.ts';
import { whenIdle } from './ui/when-wanted.ts';
import type { ReadData } from './analytics/start-events.ts';

async function hydrate(): Promise<void> {
  const locale = browserMarket().textLocale;
  const pageKind = browserPageKind();
  const modal = browserModal();
  setModalLoader((name) => preloadModal(name, locale));
  const words = createLightI18next(locale);
  setBrowserWords(words);
  await Promise.all([
    addWords(locale, SHARED_NAMESPACES),
    addWords(locale, [...browserPageWords(), ...namespacesOfRoute()]),
    pageKind ? preloadPage(pageKind, locale) : undefined,
    modal ? preloadModal(modal, locale) : undefined,
  ]);
  await decodeState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={words.i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
      { onRecoverableError: reportRecovered },
    );
  });
  fetchEvents(dataOfRoutes);
  fetchRouteCode();
}

/**
 * React renders a block that waits anew, with the same HTML, where an update cannot wait until it is hydrated:
 * a link to a part of the page is one (docs/decisions/0054). That is no error; all others are.
 */
function reportRecovered(error: unknown): void {
  const isBlockAnew = /error #421;|Suspense boundary received an update before/.test(String(error));
  if (!isBlockAnew) reportError(error);
}

/**
 * Waits until Remix has decoded the page's state. This is a workaround, the only one here.
 *
 * `RemixBrowser` starts to decode the state in its first render and suspends until that is done
 * (https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/browser.tsx#L200).
 * There is no boundary above it that could wait. A key or click at that moment makes React 18 render the
 * root synchronously, which must not suspend: it throws error 345 and gives up hydration for good. Calling
 * the component once throws the same promise, and the later render finds it settled. Without this, presses
 * during loading at a sixth of the CPU's speed broke 6 of 6 loads, with it none (docs/decisions/0054).
 * It can go once the framework decodes the state before it renders, as React Router 7 does.
 */
async function decodeState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Words that a route beside the localised pages names in its `handle.i18n`. */
function namespacesOfRoute() {
  const named = getInitialNamespaces();
  return WORD_NAMESPACES.filter((namespace) => named.includes(namespace));
}

/**
 * A page that is left while its data arrives aborts the request, and nothing in Remix awaits the rest of the
 * stream: the browser would report an error that nobody made (`test/e2e/page-changes.test.ts`).
 */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
    event.preventDefault();
  }
});

void hydrate();

/**
 * Fetches what pushes events (ANA-01), if the visitor allows it, when the browser is idle. Where it does not
 * come, the site is the same without.
 */
function fetchEvents(readData: ReadData): void {
  if (!allowsStatistics(document.cookie)) return;
  whenIdle(() => {
    import('./analytics/start-events.ts').then(
      ({ startEvents }) => startEvents(readData),
      () => undefined,
    );
  });
}

// The code of routes that every page leads to, fetched before anybody goes there.

/** They are small; what the localised pages are made of comes with each of them (`pages/page-modules.ts`). */
const ROUTES_OF_EVERY_PAGE = [
  'routes/$',
  'routes/_index',
  'routes/currency',
  'routes/banner-bars',
  'routes/newsletter._index',
  'routes/search-bar.places',
  'routes/search-bar.calendar',
  'routes/search-bar.counts',
] as const;

/** As much of Remix's manifest as is needed. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
}

/**
 * Fetches it. Remix does so when a link is pressed or a form is sent, and where it does not come by then, without
 * a connection or after a deployment, it loads the page again: what was typed is lost, and the press (ERR-02).
 * Browsers keep a module once it is there.
 */
function fetchRouteCode(): void {
  const manifest = Reflect.get(window, '__remixManifest') as Manifest | undefined;
  for (const id of ROUTES_OF_EVERY_PAGE) {
    const address = manifest?.routes[id]?.module;
    // What does not come now may come later.
    if (address) import(/* @vite-ignore */ address).catch(() => undefined);
  }
}
