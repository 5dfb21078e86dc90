/** The OpenAPI 3.1 description of the backend, made of the contract's own schemas (API-04). */
import { z } from 'zod';
import { errorAnswerSchema } from '../../contract/answer.ts';
import { CALLS, type CallDescription } from '../../contract/calls.ts';
import { API_PREFIX, MARKET_HEADER } from '../../contract/headers.ts';
import { MARKET_IDS } from '../../domain/market.ts';

let document: Readonly<Record<string, unknown>> | undefined;

/** Made once; its schemas are those that the calls are checked with. */
export function openApiDocument(): Readonly<Record<string, unknown>> {
  document ??= {
    openapi: '3.1.0',
    info: { title: 'Group-travel catalogue and content', version: '1' },
    servers: [{ url: API_PREFIX }],
    paths: pathsOf(CALLS),
  };
  return document;
}

function pathsOf(calls: readonly CallDescription[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  }
  return paths;
}

function operationOf(call: CallDescription): Record<string, unknown> {
  return {
    summary: call.summary,
    parameters: parametersOf(call),
    ...(call.body ? { requestBody: { required: true, content: json(call.body, 'input') } } : {}),
    responses: {
      200: { description: 'The answer', content: json(call.answer, 'output') },
      ...Object.fromEntries(
        call.failures.map((status) => [
          status,
          { description: 'Why not', content: json(errorAnswerSchema, 'output') },
        ]),
      ),
    },
  };
}

function parametersOf(call: CallDescription): Record<string, unknown>[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = (call.query ?? []).map((name) => ({
    name,
    in: 'query',
    schema: name.endsWith('[]') ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
  }));
  const market = { name: MARKET_HEADER, in: 'header', schema: { enum: MARKET_IDS } };
  return [...inPath, ...inQuery, market];
}

function json(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  return {
    'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
  };
}
