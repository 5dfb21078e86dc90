/** Draws a component as a page of a market would hold it, for unit tests of what is drawn. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import type { RootData } from '../../app/i18n/site.ts';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import { readSettings } from '../../config/settings.ts';
import { MARKETS, type Currency, type MarketId } from '../../domain/market.ts';

export interface DrawnSite {
  readonly marketId?: MarketId;
  readonly currency?: Currency;
  /** Path and query of the page. */
  readonly address?: string;
  /** Who is logged in. */
  readonly user?: RootData['user'];
  /** Parts of the layout that the element draws. */
  readonly layout?: Partial<RootData['layout']>;
}

/** The HTML of an element in a market; the market's own currency by default. */
export async function renderInSite(
  element: ReactNode,
  {
    marketId = 'en-WE',
    currency = MARKETS[marketId].currency,
    address = '/',
    user = null,
    layout = {},
  }: DrawnSite = {},
): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => ({ ...rootData(marketId, currency, layout), user }),
      element: <Outlet />,
      children: [
        { index: true, element },
        { path: '*', element },
      ],
    },
  ]);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The page is a redirect');
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nextOf(MARKETS[marketId].textLocale)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
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
    layout: {
      settings: { exchangeRates, flexibleCancellationPrice },
      contacts: { books: {}, blocks: [] },
      footer: { columns: [], legalMessage: '', badges: [], payments: [] },
      ...layout,
    },
  };
}
