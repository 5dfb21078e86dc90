/** Hydration: the words and the code of the page that the server drew come first. */
import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { I18NEXT_OPTIONS } from './i18n/i18next-options.ts';
import { addWords, setBrowserI18next } from './i18n/loaded-words.ts';
import { SHARED_NAMESPACES, WORD_NAMESPACES } from './i18n/word-namespaces.ts';
import { localeChain } from './i18n/words.ts';
import { browserMarket } from './i18n/browser-market.ts';
import { setModalLoader } from './modals/modal-intent.ts';
import { browserModal, preloadModal } from './modals/modal-modules.ts';
import { browserPageKind } from './pages/loaded-page.ts';
import { preloadPage } from './pages/page-modules.ts';

async function hydrate(): Promise<void> {
  const locale = browserMarket().textLocale;
  const pageKind = browserPageKind();
  const modal = browserModal();
  setModalLoader((name) => preloadModal(name, locale));
  const i18next = createInstance();
  setBrowserI18next(i18next);
  await i18next.use(initReactI18next).init({
    ...I18NEXT_OPTIONS,
    lng: locale,
    fallbackLng: localeChain(locale).slice(1),
    ns: [...SHARED_NAMESPACES],
    resources: {},
  });
  await Promise.all([
    addWords(locale, SHARED_NAMESPACES),
    addWords(locale, namespacesOfRoute()),
    pageKind ? preloadPage(pageKind, locale) : undefined,
    modal ? preloadModal(modal, locale) : undefined,
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

/** Words that a route beside the localised pages names in its `handle.i18n`. */
function namespacesOfRoute() {
  const named = getInitialNamespaces();
  return WORD_NAMESPACES.filter((namespace) => named.includes(namespace));
}

void hydrate();
