/**
 * Pages of what the edge refuses and people may come by: an address that is no text (RTE-06), a form that is
 * too large (ERR-01) or does not say where it comes from (SEC-01); in the market's language. Each is made once for a market: whoever sends such requests
 * sends many.
 */
import { acceptedWeights } from '../contract/accepted-weights.ts';
import type { Settings } from '../config/settings.ts';
import { MARKETS, type Market, type MarketId } from '../domain/market.ts';
import { barePage, BARE_PAGE_POLICY } from './bare-page.ts';
import { EDGE_WORDS } from './words/edge-words.ts';

const HEADERS = {
  'content-security-policy': BARE_PAGE_POLICY,
  'cache-control': 'no-store',
  vary: 'accept',
};

const STATUSES = { badAddress: 400, unknownOrigin: 403, tooLarge: 413 } as const;
export type RefusalKind = keyof typeof STATUSES;

/** An answer of each kind and market. */
export function refusalPages(
  settings: Pick<Settings, 'brand'>,
): (kind: RefusalKind, market: Market) => Promise<Response> {
  const pages = new Map<`${RefusalKind} ${MarketId}`, string>();
  return async (kind, { id }) => {
    const key = `${kind} ${id}` as const;
    const page = pages.get(key) ?? (await pageOf(kind, MARKETS[id], settings.brand.name));
    pages.set(key, page);
    const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
    return new Response(page, { status: STATUSES[kind], headers });
  };
}

/** Whether the client takes pages, by the range that names them most closely (RFC 9110, 12.5.1). */
export function takesPages(accept = '*/*'): boolean {
  const weights = acceptedWeights(accept);
  const weight = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return weight > 0;
}

function pageOf(kind: RefusalKind, market: Market, brandName: string): Promise<string> {
  const { [kind]: words, home } = EDGE_WORDS[market.language];
  return barePage({ ...words, market, brandName, link: { href: '/', text: home } });
}
