/** A backend of fixed answers for tests of loaders, which remembers what it was asked. */
import { exampleImage } from '../../app/images/example-image.ts';
import { pino } from 'pino';
import { createApiClient, type ApiClient } from '../../app/api/api-client.server.ts';
import type { ApiTransport } from '../../app/load-context.ts';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import type { PageLoaderArguments } from '../../app/pages/define-page.server.ts';
import { readSettings } from '../../config/settings.ts';
import type { TourCard, TravelCard } from '../../contract/common.ts';
import {
  availableFiltersSchema,
  type ListedTour,
  type ToursAnswer,
  type TravelsPageAnswer,
} from '../../contract/listing.ts';
import { matchRoute } from '../../contract/route-paths.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { MARKETS, type Currency, type MarketId } from '../../domain/market.ts';
import { SITE_CALLS } from './credentials.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';

export interface AskedCall {
  /** Without the prefix of the contract, with the query. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export interface FixedBackend {
  readonly transport: ApiTransport;
  readonly asked: readonly AskedCall[];
}

/** Answers a call's path with a whole answer, an HTTP status alone, or by a function of its body. */
export type FixedAnswers = Readonly<
  Record<
    string,
    object | number | ((call: AskedCall) => object | number | Promise<object | number>)
  >
>;

export function fixedBackend(answers: FixedAnswers): FixedBackend {
  const asked: AskedCall[] = [];
  return {
    asked,
    transport: async (request) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/v1/, '');
      const call: AskedCall = {
        path: `${path}${search}`,
        body: request.method === 'POST' ? ((await request.json()) as AskedCall['body']) : null,
      };
      asked.push(call);
      const found = answers[path] ?? 404;
      const answer = typeof found === 'function' ? await found(call) : found;
      if (typeof answer !== 'number') return Response.json(answer);
      const key = answer === 404 ? 'NOT_FOUND' : 'UNAVAILABLE';
      return Response.json({ response: 'error', error: { key, message: '' } }, { status: answer });
    },
  };
}

export interface LoaderRequest {
  /** Path and query. */
  readonly path: string;
  readonly backend: FixedBackend;
  readonly marketId?: MarketId;
  readonly currency?: Currency;
}

/** What the splat route hands to a page's loader for a request. */
export async function loaderArguments({
  path,
  backend,
  marketId = 'en-WE',
  currency,
}: LoaderRequest): Promise<PageLoaderArguments> {
  const market = MARKETS[marketId];
  const settings = readSettings({});
  const url = new URL(path, settings.origins[marketId]);
  const route = matchRoute(decodeURIComponent(url.pathname), marketId);
  return {
    request: new Request(url),
    url,
    context: { log: pino({ level: 'silent' }) },
    settings,
    market,
    api: apiOver(backend, marketId),
    today: '2027-03-01',
    currency: currency ?? market.currency,
    layoutSettings: LAYOUT_SETTINGS,
    t: (await i18nextOf(market.textLocale)).t,
    routingKey: route?.key ?? null,
    parameters: route?.parameters ?? { slug: url.pathname.slice(1) },
  };
}

export function apiOver({ transport }: FixedBackend, marketId: MarketId = 'en-WE'): ApiClient {
  return createApiClient({
    transport,
    baseUrl: 'http://backend.invalid',
    market: MARKETS[marketId],
    ...SITE_CALLS,
    timeoutMs: 5_000,
    pageDeadline: new AbortController().signal,
    log: pino({ level: 'silent' }),
    visitor: null,
  });
}

/** A confirmed tour to Japan in May 2027 with 5 seats left, unless said otherwise. */
export function tourCard(given: Partial<TourCard> = {}): TourCard {
  return {
    id: 'tour-1',
    code: 'JPN-20270503',
    startingDate: '2027-05-03',
    endingDate: '2027-05-14',
    lastRequestDay: addDays(given.startingDate ?? '2027-05-03', -3),
    salesStatus: 'CONFIRMED',
    freeSeats: 5,
    seatsToConfirm: 0,
    basePrice: { EUR: 200_000, GBP: 172_000 },
    price: { EUR: 200_000, GBP: 172_000 },
    discounted: false,
    lowestPriceOf30Days: null,
    promotion: null,
    ageBadge: 'ALL',
    isForFirstTimers: false,
    isNoSharingRoomAvailable: true,
    leaveDays: 8,
    travel: {
      id: 'travel-1',
      slug: 'japan-by-rail',
      title: 'Japan by rail',
      destinationLabel: 'Japan',
      summary: 'Twelve days by train.',
      numberOfDays: 12,
      continent: 'asia',
      countries: ['JPN'],
      image: exampleImage('old-town'),
      travelStyles: [],
      moods: [],
      badges: [],
    },
    ...given,
  };
}

export function travelCard(given: Partial<TravelCard> = {}): TravelCard {
  const { travel, ...bestTour } = tourCard();
  return { ...travel, bestTour, toursCount: 4, isLowestPrice: true, coordinator: null, ...given };
}

/** Of a backend that counts places and months, and no other choice. */
export const AVAILABLE_FILTERS = availableFiltersSchema.parse({
  continents: [
    { id: 'asia', count: 31 },
    { id: 'america', count: 9 },
    { id: 'south-america', count: 9 },
  ],
  destinations: [
    { id: 'JPN', name: 'Japan', count: 19, continent: 'asia' },
    { id: 'PER', name: 'Peru', count: 9, continent: 'south-america' },
  ],
  months: [{ month: '2027-05', count: 20 }],
});

export function toursAnswer(
  data: readonly (TourCard & Partial<ListedTour>)[],
  given: Partial<ToursAnswer> = {},
): ToursAnswer {
  const listed = data.map((tour) => ({ otherDepartures: 0, ...tour }));
  return { ...pageOf(data.length), travels: null, data: listed, ...given };
}

export function travelsPageAnswer(
  data: readonly TravelCard[],
  given: Partial<TravelsPageAnswer> = {},
): TravelsPageAnswer {
  return { ...pageOf(data.length), data: [...data], ...given };
}

function pageOf(total: number): Omit<TravelsPageAnswer, 'data'> {
  return {
    response: 'success',
    currentPage: 1,
    perPage: 20,
    lastPage: 1,
    total,
    availableFilters: AVAILABLE_FILTERS,
    ignoredFilters: [],
  };
}
