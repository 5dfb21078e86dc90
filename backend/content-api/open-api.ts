/** The OpenAPI 3.1 description of the backend, made of the contract's own schemas (API-04). */
import { z } from 'zod';
import { NETWORK_HEADER, PERSON_HEADER } from '../../contract/asserted-person.ts';
import { errorAnswerSchema } from '../../contract/answer.ts';
import type { CallDescription } from '../../contract/call-description.ts';
import { CALLS } from '../../contract/calls.ts';
import { API_PREFIX, MARKET_HEADER } from '../../contract/headers.ts';
import { MARKET_IDS } from '../../domain/market.ts';

type JsonSchema = Readonly<Record<string, unknown>>;
/** Schemas that others refer to, by their name. */
type Components = Record<string, unknown>;

let document: JsonSchema | undefined;

/** Made once; its schemas are those that the calls are checked with. */
export function openApiDocument(): JsonSchema {
  document ??= makeDocument();
  return document;
}

function makeDocument(): JsonSchema {
  const schemas: Components = {};
  schemas.Error = schemaOf(errorAnswerSchema, 'output', 'Error', schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Group-travel catalogue and content', version: '1' },
    servers: [{ url: API_PREFIX }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'One of BACKEND_TOKEN' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The person’s own, of the login provider',
        },
      },
    },
  };
}

function operationOf(call: CallDescription, schemas: Components): Record<string, unknown> {
  const name = operationName(call);
  return {
    operationId: name,
    summary: call.summary,
    ...(call.isByAccessToken && { security: [{ accessToken: [] }] }),
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: json(schemaOf(call.body, 'input', `${name}Body`, schemas)),
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: json(schemaOf(call.answer, 'output', `${name}Answer`, schemas)),
      },
      ...Object.fromEntries(
        [...call.failures, 401, ...(call.body ? [415] : [])].map((status) => [
          status,
          { description: 'Why not', content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

/** e.g. `getTravelsTopSellers`. */
function operationName({ method, path }: CallDescription): string {
  const words = path.split(/[^a-z]+/).filter(Boolean);
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

const MARKET_PARAMETER = { name: MARKET_HEADER, in: 'header', schema: { enum: MARKET_IDS } };
const PERSON_DESCRIPTION =
  'For whom the call is made: a JSON Web Token (HS256; iss "site", aud "backend", sub, exp, email where the ' +
  'provider has proven one), signed with HMAC-SHA256 of "person assertion" by the token';

const NETWORK_PARAMETER = {
  name: NETWORK_HEADER,
  in: 'header',
  required: false,
  description:
    'The network of the visitor (IPv4 /24, IPv6 /56) by which the call is limited: a JSON Web Token like x-person, ' +
    'with network in place of sub; without it all visitors are one network',
  schema: { type: 'string' },
};

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
  const person = call.person && {
    name: PERSON_HEADER,
    in: 'header',
    required: call.person !== 'possible',
    description: PERSON_DESCRIPTION,
    schema: { type: 'string' },
  };
  return [
    ...inPath,
    ...inQuery,
    MARKET_PARAMETER,
    ...(person ? [person] : []),
    ...(call.isLimited ? [NETWORK_PARAMETER] : []),
  ];
}

function json(schema: JsonSchema): Record<string, unknown> {
  return { 'application/json': { schema } };
}

/** What refers to itself moves to the document's components: `#/$defs` is the document's own root. */
function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  schemas: Components,
): JsonSchema {
  const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', `"#/components/schemas/${name}`);
  const { $defs, ...own } = JSON.parse(text) as JsonSchema & { readonly $defs?: JsonSchema };
  for (const [key, part] of Object.entries($defs ?? {})) schemas[`${name}${key}`] = part;
  return own;
}
