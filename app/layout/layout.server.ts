/**
 * The layout of a market: asked from the backend, remembered, and asked again once it is old
 * (API-01). A failure is ignored: the last good answer serves, or else a built-in minimum.
 */
import type { Layout } from '../../contract/layout.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import type { Market, MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';

const FRESH_MS = 2_000;

interface Remembered {
  /** The last good answer, or the minimum. */
  readonly layout: Layout;
  /** When the backend last answered or failed to. */
  readonly at: number;
  /** The market's, on which it was asked: the menu counts what is offered then. */
  readonly day: CalendarDate;
  /** Of the catalogue when it was asked; null where nobody knew. */
  readonly version: string | null;
  readonly isFallback: boolean;
}

const remembered = new Map<MarketId, Remembered>();
const underWay = new Map<MarketId, Promise<Remembered>>();

/**
 * The layout of the client's market. A failure is remembered as long as an answer is: a backend that
 * hangs would else hold up every page for the whole time-out. One request at a time asks again, and
 * what is known serves the others meanwhile.
 */
export async function readLayout(api: ApiClient): Promise<Layout> {
  const market = api.market.id;
  const known = remembered.get(market);
  const asked = underWay.get(market);
  if (known && (isFresh(known, api) || asked)) return recalled(known, api);
  const asking = asked ?? askLayout(api).finally(() => underWay.delete(market));
  underWay.set(market, asking);
  return recalled(await asking, api);
}

/** Not that of another day or catalogue, so that a change shows with the pages (REL-04). */
function isFresh(known: Remembered, { catalogueVersion, market }: ApiClient): boolean {
  if (performance.now() - known.at >= FRESH_MS || known.day !== dayOf(market)) return false;
  return catalogueVersion === null || known.version === catalogueVersion;
}

/** Whoever keeps the page has to know what it is made of, also where it was asked for by another. */
function recalled({ layout, ...known }: Remembered, { noteSource, market }: ApiClient): Layout {
  const isFallback = known.isFallback || known.day !== dayOf(market);
  noteSource?.({ version: known.version, changesAtMs: null, isFallback });
  return layout;
}

async function askLayout(api: ApiClient): Promise<Remembered> {
  const market = api.market.id;
  const day = dayOf(api.market);
  const result = await api.layout();
  const layout =
    result.outcome === 'success'
      ? result.data.data
      : (remembered.get(market)?.layout ?? MINIMAL_LAYOUT);
  const answer = {
    layout,
    at: performance.now(),
    day,
    version: api.catalogueVersion,
    isFallback: result.outcome !== 'success',
  };
  remembered.set(market, answer);
  return answer;
}

function dayOf({ timeZone }: Market): CalendarDate {
  return todayIn(timeZone, Date.now());
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
    // Fees are the operator's word alone.
    cancellationFees: [],
    flexibleCancellationPrice: {},
    decisionDays: 42,
  },
  header: { menu: [] },
  footer: { columns: [], legalMessage: '', badges: [], payments: [] },
  contacts: { books: {}, blocks: [] },
  beans: [],
};
