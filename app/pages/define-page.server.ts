/**
 * Pages: what the splat route shows (RTE-05). Each kind is a folder here, named as its kind, with
 *
 * - `page-facts.ts`: what the browser knows of the kind before such a page comes
 * - `page.server.ts`: its definition, by `definePage`
 * - `page.tsx`: the component, its default export, in a chunk of its own
 * - styles, parts and tests
 *
 * a line in `pages.server.ts`, and its paths in `contract/route-path-table.ts`. Facts, definition and component
 * are separate files because a definition in the browser would bring the loader along, and a component that is
 * imported at once has no chunk of its own. A definition imports no styles either: the server would order them
 * otherwise than the browser, and the build would end with two stylesheets over its budget.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Settings } from '../../config/settings.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import type { RoutingKey } from '../../contract/route-paths.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { MarketDay } from '../../domain/meetup-search.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import type { PageFrame } from '../layout/page-frame.ts';
import type { ModalName } from '../modals/modal-names.ts';
import { obeyedRedirect } from '../seo/obeyed-redirect.server.ts';
import type { PageSeo } from '../seo/page-seo.ts';

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

/** What is known of a request before the layout's answer is there. */
type PageRequest = Pick<
  PageLoaderArguments,
  'api' | 'market' | 'url' | 'routingKey' | 'parameters'
>;

export interface PageFacts {
  /** Word catalogues beside those that every page has. */
  readonly words: readonly WordNamespace[];
  /**
   * Whether `load` reads the query. Where it does not, the components read it from the address, and a change
   * of the query alone asks for nothing. Where it reads one thing of it, this reads the same.
   */
  readonly loadReadsQuery: boolean | ((query: URLSearchParams) => unknown);
  /** Modals whose data `load` gives with their own address alone. */
  readonly modalsWithData?: readonly ModalName[];
}

/** A page ready to be drawn. */
export interface PageAnswer<Data> {
  readonly status: number;
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly data: Data;
  /** Of the answer, beside those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Word catalogues that this page needs beside those of its kind. */
  readonly moreWords?: readonly WordNamespace[];
}

/**
 * The part of the query that changes the page, whether `load` or a component reads it. Pages are kept by what
 * is printed, and drawn from it (decision 0027): a parameter that is missing here is not seen.
 * Tracking parameters belong to no page.
 */
interface PageQuery<Query> {
  readonly parse: (params: URLSearchParams, day: MarketDay) => Query;
  /** Null where the page must not be kept: it redirects, or repeats what one visitor typed. */
  readonly print: (query: Query) => URLSearchParams | null;
}

export const NO_QUERY: PageQuery<null> = {
  parse: () => null,
  print: () => new URLSearchParams(),
};

/** Answer of a main call; null for a page without one. */
export type MainAnswer = ApiResult<unknown> | null;

export interface Page<Kind extends string, Main extends MainAnswer, Query, Data> {
  readonly kind: Kind;
  readonly facts: PageFacts;
  /** Whether everybody who asks alike gets the same bytes, so that they can be kept, or each visitor their own. */
  readonly cache: 'shared' | 'private';
  readonly query: PageQuery<Query>;
  /**
   * The call that the page cannot do without. It runs beside the layout's call. Null where it would need the
   * layout's currency or the market's day first. It never rejects: a failed call is an outcome.
   */
  readonly fetchMain: (request: PageRequest) => Promise<Main>;
  /** `main` is the running main call, so that other calls can run beside it. */
  readonly load: (
    args: PageLoaderArguments & { readonly main: Promise<Main>; readonly query: Query },
  ) => Promise<PageAnswer<Data>>;
}

export function definePage<
  const Kind extends string,
  Main extends MainAnswer,
  Query,
  Data extends object,
>(page: Page<Kind, Main, Query, Data>): Page<Kind, Main, Query, Data> {
  return page;
}

/**
 * Loads a page.
 * @param main its main call, where it runs already
 * @throws Response where there is no page to show: an error or a redirect
 */
export function loadPage<Kind extends string, Main extends MainAnswer, Query, Data>(
  page: Page<Kind, Main, Query, Data>,
  args: PageLoaderArguments,
  main: Promise<Main> = page.fetchMain(args),
): Promise<PageAnswer<Data>> {
  const { url, today, market } = args;
  const { firstDayOfWeek } = market;
  const query = page.query.parse(url.searchParams, { today, firstDayOfWeek });
  return page.load({ ...args, main, query });
}

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
