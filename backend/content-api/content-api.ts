/**
 * The embedded backend's HTTP side: a Hono app that answers the contract of §7 under `/v1`, with errors
 * of one shape and an OpenAPI description of itself.
 */
import { Hono } from 'hono';
import { API_PREFIX } from '../../contract/headers.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { enquiryCalls } from './enquiry-calls.ts';
import { listingCalls } from './listing-calls.ts';
import { openApiDocument } from './open-api.ts';
import { pageCalls } from './page-calls.ts';
import { travelCalls } from './travel-calls.ts';

export function createContentApi(parts: BackendParts): Hono {
  const api = new Hono();
  // Before `travels/{slug}`, which would take `top-sellers` for a slug.
  api.route('/', listingCalls(parts));
  api.route('/', travelCalls(parts));
  api.route('/', pageCalls(parts));
  api.route('/', enquiryCalls(parts));
  api.get('/openapi.json', (context) => context.json(openApiDocument()));

  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.route(API_PREFIX, api);
  app.notFound(() => new ApiError('NOT_FOUND', 'There is no such call').toResponse());
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse();
    parts.log.error({ err: error }, 'call failed');
    return new ApiError('INTERNAL_ERROR', 'Internal error').toResponse();
  });
  return app;
}
