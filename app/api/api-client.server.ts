/**
 * The site's one client for the contract (API-04): in process or remote, and no call made twice for one
 * page. `backend-call.server.ts` makes a call.
 */
import type { z } from 'zod';
import { customPageAnswerSchema } from '../../contract/custom-page.ts';
import { enquiryAnswerSchema, type EnquiryRequest } from '../../contract/enquiry.ts';
import { eventsAnswerSchema, type EventsQuery } from '../../contract/event.ts';
import type { Filters } from '../../contract/filters.ts';
import { layoutAnswerSchema } from '../../contract/layout.ts';
import {
  topSellersAnswerSchema,
  toursAnswerSchema,
  travelsAnswerSchema,
  travelsPageAnswerSchema,
  type TopSellersQuery,
} from '../../contract/listing.ts';
import {
  coordinatorAnswerSchema,
  coordinatorsAnswerSchema,
  tourAnswerSchema,
  travelAnswerSchema,
} from '../../contract/travel.ts';
import type { ApiResult } from './api-result.ts';
import { callBackend, type BackendCall, type BackendCallOptions } from './backend-call.server.ts';

/** The call that stands where a travel of this slug would, so that none has it. */
const TOP_SELLERS = 'top-sellers';

export type ApiClient = ReturnType<typeof createApiClient>;

/** A client for one request of one visitor: answers are shared within it, never beyond. */
export function createApiClient(options: BackendCallOptions) {
  const underWay = new Map<string, Promise<ApiResult<unknown>>>();

  function call<Schema extends z.ZodType>(
    request: BackendCall<Schema>,
  ): Promise<ApiResult<z.infer<Schema>>> {
    if (!request.isIdempotent) return callBackend(request, options);
    const key = `${request.method} ${request.path} ${JSON.stringify(request.body)}`;
    let result = underWay.get(key);
    if (!result) {
      result = callBackend(request, options);
      underWay.set(key, result);
    }
    return result as Promise<ApiResult<z.infer<Schema>>>;
  }

  const get = <Schema extends z.ZodType>(path: string, answer: Schema) =>
    call({ method: 'GET', path, isIdempotent: true, answer });
  const list = <Schema extends z.ZodType>(path: string, body: Filters, answer: Schema) =>
    call({ method: 'POST', path, body, isIdempotent: true, answer });

  return {
    market: options.market,
    layout: () => get('/layouts', layoutAnswerSchema),
    customPage: (lookup: { routingKey: string } | { slug: string }) =>
      get(`/custompages/show?${new URLSearchParams(lookup)}`, customPageAnswerSchema),
    topSellers: (query: TopSellersQuery) =>
      get(`/travels/${TOP_SELLERS}?${topSellersParameters(query)}`, topSellersAnswerSchema),
    tours: (filters: Filters) => list('/tours', filters, toursAnswerSchema),
    travels: (filters: Filters) => list('/travels', filters, travelsAnswerSchema),
    travelsPage: (filters: Filters) => list('/travels/paginated', filters, travelsPageAnswerSchema),
    travel: async (slug: string): Promise<ApiResult<z.infer<typeof travelAnswerSchema>>> =>
      slug === TOP_SELLERS
        ? { outcome: 'missing', isGone: false }
        : get(`/travels/${encodeURIComponent(slug)}`, travelAnswerSchema),
    tour: (code: string) => get(`/tours/${encodeURIComponent(code)}`, tourAnswerSchema),
    coordinators: () => get('/coordinators', coordinatorsAnswerSchema),
    coordinator: (id: string) =>
      get(`/coordinators/${encodeURIComponent(id)}`, coordinatorAnswerSchema),
    events: (query: EventsQuery) =>
      get(`/events?${new URLSearchParams(query)}`, eventsAnswerSchema),
    sendEnquiry: (enquiry: EnquiryRequest) =>
      // Its idempotency key makes a second call harmless.
      call({
        method: 'POST',
        path: '/enquiries',
        body: enquiry,
        isIdempotent: true,
        answer: enquiryAnswerSchema,
      }),
  };
}

function topSellersParameters({ search, countries, continents }: TopSellersQuery): URLSearchParams {
  return new URLSearchParams([
    ['search', search],
    ...countries.map((country) => ['countries[]', country]),
    ...continents.map((continent) => ['continents[]', continent]),
  ]);
}
