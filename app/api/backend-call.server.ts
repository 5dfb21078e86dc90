/**
 * One call to the backend (API-04): with a time-out over all tries and one retry of a call that changes
 * nothing. The answer is checked on arrival; a bad shape is logged and counts as no answer (API-02).
 */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RequestFields } from '../../config/log.ts';
import {
  NETWORK_HEADER,
  PERSON_HEADER,
  signNetwork,
  signPerson,
  type AssertedPerson,
} from '../../contract/asserted-person.ts';
import { errorAnswerSchema, redirectAnswerSchema } from '../../contract/answer.ts';
import { answerSource, NO_ANSWER, type AnswerSource } from '../../contract/answer-source.ts';
import {
  ANONYMOUS_ID_HEADER,
  API_PREFIX,
  MARKET_HEADER,
  NETWORK_IN_LOG_HEADER,
  REFERER_URL_HEADER,
  REQUEST_ID_HEADER,
} from '../../contract/headers.ts';
import { textWithin } from '../../contract/text-within.ts';
import { alternativeSchema } from '../../contract/travel.ts';
import type { Market } from '../../domain/market.ts';
import type { ApiTransport } from '../load-context.ts';
import type { ApiResult } from './api-result.ts';

/** By which the backend knows the site (API-04). */
export interface BackendCredentials {
  /** Of a remote backend; null for the embedded one, which nobody else reaches. */
  readonly token: string | null;
  /** With which the site signs for whom a call is made. */
  readonly assertionSecret: string;
}

export interface BackendCallOptions {
  readonly transport: ApiTransport;
  readonly baseUrl: string;
  readonly market: Market;
  readonly credentials: BackendCredentials;
  readonly timeoutMs: number;
  /** That a question may take beside, for a language model that the backend asks (AI-01); 0 where there is none. */
  readonly modelTimeoutMs?: number;
  /** Of an answer: one with more counts as none. */
  readonly mostBytes: number;
  /** That the visitor is in, for calls that are limited by it (NEWS-01, TRV-13); null where nobody knows. */
  readonly network: string | null;
  /** Ends every call of a page together: HTML is due whatever is down (architecture, Faults). */
  readonly pageDeadline: AbortSignal;
  readonly log: Logger;
  /** Told of each answer, and of each that did not come. */
  readonly noteSource?: (source: AnswerSource) => void;
  /** Version of the catalogue as far as the process knows; null: unknown. */
  readonly catalogueVersion?: string | null;
  /** For the log of a remote backend. */
  readonly requestFields?: RequestFields | null;
  /** Sent in live mode only (API-03). */
  readonly visitor: { readonly path: string; readonly anonymousId: string | null } | null;
}

export interface BackendCall<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** For whom the call is made, where that makes a difference. */
  readonly person?: AssertedPerson | null;
  /** Whether it is limited by network. */
  readonly isLimited?: boolean;
  /** Whether a language model may be asked for it, which takes its time. */
  readonly asksModel?: boolean;
  /** Whether calling twice does no harm, so that a failed call may be tried again. */
  readonly isIdempotent: boolean;
  readonly answer: Schema;
}

const alternativesSchema = z.array(alternativeSchema);

/** Statuses with which the backend, or a proxy before it, says that it cannot answer now. */
const RETRIED_STATUSES: readonly number[] = [502, 503, 504];

/** Asks the backend; it never rejects, and never takes longer than its deadline. */
export async function callBackend<Schema extends z.ZodType>(
  request: BackendCall<Schema>,
  options: BackendCallOptions,
): Promise<ApiResult<z.infer<Schema>>> {
  const result = await callTwice(request, options);
  if (result.outcome === 'unavailable') options.noteSource?.(NO_ANSWER);
  return result;
}

async function callTwice<Schema extends z.ZodType>(
  request: BackendCall<Schema>,
  options: BackendCallOptions,
): Promise<ApiResult<z.infer<Schema>>> {
  // One deadline over both tries: a page never waits twice.
  const timeoutMs = options.timeoutMs + (request.asksModel ? (options.modelTimeoutMs ?? 0) : 0);
  return within(timeoutMs, options.pageDeadline, async (deadline) => {
    const first = await callOnce(request, options, deadline);
    if (first.outcome !== 'unavailable' || !request.isIdempotent || deadline.aborted) return first;
    return callOnce(request, options, deadline);
  });
}

/**
 * Works with a deadline that is gone once the work is done. `AbortSignal.timeout` lasts for its whole time, and with
 * it the answers of whoever listens to it: hundreds of pages of a busy process.
 *
 * @param outer ends it too; null for none
 */
export async function within<Result>(
  timeoutMs: number,
  outer: AbortSignal | null,
  work: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const end = (): void => deadline.abort(outer?.reason);
  const timer = setTimeout(
    () => deadline.abort(new DOMException('No answer in time', 'TimeoutError')),
    timeoutMs,
  );
  if (outer?.aborted) end();
  else outer?.addEventListener('abort', end);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

async function callOnce<Schema extends z.ZodType>(
  { method, path, body, person, isLimited, answer }: BackendCall<Schema>,
  {
    transport,
    baseUrl,
    credentials,
    mostBytes,
    log,
    network,
    noteSource,
    ...caller
  }: BackendCallOptions,
  signal: AbortSignal,
): Promise<ApiResult<z.infer<Schema>>> {
  if (signal.aborted) return { outcome: 'unavailable', reason: 'no time left' };
  const headers = callerHeaders(caller);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const { token, assertionSecret } = credentials;
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (person) headers.set(PERSON_HEADER, await signPerson(person, assertionSecret, Date.now()));
  if (isLimited && network !== null)
    headers.set(NETWORK_HEADER, await signNetwork(network, assertionSecret, Date.now()));
  const request = new Request(`${baseUrl}${API_PREFIX}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    redirect: 'manual',
  });
  const ask = async () => {
    const response = await transport(request);
    const result = await readAnswer(response, answer, `${method} ${path}`, { log, mostBytes });
    if (result.outcome !== 'unavailable') noteSource?.(answerSource(response.headers));
    return result;
  };
  try {
    return await Promise.race([ask(), abortion(signal)]);
  } catch (error) {
    log.warn({ err: error, call: `${method} ${path}` }, 'backend call failed');
    return { outcome: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** What every call says of the request that it is made for. */
export function callerHeaders({
  market,
  requestFields,
  visitor,
}: Pick<BackendCallOptions, 'market' | 'requestFields' | 'visitor'>): Headers {
  const headers = new Headers({ accept: 'application/json', [MARKET_HEADER]: market.id });
  if (requestFields) {
    headers.set(REQUEST_ID_HEADER, requestFields.requestId);
    headers.set(NETWORK_IN_LOG_HEADER, requestFields.network);
  }
  if (visitor) {
    headers.set(REFERER_URL_HEADER, visitor.path);
    if (visitor.anonymousId) headers.set(ANONYMOUS_ID_HEADER, visitor.anonymousId);
  }
  return headers;
}

/** Rejects when the signal says so: a backend in process does not look at it. */
export function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  call: string,
  { log, mostBytes }: Pick<BackendCallOptions, 'log' | 'mostBytes'>,
): Promise<ApiResult<z.infer<Schema>>> {
  if (RETRIED_STATUSES.includes(response.status)) {
    log.warn({ call, status: response.status }, 'backend unavailable');
    response.body?.cancel().catch(() => {});
    return { outcome: 'unavailable', reason: String(response.status) };
  }
  const text = await textWithin(response, mostBytes);
  if (text === null) {
    log.error({ call, mostBytes }, 'backend answer too large');
    return { outcome: 'unavailable', reason: 'size' };
  }
  const json = wellFormedJson(text);
  if (response.ok) {
    const parsed = schema.safeParse(json);
    if (parsed.success) return { outcome: 'success', data: parsed.data };
    log.error({ call, issues: parsed.error.issues.slice(0, 5) }, 'backend answer of a wrong shape');
    return { outcome: 'unavailable', reason: 'shape' };
  }
  const redirect = response.status === 418 ? redirectAnswerSchema.safeParse(json).data : null;
  if (redirect) {
    const { httpStatusCode: status, redirectTo: to } = redirect.meta;
    return { outcome: 'redirect', redirect: { status, to } };
  }
  const failed = errorAnswerSchema.safeParse(json);
  if (!failed.success) {
    log.error({ call, status: response.status }, 'backend error of a wrong shape');
    return { outcome: 'unavailable', reason: 'shape' };
  }
  const { error } = failed.data;
  if (response.status === 404 || response.status === 410) {
    const alternatives = alternativesSchema.safeParse(error.extra?.alternatives).data;
    const isGone = response.status === 410;
    return { outcome: 'missing', isGone, ...(alternatives?.length && { alternatives }) };
  }
  if (response.status >= 500) return { outcome: 'unavailable', reason: error.key };
  const retryAfterS = Number(response.headers.get('retry-after'));
  return {
    outcome: 'refused',
    key: error.key,
    message: error.message,
    ...(retryAfterS > 0 && { retryAfterS }),
    ...(error.extra && { extra: error.extra }),
  };
}

/** Half of a character, as JSON writes it: a surrogate without the other that belongs to it. */
const HALF =
  /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!(?<!\\)(?:\\\\)*\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i;

/**
 * What a backend sent, its texts well-formed (CMS-02): where one was cut in the middle of an emoji, the
 * server's HTML would have another sign than the browser draws, and React would draw the page anew.
 * @throws SyntaxError for what is no JSON
 */
export function wellFormedJson(text: string): unknown {
  if (!HALF.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
