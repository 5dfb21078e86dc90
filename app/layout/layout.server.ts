/**
 * The layout of a market: asked from the backend, remembered, and asked again once it is old
 * (API-01). A failure is ignored: the last good answer serves, or else a built-in minimum.
 */
import type { Layout } from '../../contract/layout.ts';
import type { MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';

const FRESH_MS = 2_000;

interface Remembered {
  /** The last good answer, or the minimum. */
  readonly layout: Layout;
  /** When the backend last answered or failed to. */
  readonly at: number;
}

const remembered = new Map<MarketId, Remembered>();
const underWay = new Map<MarketId, Promise<Layout>>();

/**
 * The layout of the client's market. A failure is remembered as long as an answer is: a backend that
 * hangs would else hold up every page for the whole time-out. One request at a time asks again, and
 * what is known serves the others meanwhile.
 */
export async function readLayout(api: ApiClient): Promise<Layout> {
  const market = api.market.id;
  const known = remembered.get(market);
  if (known && performance.now() - known.at < FRESH_MS) return known.layout;
  const asked = underWay.get(market);
  if (asked) return known?.layout ?? asked;
  const asking = askLayout(api).finally(() => underWay.delete(market));
  underWay.set(market, asking);
  return asking;
}

async function askLayout(api: ApiClient): Promise<Layout> {
  const market = api.market.id;
  const result = await api.layout();
  const layout =
    result.outcome === 'success'
      ? result.data.data
      : (remembered.get(market)?.layout ?? MINIMAL_LAYOUT);
  remembered.set(market, { layout, at: performance.now() });
  return layout;
}

/** What stands when the backend has never answered: prices in euros, terms of the specification. */
const MINIMAL_LAYOUT: Layout = {
  settings: {
    currencies: [{ isoCode: 'EUR', symbol: '€' }],
    exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
    installmentPayments: false,
    balanceDueDays: 31,
    freeCancellationDays: 31,
    flexibleCancellationDays: 8,
    flexibleCancellationPrice: {},
    decisionDays: 42,
  },
  geolocation: { currency: null },
  header: { menu: [] },
  footer: { columns: [], legalMessage: '', badges: [], payments: [] },
  contacts: { books: {}, blocks: [] },
  beans: [],
};
