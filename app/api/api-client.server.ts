/**
 * The site's one client for the contract (API-04): in process or remote, with a time-out, one retry of
 * calls that change nothing, and no call made twice for one page. Answers are checked on arrival; a
 * bad shape is logged and counts as no answer (API-02).
 */
import type { Logger } from 'pino';
import type { z } from 'zod';
import { errorAnswerSchema } from '../../contract/answer.ts';
import { customPageAnswerSchema } from '../../contract/custom-page.ts';
import { enquiryAnswerSchema, type EnquiryRequest } from '../../contract/enquiry.ts';
import type { Filters } from '../../contract/filters.ts';
import {
  ANONYMOUS_ID_HEADER,
  API_PREFIX,
  MARKET_HEADER,
  REFERER_URL_HEADER,
} from '../../contract/headers.ts';
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
  tourAnswerSchema,
  travelAnswerSchema,
} from '../../contract/travel.ts';
import type { Market } from '../../domain/market.ts';
import type { ApiTransport } from '../load-context.ts';
import type { ApiResult } from './api-result.ts';

export interface ApiClientOptions {
  readonly transport: ApiTransport;
  readonly baseUrl: string;
  readonly market: Market;
  readonly timeoutMs: number;
  readonly log: Logger;
  /** Sent in live mode only (API-03). */
  readonly visitor: { readonly path: string; readonly anonymousId: string | null } | null;
}

interface Call<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Whether calling twice does no harm, so that a failed call may be tried again. */
  readonly isIdempotent: boolean;
  readonly answer: Schema;
}

/** Statuses with which the backend, or a proxy before it, says that it cannot answer now. */
const RETRIED_STATUSES: readonly number[] = [502, 503, 504];

/** The call that stands where a travel of this slug would, so that none has it. */
const TOP_SELLERS = 'top-sellers';

export type ApiClient = ReturnType<typeof createApiClient>;

/** A client for one request of one visitor: answers are shared within it, never beyond. */
export function createApiClient(options: ApiClientOptions) {
  const underWay = new Map<string, Promise<ApiResult<unknown>>>();

  function call<Schema extends z.ZodType>(
    request: Call<Schema>,
  ): Promise<ApiResult<z.infer<Schema>>> {
    if (!request.isIdempotent) return callWithRetry(request, options);
    const key = `${request.method} ${request.path} ${JSON.stringify(request.body)}`;
    let result = underWay.get(key);
    if (!result) {
      result = callWithRetry(request, options);
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
    coordinator: (id: string) =>
      get(`/coordinators/${encodeURIComponent(id)}`, coordinatorAnswerSchema),
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

async function callWithRetry<Schema extends z.ZodType>(
  request: Call<Schema>,
  options: ApiClientOptions,
): Promise<ApiResult<z.infer<Schema>>> {
  // One deadline over both tries: a page never waits twice.
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const first = await callOnce(request, options, deadline);
  if (first.outcome !== 'unavailable' || !request.isIdempotent || deadline.aborted) return first;
  return callOnce(request, options, deadline);
}

async function callOnce<Schema extends z.ZodType>(
  { method, path, body, answer }: Call<Schema>,
  { transport, baseUrl, market, log, visitor }: ApiClientOptions,
  signal: AbortSignal,
): Promise<ApiResult<z.infer<Schema>>> {
  const headers = new Headers({ accept: 'application/json', [MARKET_HEADER]: market.id });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (visitor) {
    headers.set(REFERER_URL_HEADER, visitor.path);
    if (visitor.anonymousId) headers.set(ANONYMOUS_ID_HEADER, visitor.anonymousId);
  }
  const request = new Request(`${baseUrl}${API_PREFIX}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    redirect: 'manual',
  });
  const ask = async () => readAnswer(await transport(request), answer, `${method} ${path}`, log);
  try {
    return await Promise.race([ask(), abortion(signal)]);
  } catch (error) {
    log.warn({ err: error, call: `${method} ${path}` }, 'backend call failed');
    return { outcome: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Rejects when the signal says so: a backend in process does not look at it. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  call: string,
  log: Logger,
): Promise<ApiResult<z.infer<Schema>>> {
  if (RETRIED_STATUSES.includes(response.status)) {
    log.warn({ call, status: response.status }, 'backend unavailable');
    await response.body?.cancel();
    return { outcome: 'unavailable', reason: String(response.status) };
  }
  const json: unknown = await response.json();
  if (response.ok) {
    const parsed = schema.safeParse(json);
    if (parsed.success) return { outcome: 'success', data: parsed.data };
    log.error({ call, issues: parsed.error.issues.slice(0, 5) }, 'backend answer of a wrong shape');
    return { outcome: 'unavailable', reason: 'shape' };
  }
  const failed = errorAnswerSchema.safeParse(json);
  if (!failed.success) {
    log.error({ call, status: response.status }, 'backend error of a wrong shape');
    return { outcome: 'unavailable', reason: 'shape' };
  }
  const { error, meta } = failed.data;
  if (response.status === 418 && meta) {
    return {
      outcome: 'redirect',
      redirect: { status: meta.httpStatusCode, to: meta.redirectTo },
    };
  }
  if (response.status === 404 || response.status === 410) {
    return { outcome: 'missing', isGone: response.status === 410 };
  }
  if (response.status >= 500) return { outcome: 'unavailable', reason: error.key };
  return { outcome: 'refused', key: error.key, message: error.message };
}
