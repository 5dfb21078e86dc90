/** What the splat route hands to a page loader, over a backend of fixed answers, for tests. */
import { pino } from 'pino';
import { readSettings } from '../../config/settings.ts';
import { matchRoute } from '../../contract/route-paths.ts';
import { MARKETS, type Currency, type MarketId } from '../../domain/market.ts';
import { createApiClient } from '../../app/api/api-client.server.ts';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import type { ApiTransport } from '../../app/load-context.ts';
import { SITE_CALLS } from './credentials.ts';
import { EXAMPLE_TODAY } from './example-tours.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';
import type { PageLoaderArguments } from '../../app/pages/define-page.server.ts';

export interface ExampleRequest {
  readonly marketId?: MarketId;
  /** Path and query. */
  readonly path: string;
  /** The backend's data by path of the contract; 404 for any other. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly transport?: ApiTransport;
  readonly today?: string;
  readonly currency?: Currency;
  readonly bookingsUrl?: string;
}

export async function exampleArguments({
  marketId = 'en-WE',
  path,
  answers = {},
  transport = answering(answers),
  today = EXAMPLE_TODAY,
  currency,
  bookingsUrl,
}: ExampleRequest): Promise<PageLoaderArguments> {
  const market = MARKETS[marketId];
  const settings = readSettings({ BOOKINGS_URL: bookingsUrl });
  const url = new URL(path, settings.origins[marketId]);
  const route = matchRoute(decodeURIComponent(url.pathname), marketId);
  return {
    request: new Request(url),
    url,
    context: {},
    settings,
    market,
    api: createApiClient({
      transport,
      baseUrl: 'http://backend.invalid',
      market,
      ...SITE_CALLS,
      // Longer than any answer takes on a busy machine.
      timeoutMs: 30_000,
      pageDeadline: AbortSignal.timeout(30_000),
      log: pino({ level: 'silent' }),
      visitor: null,
    }),
    today,
    currency: currency ?? market.currency,
    layoutSettings: LAYOUT_SETTINGS,
    t: (await i18nextOf(market.textLocale)).t,
    routingKey: route?.key ?? null,
    parameters: route?.parameters ?? {},
  };
}

/** A backend that knows these answers by the path of the call, and nothing else. */
export function answering(answers: Readonly<Record<string, unknown>>): ApiTransport {
  return async (request) => {
    const data = answers[new URL(request.url).pathname.replace(/^\/v1/, '')];
    if (data !== undefined) return Response.json({ response: 'success', data });
    return Response.json(
      { response: 'error', error: { key: 'NOT_FOUND', message: 'unknown' } },
      { status: 404 },
    );
  };
}

/** A backend that is down. */
export const unavailable: ApiTransport = async () =>
  Response.json(
    { response: 'error', error: { key: 'UNAVAILABLE', message: 'down' } },
    { status: 503 },
  );
