/** The document: head, layout around the page, scripts. */
import './styles/layers.css.ts';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type MetaFunction,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from './network/is-refused.ts';
import { fallbackToDocument } from './network/fallback-to-document.ts';
import { LOAD_AGAIN, SCRIPTS_GONE } from './network/load-again.ts';
import { useFailedBlocksMark } from './blocks/failed-blocks.tsx';
import { useNoteHydration } from './is-page-hydrated.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { Frame } from './layout/frame.tsx';
import { ModalPlace, useAskedModal } from './modals/asked-modal.tsx';
import { scrollKeyOf } from './modals/modal-opener.ts';
import {
  useLoadedData,
  useLoadedFrame,
  useLoadedPage,
  useOneCurrency,
} from './pages/loaded-page.ts';
import { loadRoot } from './layout/root-data.server.ts';
import type { RootData } from './i18n/site.ts';
import { readSavedNoticeCookie } from './wishlist/saved-notice.server.ts';
import { useScriptMark } from './script-mark.ts';
import { DocumentStyles, StylesOfScripts } from './document-styles/document-styles.tsx';
import { metaOf } from './seo/meta.ts';
import { ALL_MARKETS, MARKETS } from '../domain/market.ts';
import { useRenderedQuery } from './page-location.ts';
import { withoutModal } from './modals/modal-address.ts';
import { region as toastRegion } from './ui/toast/toast.css.ts';
import { Toast } from './ui/toast/toast.tsx';
import { visuallyHidden } from './ui/visually-hidden/visually-hidden.css.ts';
import { refocusMain } from './layout/main-part.ts';
import { THEME_COLOUR } from '../brand/brand.ts';
import displayFont from '../brand/fonts/display-latin.woff2?url';
import textFont from '../brand/fonts/text-latin.woff2?url';

// One stylesheet for the site; in development Vite needs to see every file to serve it. Sprinkles come
// by the styles that are made of them: by themselves they would bring their table to the browser.
import.meta.glob(['./**/*.css.ts', '!./styles/sprinkles.css.ts'], { eager: true });

export async function loader(args: LoaderFunctionArgs) {
  const root = await loadRoot(args);
  const isSecure = root.origins[root.marketId].startsWith('https:');
  // A notice is shown once.
  const headers = root.savedNotice && { 'set-cookie': readSavedNoticeCookie(isSecure) };
  return data(root, headers && { headers });
}

/** What stands around the pages is asked for anew after a form; where it does not come, so is the document. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return fallbackToDocument(args, () => args.serverLoader<typeof loader>(), ['root']);
}

/** The title of errors outside of a page. Pages have heads of their own. */
export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  error === undefined || error === null ? [] : metaOf(undefined, matches, error);

/** The layout changes with an action that was taken (a currency was chosen), not with each page. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { formMethod, currentUrl, nextUrl } = change;
  const isAction = formMethod !== undefined && formMethod !== 'GET';
  return (isAction && !isRefused(change)) || currentUrl.origin !== nextUrl.origin;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const page = useLoadedPage();
  const { i18n } = useTranslation();
  const scriptMark = useScriptMark();
  useNoteHydration();
  const customStyles = [root?.barStyles?.address, useLoadedFrame()?.customStyles].filter(
    (href) => href !== undefined,
  );
  // Without the root loader's data, the language that the page is written in tells the market.
  const market = root
    ? MARKETS[root.marketId]
    : (ALL_MARKETS.find(({ textLocale }) => textLocale === i18n.language) ?? MARKETS['en-WE']);
  return (
    <html
      lang={market.languageTag}
      data-market={market.id}
      data-page={page?.kind}
      data-words={page?.words.join(' ')}
      data-query={useRenderedQuery()}
      data-failed-blocks={useFailedBlocksMark()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <meta name="color-scheme" content="light dark" />
        <DocumentStyles stylesheet={root?.stylesheet} />
        {FONT_FILES.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {customStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={root?.brand.name}
          href="/feed.xml"
        />
        {root ? <Meta /> : <HeadOfFailure />}
        <Links />
        <StylesOfScripts stylesheet={root?.stylesheet} />
      </head>
      <body>
        {children}
        <ScriptsGone />
        <script
          nonce={scriptMark}
          dangerouslySetInnerHTML={{ __html: LOAD_AGAIN }}
          suppressHydrationWarning
        />
        <ScrollRestoration nonce={scriptMark} getKey={scrollKeyOf} />
        {/* Not in the head: what is drawn first would come after them. */}
        {page?.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <Scripts nonce={scriptMark} />
      </body>
    </html>
  );
}

/** What `LOAD_AGAIN` shows where loading the page again has not brought its scripts (LAY-14). */
function ScriptsGone() {
  const { t } = useTranslation('layout');
  return (
    <output id={SCRIPTS_GONE} className={toastRegion}>
      <span hidden>
        <Toast tone="notice" text={t('toast.scriptsGone')} dismissLabel={t('toast.dismiss')} />
      </span>
    </output>
  );
}

/** The head where not even the root loader gave its data. */
function HeadOfFailure() {
  const { t } = useTranslation('errors');
  return (
    <>
      <title>{t('kind.other.title')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export default function App() {
  const page = useLoadedPage();
  const modal = useAskedModal(useLoadedData());
  useOneCurrency();
  return (
    <>
      <Frame
        page={useLoadedFrame()}
        alternates={page?.seo.alternates}
        isAwaitingModal={modal.isAwaited}
        // Without scripts too nobody gets behind the modal; with them the browser sees to it.
        isInert={modal.isServerDrawn && modal.component !== null}
      >
        <Outlet />
      </Frame>
      <ModalPlace asked={modal} />
      <PageAnnouncer />
    </>
  );
}

/** Errors outside of a page: an unknown method, a failing root loader. */
export function ErrorBoundary() {
  return <ErrorPage withFrame />;
}

/**
 * Does for a page that scripts bring what a browser does for one that it loads (A11Y-02): screen readers
 * hear its title, and the focus begins at its main part where what had it is gone.
 *
 * The region is there from the start, or they would not hear of the first. Toasts have another: a title is
 * not to be seen, nor dismissed.
 */
function PageAnnouncer() {
  const location = useLocation();
  const page = withoutModal(location);
  const announced = useRef(page);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === page) return;
    announced.current = page;
    setTitle(document.title);
    // Who comes to a part of the page is led there by its address.
    if (!location.hash) refocusMain();
  }, [page, location.hash]);
  return (
    <div aria-live="polite" className={visuallyHidden}>
      {title}
    </div>
  );
}

/** Addresses of the font files, to be preloaded: the rules alone would tell of them too late. */
const FONT_FILES: readonly string[] = [displayFont, textFont];
