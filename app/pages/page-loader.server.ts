/** What the loader of a page gets, and the ways in which it may end without a page. */
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { Settings } from '../../config/settings.ts';
import { obeyedRedirect } from '../seo/obeyed-redirect.server.ts';
import type { PageAnswer } from './page-answer.ts';

export interface PageLoaderArguments {
  readonly request: Request;
  readonly url: URL;
  readonly context: AppLoadContext;
  readonly settings: Settings;
  readonly market: Market;
  readonly api: ApiClient;
  /** The market's own day, from the injected clock. */
  readonly today: CalendarDate;
  readonly currency: Currency;
  /** Settings of the layout call: rates, terms. */
  readonly layoutSettings: LayoutSettings;
  /** Words of the market, every namespace: `t('travel:days')`. */
  readonly t: TFunction;
  /** Null for a custom page by slug. */
  readonly routingKey: RoutingKey | null;
  readonly parameters: Readonly<Record<string, string>>;
}

export type PageLoader<Data> = (args: PageLoaderArguments) => Promise<PageAnswer<Data>>;

/**
 * The data of a call that the page cannot do without.
 * @throws Response 404 or 410 for what is not there, the redirect that the backend asks for (RTE-07),
 *   or 503 when it gives no answer: never a false 404.
 */
export function requireData<Data>(
  result: ApiResult<Data>,
  asked: Pick<PageLoaderArguments, 'settings' | 'market' | 'url'>,
): Data {
  switch (result.outcome) {
    case 'success':
      return result.data;
    case 'missing':
      // The error page reads what to offer instead.
      if (result.alternatives) {
        throw Response.json({ alternatives: result.alternatives }, { status: 410 });
      }
      throw new Response(null, { status: result.isGone ? 410 : 404 });
    case 'redirect':
      throw obeyedRedirect(result.redirect, asked);
    case 'refused':
      // What the backend refuses was our call, not the visitor's wish: no fault of theirs.
      throw new Response(null, { status: result.key === 'TOO_MANY_REQUESTS' ? 503 : 502 });
    case 'unavailable':
      throw new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  }
}
