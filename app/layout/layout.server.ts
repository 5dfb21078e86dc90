/**
 * The layout of a market: asked from the backend, remembered, and asked again once it is old
 * (API-01). A failure is ignored: the last good answer serves, or else a built-in minimum.
 */
import type { Layout } from '../../contract/layout.ts';
import type { MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';

const FRESH_MS = 2_000;

interface Remembered {
  readonly layout: Layout;
  readonly at: number;
}

const lastGood = new Map<MarketId, Remembered>();

export async function readLayout(api: ApiClient): Promise<Layout> {
  const known = lastGood.get(api.market.id);
  if (known && performance.now() - known.at < FRESH_MS) return known.layout;
  const result = await api.layout();
  if (result.outcome !== 'success') return known?.layout ?? MINIMAL_LAYOUT;
  lastGood.set(api.market.id, { layout: result.data.data, at: performance.now() });
  return result.data.data;
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
    decisionDays: 42,
  },
  geolocation: { currency: null },
  header: { menu: [] },
  footer: { columns: [], legalMessage: '' },
  contacts: { books: {}, blocks: [] },
  beans: [],
};
