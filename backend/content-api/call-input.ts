/** What a call brings, checked: its market, its body, its query. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { MARKET_HEADER } from '../../contract/headers.ts';
import { textWithin } from '../../contract/text-within.ts';
import { MARKETS, isMarketId, type Market } from '../../domain/market.ts';
import {
  NETWORK_HEADER,
  PERSON_HEADER,
  readNetwork,
  readPerson,
  type AssertedPerson,
} from '../../contract/asserted-person.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';

/** @throws ApiError for a market that there is not. */
export function marketOfCall(context: Context): Market {
  const id = context.req.header(MARKET_HEADER) ?? 'en-WE';
  if (!isMarketId(id)) throw new ApiError('BAD_REQUEST', `There is no market "${id}"`);
  return MARKETS[id];
}

/**
 * For whom the call is made; null where it is made for nobody in particular.
 * @throws ApiError for somebody whom the site has not signed for, or too long ago.
 */
export async function personOfCall(
  context: Context,
  { assertionSecrets }: Pick<BackendParts, 'assertionSecrets'>,
): Promise<AssertedPerson | null> {
  const assertion = context.req.header(PERSON_HEADER);
  if (assertion === undefined) return null;
  // By the machine's clock, which the site signs by, whatever day a test has the backend live on.
  const person = await readPerson(assertion, assertionSecrets, Date.now());
  if (!person) throw unsigned(PERSON_HEADER);
  return person;
}

/**
 * The network that the visitor is in; empty where the site does not say.
 * @throws ApiError for one that the site has not signed, or too long ago.
 */
export async function networkOfCall(
  context: Context,
  { assertionSecrets }: Pick<BackendParts, 'assertionSecrets'>,
): Promise<string> {
  const assertion = context.req.header(NETWORK_HEADER);
  if (assertion === undefined) return '';
  const network = await readNetwork(assertion, assertionSecrets, Date.now());
  if (network === null) throw unsigned(NETWORK_HEADER);
  return network;
}

function unsigned(header: string): ApiError {
  return new ApiError('UNAUTHORIZED', `${header} is not signed by the site`, {
    suspicion: { event: 'assertion-refused', details: { header } },
  });
}

/** More than any call needs, so that nobody fills the memory with a body. */
const MAXIMUM_BODY_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Only what says that it is JSON is read: a form of any site can send JSON as `text/plain`.
 * @throws ApiError for a body that is too long, no JSON, or does not fit the schema.
 */
export async function bodyOfCall<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json');
  }
  const text = await textWithin(context.req.raw, MAXIMUM_BODY_BYTES);
  if (text === null) {
    throw new ApiError('BAD_REQUEST', `The body has more than ${MAXIMUM_BODY_BYTES} bytes`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text, withoutNul);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('BAD_REQUEST', 'The body is not valid JSON');
  }
  return checked(schema, json);
}

function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string') assertNoNul(value);
  return value;
}

/**
 * PostgreSQL stores no NUL character, and no text of ours has one.
 * @throws ApiError
 */
export function assertNoNul(text: string): void {
  if (text.includes('\0')) throw new ApiError('BAD_REQUEST', 'The input has a NUL character');
}

/** Query parameters by name; `key[]` gives a list. */
export function queryOfCall<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): z.infer<Schema> {
  const values: Record<string, string | string[]> = {};
  for (const [name, list] of Object.entries(context.req.queries())) {
    if (name.endsWith('[]')) values[name.slice(0, -2)] = list;
    else values[name] = list[0] ?? '';
  }
  return checked(schema, values);
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError('BAD_REQUEST', `${issue?.path.join('.') || 'The input'}: ${issue?.message}`, {
    extra: {
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    },
  });
}
