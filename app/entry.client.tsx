/** Hydration: the words and the code of the page that the server drew come first. */
import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { fetchEvents } from './analytics/fetch-events.ts';
import { createLightI18next } from './i18n/light-i18next.ts';
import { addWords, setBrowserWords } from './i18n/loaded-words.ts';
import { SHARED_NAMESPACES, WORD_NAMESPACES } from './i18n/word-namespaces.ts';
import { browserMarket } from './i18n/browser-market.ts';
import type { RootData } from './i18n/site.ts';
import { setModalLoader } from './modals/modal-intent.ts';
import { browserModal, preloadModal } from './modals/modal-modules.ts';
import { followToDocument } from './network/fallback-to-document.ts';
import { atFirstSign, fetchRouteCode } from './network/fetch-route-code.ts';
import { reloadPage, onReloadRefused } from './network/load-again.ts';
import { startErrorReports } from './network/report-errors.ts';
import { registerServiceWorker } from './network/register-service-worker.ts';
import { browserPageKind, browserPageWords, dataOfRoutes } from './pages/loaded-page.ts';
import { preloadPage } from './pages/page-modules.ts';
import { siteRouter } from './site-router.ts';

async function hydrate(): Promise<void> {
  // This file has what routes import as well, so it runs before the script of Remix that imports them all and
  // sets their modules: in the same go, and before anything that waits.
  await Promise.resolve();
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
  await nextTask();
  await decodeState();
  await nextTask();
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
  atFirstSign(() => {
    fetchRouteCode();
    import('./pages/prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks(), ignore);
  });
  registerServiceWorker();
}

/** Lets a tap be answered between two steps that take long together on a slow phone. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Links lead to their pages without it. */
const ignore = (): void => undefined;

/**
 * React renders a block that waits anew, with the same HTML, where an update cannot wait until it is hydrated:
 * a link to a part of the page is one (docs/decisions/0054). That is no error; all others are.
 */
function reportRecovered(error: unknown): void {
  const isBlockAnew = /error #421;|Suspense boundary received an update before/.test(String(error));
  if (!isBlockAnew) reportError(error);
}

/**
 * Waits until Remix has decoded the page's state. The one workaround here that leans on how Remix works inside.
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

// After the listener above, whose errors are none.
startErrorReports();

onReloadRefused(followToDocument);

// Whoever goes back to a page that the browser has kept whole may have logged out since (SEC-05).
addEventListener('pageshow', ({ persisted }) => {
  const root = siteRouter()?.state.loaderData.root as RootData | undefined;
  if (persisted && root?.user) reloadPage();
});

void hydrate();
