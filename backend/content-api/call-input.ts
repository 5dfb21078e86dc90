/** What a call brings, checked: its market, its body, its query. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { MARKET_HEADER } from '../../contract/headers.ts';
import { MARKETS, isMarketId, type Market } from '../../domain/market.ts';
import { ApiError } from './api-error.ts';

/** @throws ApiError for a market that there is not. */
export function marketOfCall(context: Context): Market {
  const id = context.req.header(MARKET_HEADER) ?? 'en-WE';
  if (!isMarketId(id)) throw new ApiError('BAD_REQUEST', `There is no market "${id}"`);
  return MARKETS[id];
}

/** @throws ApiError for a body that is no JSON or does not fit the schema. */
export async function bodyOfCall<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  let json: unknown;
  try {
    json = await context.req.json();
  } catch {
    throw new ApiError('BAD_REQUEST', 'The body is no JSON');
  }
  return checked(schema, json);
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
