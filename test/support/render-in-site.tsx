/** Draws a component as a page of a market would hold it, for unit tests of what is drawn. */
import { createInstance, type i18n as I18next } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import type { RootData } from '../../app/i18n/site.ts';
import { I18NEXT_OPTIONS } from '../../app/i18n/i18next-options.ts';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import { SHARED_NAMESPACES, type WordNamespace } from '../../app/i18n/word-namespaces.ts';
import type { MenuData } from '../../app/layout/menu.ts';
import { readSettings } from '../../config/settings.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';
import { MARKETS, type Currency, type MarketId } from '../../domain/market.ts';

export interface DrawnSite {
  readonly marketId?: MarketId;
  readonly currency?: Currency;
  /** Who stands behind it; nobody by default. */
  readonly company?: RootData['company'];
  /** Shown in its place in a demonstration. */
  readonly inventedCompany?: RootData['company'];
  /** Path and query of the page. */
  readonly address?: string;
  /** Who is logged in. */
  readonly user?: RootData['user'];
  /** Base of the account site; null for the account area of the site itself. */
  readonly accountUrl?: RootData['accountUrl'];
  /** Flags that are on. */
  readonly flags?: RootData['flags'];
  /** Entries of the header's menu; none by default. */
  readonly menu?: MenuData['menu'];
  /** Parts of the layout that the element draws. */
  readonly layout?: Partial<RootData['layout']>;
  /** Catalogues that have been loaded beside the shared ones, as in a browser; by default all of them. */
  readonly words?: readonly WordNamespace[];
}

/** The HTML of an element in a market; the market's own currency by default. */
export async function renderInSite(
  element: ReactNode,
  {
    marketId = 'en-WE',
    currency = MARKETS[marketId].currency,
    address = '/',
    user = null,
    flags = [],
    company = null,
    inventedCompany = null,
    accountUrl = null,
    menu = [],
    layout = {},
    words,
  }: DrawnSite = {},
): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => ({
        ...rootData(marketId, currency, layout),
        user,
        flags,
        company,
        ...(inventedCompany && { inventedCompany }),
        accountUrl,
        menu,
      }),
      element: <Outlet />,
      children: [
        { index: true, element },
        { path: '*', element },
      ],
    },
  ]);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The page is a redirect');
  const i18next = await i18nextOf(MARKETS[marketId].textLocale);
  return renderToStaticMarkup(
    <I18nextProvider i18n={words ? await withWords(i18next, words) : i18next}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
}

/** The same language with some of its words. */
async function withWords(full: I18next, words: readonly WordNamespace[]): Promise<I18next> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    ...I18NEXT_OPTIONS,
    lng: full.language,
    fallbackLng: full.options.fallbackLng,
    ns: [...SHARED_NAMESPACES, ...words],
    resources: {},
  });
  for (const locale of full.languages) {
    for (const namespace of [...SHARED_NAMESPACES, ...words]) {
      instance.addResourceBundle(locale, namespace, full.getResourceBundle(locale, namespace));
    }
  }
  return instance;
}

/** The text that a reader sees: tags taken out, with a space where each was. */
export function visibleText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What components below the layout read of the root loader's data. */
function rootData(marketId: MarketId, currency: Currency, layout: Partial<RootData['layout']>) {
  const { brand, origins } = readSettings({});
  const exchangeRates = { EUR: 1, GBP: 0.86, USD: 1.1 };
  const flexibleCancellationPrice = { EUR: 5900, GBP: 4900, USD: 6500 };
  return {
    marketId,
    currency,
    today: '2027-03-01',
    brand,
    origins,
    imagesBaseUrl: '',
    errorTitles: {},
    dismissedBars: [],
    layout: {
      settings: { ...LAYOUT_SETTINGS, exchangeRates, flexibleCancellationPrice },
      contacts: { books: {}, blocks: [] },
      footer: { columns: [], legalMessage: '', badges: [], payments: [] },
      ...layout,
    },
  };
}
